import AccessibilityModel

extension ActivationHit: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    switch self {
    case .nothing(let seen):
      writer.write(byte: 0)
      writer.write(seen)
    case .part(let name):
      writer.write(byte: 1)
      writer.write(name)
    }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    switch try reader.byte() {
    case 0: self = .nothing(seen: try reader.optional())
    case 1: self = .part(try reader.value())
    default: throw reader.error(.unknownTag)
    }
  }
}
