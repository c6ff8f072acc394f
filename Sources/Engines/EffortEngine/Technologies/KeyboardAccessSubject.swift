import AccessibilityModel
import KeyboardAccessEngine

/// Full Keyboard Access; every key that goes down counts.
struct KeyboardAccessSubject: EffortSubject {
  let beginning: KeyboardAccess

  private static let moving = [
    "tab", "shift-tab", "up", "down", "left", "right", "space", "tab-z", "tab-f", "tab-left", "tab-right",
    "control-tab", "control-shift-tab",
  ].compactMap(move)
  private static let choosing = ["up", "down", "space"].compactMap(move)
  private static let ending = ["return", "down", "up"].compactMap(move)

  func standing(of technology: KeyboardAccess) -> KeyboardAccess.Standing { technology.standing }

  func position(of technology: KeyboardAccess) -> ElementID? { technology.focus }

  func moves(from technology: KeyboardAccess, in tree: AccessibilityTree) -> [EffortMove<
    KeyboardAccess.Input
  >] {
    switch technology.activity(in: tree) {
    case .moving: Self.moving
    case .acting: Self.choosing
    case .finding(let letters):
      Self.ending + letters.compactMap { Self.move($0 == " " ? "space" : String($0)) }
    case .other: []
    }
  }

  private static func move(_ text: String) -> EffortMove<KeyboardAccess.Input>? {
    KeyPress(text).map { EffortMove(step: .input(.press($0)), text: "press \(text)", count: $0.count) }
  }
}
