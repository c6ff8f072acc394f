@_exported import Foundation

/// A fact about an element that is delivered when the person wants it.
///
///     let age = AXCustomContent(label: "Age", value: "Three years")
///     age.importance = .high
///
/// - Source: Behaviour 1.6 M1
open class AXCustomContent: NSObject, NSCopying {
  /// When a fact is spoken.
  public enum Importance: UInt, Sendable, CaseIterable {
    /// When the person asks for it.
    case `default` = 0
    /// At once, and again when the person asks.
    case high = 1
  }

  /// Name of the fact with the way it is spoken.
  public let attributedLabel: NSAttributedString
  /// The fact itself with the way it is spoken.
  public let attributedValue: NSAttributedString
  /// How urgent the fact is.
  open var importance: Importance = .default

  /// Makes a fact from plain texts.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  /// Makes a fact from texts that say how they are spoken; both are copied.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = NSAttributedString(attributedString: label)
    attributedValue = NSAttributedString(attributedString: value)
    super.init()
  }

  /// Name of the fact.
  public var label: String { attributedLabel.string }

  /// The fact itself.
  public var value: String { attributedValue.string }

  /// Returns a fact of its own with the same texts and importance; the zone is not used.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}
