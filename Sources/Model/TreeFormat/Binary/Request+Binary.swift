import AccessibilityModel

extension Request.ScrollDirection: BinaryCodable {}
extension Request.TouchPhase: BinaryCodable {}
extension Request.ZoomDirection: BinaryCodable {}
extension Answer.Failure: BinaryCodable {}

extension Request.RotorSearch: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(rotor)
    writer.write(current)
    writer.write(range)
    writer.write(isForward)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      rotor: try reader.integer(), current: try reader.optional(), range: try reader.optional(),
      isForward: try reader.bool())
  }
}

extension Request.Finger: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(number)
    writer.write(phase)
    writer.write(point)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(try reader.integer(), try reader.value(), try reader.value())
  }
}

extension Request.ID: BinaryCodable {
  func write(to writer: inout BinaryWriter) { writer.write(rawValue) }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(rawValue: try reader.unsigned())
  }
}

extension Request: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(id)
    writer.write(version)
    writer.write(kind)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(id: try reader.value(), version: try reader.value(), kind: try reader.value())
  }
}

extension Request.Kind: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    switch self {
    case .activate(let id): writer.write(tag: 0, id)
    case .perform(let id, let action):
      writer.write(tag: 1, id)
      writer.write(action.rawValue)
    case .increment(let id): writer.write(tag: 2, id)
    case .decrement(let id): writer.write(tag: 3, id)
    case .scroll(let id, let direction):
      writer.write(tag: 4, id)
      writer.write(direction)
    case .escape(let id): writer.write(tag: 5, id)
    case .magicTap(let id): writer.write(tag: 6, id)
    case .focus(let id): writer.write(tag: 7, id)
    case .tap(let point): writer.write(tag: 8, point)
    case .realize(let id, let range):
      writer.write(tag: 9, id)
      writer.write(range)
    case .longPress(let id): writer.write(tag: 10, id)
    case .touch(let phase, let point):
      writer.write(tag: 11, phase)
      writer.write(point)
    case .zoom(let id, let direction):
      writer.write(tag: 12, id)
      writer.write(direction)
    case .announcementEnded(let text, let isComplete):
      writer.write(tag: 13, text)
      writer.write(isComplete)
    case .searchRotor(let id, let search):
      writer.write(tag: 14, id)
      writer.write(search)
    case .edit(let id, let edit):
      writer.write(tag: 15, id)
      writer.write(edit)
    case .largeContent(let phase, let point):
      writer.write(tag: 16, phase)
      writer.write(point)
    case .key(let stroke, let id):
      writer.write(tag: 17, stroke)
      writer.write(id)
    case .shortcuts: writer.write(byte: 18)
    case .fingers(let fingers):
      writer.write(byte: 19)
      writer.write(list: fingers)
    case .characterRange(let id, let words, let point):
      writer.write(tag: 20, id)
      writer.write(words)
      writer.write(point)
    }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    switch try reader.byte() {
    case 0: self = .activate(try reader.value())
    case 1: self = .perform(try reader.value(), ElementAction.ID(rawValue: try reader.integer()))
    case 2: self = .increment(try reader.value())
    case 3: self = .decrement(try reader.value())
    case 4: self = .scroll(try reader.value(), try reader.value())
    case 5: self = .escape(try reader.optional())
    case 6: self = .magicTap(try reader.optional())
    case 7: self = .focus(try reader.optional())
    case 8: self = .tap(try reader.value())
    case 9: self = .realize(try reader.value(), try reader.value())
    case 10: self = .longPress(try reader.value())
    case 11: self = .touch(try reader.value(), try reader.value())
    case 12: self = .zoom(try reader.value(), try reader.value())
    case 13: self = .announcementEnded(try reader.value(), isComplete: try reader.value())
    case 14: self = .searchRotor(try reader.value(), try reader.value())
    case 15: self = .edit(try reader.value(), try reader.value())
    case 16: self = .largeContent(try reader.value(), try reader.value())
    case 17: self = .key(try reader.value(), on: try reader.optional())
    case 18: self = .shortcuts
    case 19: self = .fingers(try reader.list())
    case 20: self = .characterRange(try reader.value(), of: try reader.text(), at: try reader.value())
    default: throw reader.error(.unknownTag)
    }
  }
}

extension Answer: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    switch self {
    case .handled(let id): writer.write(tag: 0, id)
    case .declined: writer.write(byte: 1)
    case .range(let range): writer.write(tag: 2, range)
    case .element(let id): writer.write(tag: 3, id)
    case .failed(let failure): writer.write(tag: 4, failure)
    case .place(let entry): writer.write(tag: 5, entry)
    case .largeContent(let content): writer.write(tag: 6, content)
    case .shortcuts(let shortcuts):
      writer.write(byte: 7)
      writer.write(list: shortcuts)
    }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    switch try reader.byte() {
    case 0: self = .handled(by: try reader.optional())
    case 1: self = .declined
    case 2: self = .range(try reader.value())
    case 3: self = .element(try reader.value())
    case 4: self = .failed(try reader.value())
    case 5: self = .place(try reader.value())
    case 6: self = .largeContent(try reader.value())
    case 7: self = .shortcuts(try reader.list())
    default: throw reader.error(.unknownTag)
    }
  }
}

extension BinaryWriter {
  fileprivate mutating func write<Value: BinaryWritable>(tag: UInt8, _ value: Value) {
    write(byte: tag)
    write(value)
  }

  fileprivate mutating func write<Value: BinaryWritable>(tag: UInt8, _ value: Value?) {
    write(byte: tag)
    write(value)
  }
}
