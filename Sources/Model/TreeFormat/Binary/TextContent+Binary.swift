import AccessibilityModel

extension TextContent: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(string)
    writer.write(selection)
    writer.write(list: lines)
    writer.write(isEditable)
    writer.write(caret)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      try reader.text(), selection: try reader.optional(), lines: try reader.list(),
      isEditable: try reader.bool(), caret: try reader.optional())
  }
}

extension TextEdit: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    switch self {
    case .insert(let text):
      writer.write(byte: 0)
      writer.write(text)
    case .deleteBackward: writer.write(byte: 1)
    case .replace(let range, let text):
      writer.write(byte: 2)
      writer.write(range)
      writer.write(text)
    case .select(let range):
      writer.write(byte: 3)
      writer.write(range)
    case .end: writer.write(byte: 4)
    }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    switch try reader.byte() {
    case 0: self = .insert(try reader.text())
    case 1: self = .deleteBackward
    case 2: self = .replace(try reader.value(), try reader.text())
    case 3: self = .select(try reader.value())
    case 4: self = .end
    default: throw reader.error(.unknownTag)
    }
  }
}
