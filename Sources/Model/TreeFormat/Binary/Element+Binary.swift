import AccessibilityModel

extension AccessibilityElement: BinaryCodable {
  /// What an element has beyond identity, traits and frame.
  private struct Present: OptionSet {
    let rawValue: UInt8
    static let isStop = Present(rawValue: 1 << 0)
    static let label = Present(rawValue: 1 << 1)
    static let value = Present(rawValue: 1 << 2)
    static let hint = Present(rawValue: 1 << 3)
    static let attributes = Present(rawValue: 1 << 4)
    static let source = Present(rawValue: 1 << 5)
    static let all = Present(rawValue: 1 << 6 - 1)
  }

  func write(to writer: inout BinaryWriter) {
    var present: Present = isStop ? .isStop : []
    if label != nil { present.insert(.label) }
    if value != nil { present.insert(.value) }
    if hint != nil { present.insert(.hint) }
    if hasAttributes { present.insert(.attributes) }
    if sourceLocation != nil { present.insert(.source) }
    writer.write(byte: present.rawValue)
    writer.write(id)
    writer.write(traits.rawValue)
    writer.write(frame)
    if let label { writer.write(label) }
    if let value { writer.write(value) }
    if let hint { writer.write(hint) }
    if let sourceLocation { writer.write(sourceLocation) }
    if hasAttributes { writer.write(attributes) }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    let present = Present(rawValue: try reader.byte())
    if !present.isSubset(of: .all) { throw reader.error(.unknownTag) }
    self.init(id: try reader.value(), isStop: present.contains(.isStop))
    traits = Traits(rawValue: try reader.unsigned())
    frame = try reader.value()
    if present.contains(.label) { label = try reader.value() }
    if present.contains(.value) { value = try reader.value() }
    if present.contains(.hint) { hint = try reader.value() }
    if present.contains(.source) { sourceLocation = try reader.value() }
    if present.contains(.attributes) { attributes = try reader.value() }
  }
}

/// Elements in the order in which they begin, each followed by how many children it has; neither writing nor
/// reading recurses, and no more is read than can be released.
extension AccessibilityNode: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    var rest = [[self][...]]
    while let last = rest.indices.last {
      guard let node = rest[last].popFirst() else {
        rest.removeLast()
        continue
      }
      writer.write(node.element)
      writer.write(count: node.children.count)
      if !node.children.isEmpty { rest.append(node.children[...]) }
    }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    var open: [(node: AccessibilityNode, missing: Int)] = []
    while true {
      var finished = AccessibilityNode(try reader.value())
      let count = try reader.count()
      if count > 0 {
        guard open.count < FormatError.elementDepth else { throw reader.error(.tooDeep) }
        open.append((finished, count))
        continue
      }
      while let last = open.indices.last {
        open[last].node.children.append(finished)
        open[last].missing -= 1
        if open[last].missing > 0 { break }
        finished = open.removeLast().node
      }
      if open.isEmpty {
        self = finished
        return
      }
    }
  }
}
