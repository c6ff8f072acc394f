/// Which assistive technology something comes from: its type.
///
///     record.technology == TechnologyID(VoiceOver.self)
public struct TechnologyID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The type of the technology.
  public let type: any AssistiveTechnology.Type

  /// Identifies a technology.
  public init(_ type: any AssistiveTechnology.Type) {
    self.type = type
  }

  /// Name of the type, as a recorded session has it: `VoiceOver`.
  public var description: String { "\(type)" }

  /// True where both are the same type.
  public static func == (left: TechnologyID, right: TechnologyID) -> Bool {
    ObjectIdentifier(left.type) == ObjectIdentifier(right.type)
  }

  /// Hashes the type.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
  }

  /// The order of the names, in which overlays of several technologies are listed.
  public static func < (left: TechnologyID, right: TechnologyID) -> Bool {
    left.description < right.description
  }
}
