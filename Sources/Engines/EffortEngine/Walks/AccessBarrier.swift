import AccessibilityModel

/// Something that keeps a person from using a screen, with the shortest way to meet it.
///
/// - Source: Behaviour 3.3.1, 4.1, 5.2
public struct AccessBarrier: Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Activating an element does nothing: the tap meets no control.
    case ghostActivation = "ghost"
    /// Activating an element uses a part of it, or something that lies over it.
    case otherActivation = "other"
    /// A technology cannot use what another one can.
    case unreachable
    /// The cursor gets somewhere and not away again.
    case trap
    /// An action has no name, and is offered nowhere.
    case namelessAction = "nameless action"
    /// Something can be used and has no name.
    case namelessControl = "nameless control"
    /// Several controls are called the same.
    case equalNames = "equal names"
  }

  /// What kind of thing it is.
  public var kind: Kind
  /// The elements that it is about.
  public var elements: [ElementID]
  /// What it is about, by names that stay the same when the screen is laid out anew.
  public var subject: String
  /// What is wrong and what to do, in one line.
  public var message: String
  /// The technology in which it is met.
  public var technology: EffortTechnology
  /// The shortest way to meet it, as lines of a script.
  public var steps: [String]
  /// Where the app's code describes the first of the elements.
  public var location: SourceLocation?

  /// What is wrong, behind where that is, and the shortest way to meet it.
  public var description: String {
    let place = location.map { "\($0.file):\($0.line): " } ?? ""
    return VisibleText.line("\(place)\(kind.rawValue): \(message.inOneLine)")
      + "\n  \(VisibleText.line(way.inOneLine))"
  }

  /// The shortest way to meet it.
  public var way: String {
    "\(technology.rawValue): \(steps.isEmpty ? "at once" : steps.joined(separator: ", "))"
  }
}
