import AccessibilityModel

extension Point: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(x)
    writer.write(y)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(x: try reader.double(), y: try reader.double())
  }
}

extension Size: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(width)
    writer.write(height)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(width: try reader.double(), height: try reader.double())
  }
}

extension Rect: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(origin)
    writer.write(size)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(origin: try reader.value(), size: try reader.value())
  }
}

extension Path: BinaryCodable {
  func write(to writer: inout BinaryWriter) { writer.write(list: steps) }

  init(from reader: inout BinaryReader) throws(FormatError) { self.init(try reader.list()) }
}

extension Path.Step: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    switch self {
    case .move(let point):
      writer.write(byte: 0)
      writer.write(point)
    case .line(let point):
      writer.write(byte: 1)
      writer.write(point)
    case .quadratic(let point, let control):
      writer.write(byte: 2)
      writer.write(point)
      writer.write(control)
    case .cubic(let point, let first, let second):
      writer.write(byte: 3)
      writer.write(point)
      writer.write(first)
      writer.write(second)
    case .close: writer.write(byte: 4)
    }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    switch try reader.byte() {
    case 0: self = .move(try reader.value())
    case 1: self = .line(try reader.value())
    case 2: self = .quadratic(try reader.value(), control: try reader.value())
    case 3: self = .cubic(try reader.value(), control1: try reader.value(), control2: try reader.value())
    case 4: self = .close
    default: throw reader.error(.unknownTag)
    }
  }
}
