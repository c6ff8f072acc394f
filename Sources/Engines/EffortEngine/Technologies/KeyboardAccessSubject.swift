import AccessibilityModel
import KeyboardAccessEngine

/// Full Keyboard Access; every key that goes down counts.
struct KeyboardAccessSubject: EffortSubject {
  let beginning: KeyboardAccess
  /// What can be done after the letters of a name that were typed so far.
  private var endings: [String: [EffortMove<KeyboardAccess.Input>]] = [:]

  init(beginning: KeyboardAccess) {
    self.beginning = beginning
  }

  private static let moving = [
    "tab", "shift-tab", "up", "down", "left", "right", "space", "tab-z", "tab-f", "tab-left", "tab-right",
    "control-tab", "control-shift-tab",
  ].compactMap(move)
  private static let choosing = ["up", "down", "space"].compactMap(move)
  private static let ending = ["return", "down", "up"].compactMap(move)

  func navigationState(of technology: KeyboardAccess) -> KeyboardAccess.NavigationState {
    technology.navigationState
  }

  func position(of technology: KeyboardAccess) -> ElementID? { technology.focus }

  func prepare(_ technology: inout KeyboardAccess, in tree: AccessibilityTree) {
    technology.readNames(in: tree)
  }

  mutating func moves(
    from technology: KeyboardAccess, in tree: AccessibilityTree
  ) -> [EffortMove<KeyboardAccess.Input>] {
    switch technology.activity {
    case .moving: return Self.moving
    case .acting: return Self.choosing
    case .finding(let query):
      if let known = endings[query] { return known }
      let letters = technology.letters(after: query, in: tree)
      let moves = Self.ending + letters.compactMap { Self.move($0 == " " ? "space" : String($0)) }
      endings[query] = moves
      return moves
    case .other: return []
    }
  }

  private static func move(_ text: String) -> EffortMove<KeyboardAccess.Input>? {
    KeyPress(text).map { EffortMove(step: .input(.press($0)), text: "press \(text)", count: $0.count) }
  }
}
