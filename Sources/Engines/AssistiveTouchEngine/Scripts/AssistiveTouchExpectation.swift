import AccessibilityModel

/// Where the pointer and the button should be, and what should be open or kept.
public enum AssistiveTouchExpectation: Hashable, Sendable {
  /// The pointer at that point, to half a point.
  case pointer(Point)
  /// The part of the menu with that title; `nil` for a closed menu.
  case menu(String?)
  /// The middle of the button at that point, to half a point.
  case button(Point)
  /// A gesture by that name.
  case gesture(String)

  /// Reads what follows `expect`.
  init?(_ words: ArraySlice<ScriptWord>) {
    let rest = words.dropFirst()
    switch words.first?.name {
    case "pointer":
      guard let point = rest.point else { return nil }
      self = .pointer(point)
    case "menu":
      guard rest.count == 1 else { return nil }
      if let title = rest.last?.quotation {
        self = .menu(title)
      } else if rest.last?.name == "closed" {
        self = .menu(nil)
      } else {
        return nil
      }
    case "floating":
      guard rest.first?.name == "button", let point = rest.dropFirst().point else { return nil }
      self = .button(point)
    case "gesture":
      guard rest.count == 1, let name = rest.last?.quotation else { return nil }
      self = .gesture(name)
    default: return nil
    }
  }

  /// As it is written.
  fileprivate var words: String {
    switch self {
    case .pointer(let point): "pointer at \(point.words)"
    case .menu(let title): title.map { "menu \"\($0)\"" } ?? "menu closed"
    case .button(let point): "button at \(point.words)"
    case .gesture(let name): "gesture \"\(name)\""
    }
  }
}

extension AssistiveTouch {
  /// Reads where something should be.
  public static func expectation(_ words: ArraySlice<ScriptWord>) -> AssistiveTouchExpectation? {
    AssistiveTouchExpectation(words)
  }

  /// Tells what is the case in place of what was expected.
  public func mismatch(
    with expectation: AssistiveTouchExpectation, in tree: AccessibilityTree
  ) -> ExpectationMismatch? {
    let holds: Bool
    let found: String
    switch expectation {
    case .pointer(let point):
      holds = place(in: tree).distance(to: point) <= 0.5
      found = "pointer at \(place(in: tree).words)"
    case .menu(let title):
      holds = menu?.title == title
      found = menu.map { "menu \"\($0.title)\"" } ?? "menu closed"
    case .button(let point):
      let center = buttonFrame(in: tree)?.center
      holds = center.map { $0.distance(to: point) <= 0.5 } ?? false
      found = center.map { "button at \($0.words)" } ?? "no button"
    case .gesture(let name):
      holds = settings.gestures.contains { $0.name.lowercased() == name.lowercased() }
      let names = settings.gestures.map { "\"\($0.name)\"" }.joined(separator: ", ")
      found = names.isEmpty ? "no gesture" : "gesture \(names)"
    }
    return holds ? nil : .otherwise(expected: expectation.words, found: [found])
  }
}
