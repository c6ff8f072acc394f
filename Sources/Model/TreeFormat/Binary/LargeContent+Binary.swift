import AccessibilityModel

extension LargeContent: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(item)
    writer.write(element)
    writer.write(frame)
    writer.write(area)
    writer.write(imageSize)
    writer.write(insets)
    writer.write(isVector)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      try reader.value(), element: try reader.optional(), frame: try reader.value(),
      area: try reader.value(), imageSize: try reader.optional(), insets: try reader.value(),
      isVector: try reader.optional())
  }
}

extension LargeContent.Insets: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    for edge in [top, left, bottom, right] { writer.write(edge) }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      top: try reader.double(), left: try reader.double(), bottom: try reader.double(),
      right: try reader.double())
  }
}
