import AccessibilityModel

extension Highlight.Part: NamedBinary {}
extension Highlight.Style: NamedBinary {}
extension Highlight.Color: NamedBinary {}

extension Highlight: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(part)
    writer.write(style)
    writer.write(color)
    writer.write(element)
    writer.write(text)
    writer.write(range)
    writer.write(area)
    writer.write(list: frames)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      try reader.value(), style: try reader.value(), color: try reader.value(), element: try reader.value(),
      text: try reader.text(), range: try reader.value(), area: try reader.value(), frames: try reader.list())
  }
}
