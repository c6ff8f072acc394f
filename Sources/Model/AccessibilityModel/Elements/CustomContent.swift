/// A fact about an element that waits until it is wanted.
///
/// - Source: Behaviour 1.6
public struct CustomContent: Hashable, Sendable {
  /// When a fact is spoken.
  public enum Importance: UInt8, Hashable, Sendable, CaseIterable {
    /// When the person asks for it.
    case onDemand = 0
    /// At once, and again when the person asks.
    case high = 1
  }

  /// What the fact is, for example `Age`.
  public var label: SpokenText
  /// The fact itself, for example `Three years`.
  public var value: SpokenText
  /// When it is spoken.
  public var importance: Importance

  /// Makes a fact.
  public init(label: SpokenText, value: SpokenText, importance: Importance = .onDemand) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}
