/// An enumeration whose cases messages call by their names, so that new ones can stand anywhere.
protocol NamedBinary: BinaryCodable, RawRepresentable where RawValue == String {}

extension NamedBinary {
  func write(to writer: inout BinaryWriter) { writer.write(name: rawValue) }

  init(from reader: inout BinaryReader) throws(FormatError) {
    guard let known = Self(rawValue: try reader.name()) else { throw reader.error(.unknownTag) }
    self = known
  }
}
