import AccessibilityModel

extension KeyStroke: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(key)
    writer.write(byte: modifiers.rawValue)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(try reader.text(), Modifiers(rawValue: try reader.byte()))
  }
}

extension AppShortcut: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(title)
    writer.write(stroke)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(try reader.text(), try reader.value())
  }
}
