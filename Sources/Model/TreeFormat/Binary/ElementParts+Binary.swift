import AccessibilityModel

extension ElementID: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(UInt64(slot))
    writer.write(UInt64(generation))
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    let (slot, generation) = (try reader.unsigned(), try reader.unsigned())
    guard let slot = UInt32(exactly: slot), let generation = UInt32(exactly: generation) else {
      throw reader.error(.outOfRange)
    }
    self.init(slot: slot, generation: generation)
  }
}

extension ContainerType: BinaryCodable {}
extension ChildOrder: BinaryCodable {}
extension Attribute: BinaryCodable {}
extension CustomContent.Importance: BinaryCodable {}

extension CustomContent: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(label)
    writer.write(value)
    writer.write(importance)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(label: try reader.value(), value: try reader.value(), importance: try reader.value())
  }
}

extension ElementAction: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(id.rawValue)
    writer.write(name)
    writer.write(image)
    switch category {
    case .standard: writer.write(byte: 0)
    case .edit: writer.write(byte: 1)
    case .named(let name):
      writer.write(byte: 2)
      writer.write(name)
    }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    let id = ID(rawValue: try reader.integer())
    let name: SpokenText = try reader.value()
    self.init(id: id, name: name, image: try reader.optional())
    switch try reader.byte() {
    case 0: category = .standard
    case 1: category = .edit
    case 2: category = .named(try reader.text())
    default: throw reader.error(.unknownTag)
    }
  }
}

extension RotorDescriptor: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(name)
    writer.write(system?.rawValue)
    writer.write(list: entries)
    writer.write(isSearched)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    let name: SpokenText = try reader.value()
    let system = try reader.optional(String.self)
    let kind = system.flatMap(SystemKind.init(rawValue:))
    if system != nil, kind == nil { throw reader.error(.unknownTag) }
    self.init(name: name, system: kind, entries: try reader.list(), isSearched: try reader.bool())
  }
}

extension RotorDescriptor.Entry: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(element)
    writer.write(label)
    writer.write(range)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      element: try reader.optional(), label: try reader.optional(), range: try reader.optional())
  }
}

extension LargeContentItem: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(title)
    writer.write(image)
    writer.write(scalesImage)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      title: try reader.optional(), image: try reader.optional(), scalesImage: try reader.bool())
  }
}

extension PositionInGroup: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(index)
    writer.write(count)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(index: try reader.integer(), count: try reader.integer())
  }
}

extension LazyRows: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(count)
    writer.write(realized)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(count: try reader.integer(), realized: try reader.value())
  }
}

extension SourceLocation: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(name: file)
    writer.write(line)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(file: try reader.name(), line: try reader.integer())
  }
}

extension UncertainRule: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(name: name)
    writer.write(name: choice)
    writer.write(count: choices.count)
    for choice in choices { writer.write(name: choice) }
    writer.write(name: summary)
    writer.write(name: source)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    let (name, choice) = (try reader.name(), try reader.name())
    var choices: [String] = []
    for _ in 0..<(try reader.count()) { choices.append(try reader.name()) }
    self.init(
      name: name, choice: choice, choices: choices, summary: try reader.name(),
      source: try reader.name())
  }
}

/// Where single attributes were set, in the order of the attributes' numbers.
extension Dictionary: BinaryReadable, BinaryWritable where Key == Attribute, Value == SourceLocation {
  func write(to writer: inout BinaryWriter) {
    writer.write(count: count)
    for (attribute, place) in sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      writer.write(attribute)
      writer.write(place)
    }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init()
    for _ in 0..<(try reader.count()) {
      let attribute: Attribute = try reader.value()
      self[attribute] = try reader.value()
    }
  }
}
