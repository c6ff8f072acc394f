import AccessibilityModel

extension ElementID {
  /// The identity as documents write it: the slot, and the generation behind a dot where it is not 0.
  public var text: String { generation == 0 ? "\(slot)" : "\(slot).\(generation)" }

  /// Reads an identity as documents write it.
  ///
  /// - Parameter text: Digits, or digits, a dot and digits.
  public init?(text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let slot = UInt32(parts[0]) else { return nil }
    guard parts.count == 2 else {
      self.init(slot: slot)
      return
    }
    guard let generation = UInt32(parts[1]) else { return nil }
    self.init(slot: slot, generation: generation)
  }
}

extension ElementID: CodableV1 {
  var v1: JSONValue { .string(text) }

  init(v1 reader: JSONReader) throws(FormatError) {
    guard let id = ElementID(text: try reader.string()) else { throw reader.mismatch() }
    self = id
  }
}
