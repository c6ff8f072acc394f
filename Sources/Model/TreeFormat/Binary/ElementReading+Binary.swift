import AccessibilityModel

extension DirectTouch: BinaryCodable {}
extension TextualContext: BinaryCodable {}
extension NavigationStyle: BinaryCodable {}
extension ElementType: BinaryCodable {}

extension TableSize: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(rows)
    writer.write(columns)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(rows: try reader.integer(), columns: try reader.integer())
  }
}

extension TablePlace: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(rows)
    writer.write(columns)
    writer.write(list: rowHeaders)
    writer.write(list: columnHeaders)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      rows: try reader.value(), columns: try reader.value(), rowHeaders: try reader.list(),
      columnHeaders: try reader.list())
  }
}

extension TextLine: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(text)
    writer.write(frame)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(try reader.value(), frame: try reader.value())
  }
}
