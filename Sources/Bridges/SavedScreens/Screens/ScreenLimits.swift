/// How large a saved screen may be, so that no file takes all memory.
public struct ScreenLimits: Hashable, Sendable {
  /// Bytes of the file.
  public var bytes: Int
  /// Elements, and values of a JSON document for each 20 of them.
  public var elements: Int
  /// Elements inside each other.
  public var depth: Int

  /// Makes limits; those that are left out suit any screen that people use.
  public init(bytes: Int = 64 << 20, elements: Int = 200_000, depth: Int = 500) {
    self.bytes = bytes
    self.elements = elements
    self.depth = depth
  }

  /// The size of the file in megabytes, for a message.
  var megabytes: Int { max(bytes >> 20, 1) }
  /// How many values a JSON document may have.
  var values: Int { elements * 20 }
}
