import AccessibilityModel

extension TreeVersion: BinaryCodable {
  func write(to writer: inout BinaryWriter) { writer.write(rawValue) }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(rawValue: try reader.unsigned())
  }
}

extension VirtualInstant: BinaryCodable {
  func write(to writer: inout BinaryWriter) { writer.write(nanoseconds) }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(nanoseconds: try reader.signed())
  }
}

extension TreeDiff: BinaryCodable {
  func write(to writer: inout BinaryWriter) { writer.write(list: changes) }

  init(from reader: inout BinaryReader) throws(FormatError) { self.init(try reader.list()) }
}

extension TreeDiff.Change: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    switch self {
    case .remove(let id):
      writer.write(byte: 0)
      writer.write(id)
    case .insert(let node, let parent, let sibling):
      writer.write(byte: 1)
      writer.write(parent)
      writer.write(sibling)
      writer.write(node)
    case .move(let id, let parent, let sibling):
      writer.write(byte: 2)
      writer.write(id)
      writer.write(parent)
      writer.write(sibling)
    case .update(let element):
      writer.write(byte: 3)
      writer.write(element)
    case .shift(inside: let id, by: let distance):
      writer.write(byte: 4)
      writer.write(id)
      writer.write(distance)
    }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    switch try reader.byte() {
    case 0: self = .remove(try reader.value())
    case 1:
      let parent = try reader.optional(ElementID.self)
      let sibling = try reader.optional(ElementID.self)
      self = .insert(try reader.value(), parent: parent, after: sibling)
    case 2:
      self = .move(try reader.value(), parent: try reader.value(), after: try reader.optional())
    case 3: self = .update(try reader.value())
    case 4: self = .shift(inside: try reader.value(), by: try reader.value())
    default: throw reader.error(.unknownTag)
    }
  }
}

extension Notification.Priority: BinaryCodable {}

extension Notification.Argument: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    switch self {
    case .none: writer.write(byte: 0)
    case .element(let id):
      writer.write(byte: 1)
      writer.write(id)
    case .text(let text):
      writer.write(byte: 2)
      writer.write(text)
    }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    switch try reader.byte() {
    case 0: self = .none
    case 1: self = .element(try reader.value())
    case 2: self = .text(try reader.value())
    default: throw reader.error(.unknownTag)
    }
  }
}

extension Notification: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    switch self {
    case .screenChanged(let argument):
      writer.write(byte: 0)
      writer.write(argument)
    case .layoutChanged(let argument):
      writer.write(byte: 1)
      writer.write(argument)
    case .announcement(let text, let priority, let queued):
      writer.write(byte: 2)
      writer.write(text)
      writer.write(priority)
      writer.write(queued)
    case .pageScrolled(let text):
      writer.write(byte: 3)
      writer.write(text)
    }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    switch try reader.byte() {
    case 0: self = .screenChanged(try reader.value())
    case 1: self = .layoutChanged(try reader.value())
    case 2:
      self = .announcement(
        try reader.value(), priority: try reader.value(), queued: try reader.value())
    case 3: self = .pageScrolled(try reader.value())
    default: throw reader.error(.unknownTag)
    }
  }
}

extension Event: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    switch self {
    case .changed(let version, let diff):
      writer.write(byte: 0)
      writer.write(version)
      writer.write(diff)
    case .notification(let notification):
      writer.write(byte: 1)
      writer.write(notification)
    case .answered(let id, let answer):
      writer.write(byte: 2)
      writer.write(id)
      writer.write(answer)
    }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    switch try reader.byte() {
    case 0: self = .changed(try reader.value(), try reader.value())
    case 1: self = .notification(try reader.value())
    case 2: self = .answered(try reader.value(), try reader.value())
    default: throw reader.error(.unknownTag)
    }
  }
}
