import AccessibilityModel
import KeyboardAccessEngine
@_exported import TestSupport

/// A person at a keyboard, and an app that answers at once.
typealias Typist = Driver<KeyboardAccess>

extension Typist {
  init(
    _ screen: AccessibilityNode, _ options: KeyboardAccessOptions = KeyboardAccessOptions(),
    app: @escaping App = { _, _ in .handled(by: nil) }
  ) {
    self.init(KeyboardAccess(options), AccessibilityTree(screen), app: app)
    start()
  }

  /// Full Keyboard Access itself.
  var keyboard: KeyboardAccess {
    get { technology }
    set { technology = newValue }
  }

  /// Presses keys one after the other; answers what the app was asked because of it, focus left out.
  @discardableResult
  mutating func callAsFunction(_ presses: String...) -> [Request.Kind] {
    send(presses.compactMap { KeyPress($0).map { .press($0) } }).asked
  }

  mutating func holdCommand() { send([.holdCommand]) }

  /// What sounded because of what was last done.
  var sounds: [SoundEvent] { latest.sounds }

  /// What the ring is around.
  var focused: String { keyboard.focus.flatMap { tree[$0]?.label?.string } ?? "nothing" }

  /// Presses a key so many times; answers what the ring was around after each.
  mutating func walk(_ press: String, _ count: Int) -> [String] {
    (0..<count).map { _ in
      self(press)
      return focused
    }
  }

  /// What is drawn, a mark each, the chosen one marked.
  var marks: [String] { overlay?.marks.map { $0.isChosen ? "> " + $0.text : $0.text } ?? [] }
}

extension AccessibilityNode {
  /// A button in a place.
  static func button(
    _ label: SpokenText?, _ x: Double = 0, _ y: Double = 0, _ traits: Traits = .button, slot: UInt32? = nil
  ) -> AccessibilityNode {
    .stop(
      label, traits: traits, frame: Rect(x: x, y: y, width: 80, height: 30),
      id: slot.map { ElementID(slot: $0) } ?? .unassigned)
  }

  /// A screen of 390 by 844 points.
  static func screen(_ children: [AccessibilityNode]) -> AccessibilityNode {
    .container(frame: Rect(x: 0, y: 0, width: 390, height: 844), children)
  }
}

/// The survey cell, its buttons elements of their own.
enum SurveyCell {
  static let final: AccessibilityNode = .screen([
    .button("We'd love your feedback, What do you think of Save for Later?", 16, 20, .staticText),
    .button("Take Survey", 16, 80, slot: 2),
    .button("Dismiss", 300, 10, slot: 3).with(\.sortPriority, -1),
  ])

  static let combined: AccessibilityNode = {
    var node = AccessibilityNode.button("We'd love your feedback", 16, 20, slot: 1)
    node.element.actions = [
      ElementAction(id: .init(rawValue: 0), name: "Take Survey"),
      ElementAction(id: .init(rawValue: 1), name: "Dismiss"), ElementAction(id: .init(rawValue: 2), name: ""),
    ]
    return .screen([node])
  }()
}
