/// A value that can be written into a message.
protocol BinaryWritable {
  func write(to writer: inout BinaryWriter)
}

/// A value that can be read from a message.
protocol BinaryReadable {
  init(from reader: inout BinaryReader) throws(FormatError)
}

typealias BinaryCodable = BinaryReadable & BinaryWritable

extension String: BinaryCodable {
  func write(to writer: inout BinaryWriter) { writer.write(self) }

  init(from reader: inout BinaryReader) throws(FormatError) { self = try reader.text() }
}

extension Bool: BinaryCodable {
  func write(to writer: inout BinaryWriter) { writer.write(byte: self ? 1 : 0) }

  init(from reader: inout BinaryReader) throws(FormatError) { self = try reader.bool() }
}

extension Double: BinaryCodable {
  func write(to writer: inout BinaryWriter) { writer.write(self) }

  init(from reader: inout BinaryReader) throws(FormatError) { self = try reader.double() }
}

extension Int: BinaryCodable {
  func write(to writer: inout BinaryWriter) { writer.write(Int64(self)) }

  init(from reader: inout BinaryReader) throws(FormatError) { self = try reader.integer() }
}

extension Range<Int>: BinaryReadable, BinaryWritable {
  func write(to writer: inout BinaryWriter) {
    writer.write(lowerBound)
    writer.write(upperBound)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    let (lower, upper) = (try reader.integer(), try reader.integer())
    guard lower <= upper else { throw reader.error(.outOfRange) }
    self = lower..<upper
  }
}

extension RawRepresentable where RawValue == UInt8, Self: BinaryCodable {
  func write(to writer: inout BinaryWriter) { writer.write(byte: rawValue) }

  init(from reader: inout BinaryReader) throws(FormatError) {
    guard let known = Self(rawValue: try reader.byte()) else { throw reader.error(.unknownTag) }
    self = known
  }
}
