import AccessibilityModel
import KeyboardAccessEngine

/// A person at a keyboard, and an app that answers at once.
struct Typist {
  typealias App = @Sendable (Request.Kind, inout AccessibilityTree) -> Answer

  var keyboard: KeyboardAccess
  var tree: AccessibilityTree
  private(set) var asked: [Request.Kind] = []
  private(set) var overlay: Overlay?
  private(set) var device: [SystemAction] = []
  private(set) var sounds: [SoundEvent] = []
  private var version = TreeVersion.initial
  private var now = VirtualInstant.start
  private let app: App

  init(
    _ screen: AccessibilityNode, _ options: KeyboardAccessOptions = KeyboardAccessOptions(),
    app: @escaping App = { _, _ in .handled(by: nil) }
  ) {
    keyboard = KeyboardAccess(options)
    tree = AccessibilityTree(screen)
    self.app = app
    settle(keyboard.observe(.changed(version, TreeDiff()), in: tree))
  }

  /// Presses keys one after the other; answers what the app was asked because of it, focus left out.
  @discardableResult
  mutating func callAsFunction(_ presses: String...) -> [Request.Kind] {
    let before = asked.count
    sounds = []
    for press in presses {
      guard let press = KeyPress(press) else { continue }
      settle(keyboard.handle(.press(press), in: tree))
    }
    return asked[before...].filter { if case .focus = $0 { false } else { true } }
  }

  mutating func holdCommand() { settle(keyboard.handle(.holdCommand, in: tree)) }

  mutating func wait(_ duration: Duration) {
    now = now.advanced(by: duration)
    settle(keyboard.advance(to: now, in: tree))
  }

  mutating func change(to screen: AccessibilityNode) {
    tree = AccessibilityTree(screen)
    version = version.next
    settle(keyboard.observe(.changed(version, TreeDiff()), in: tree))
  }

  mutating func post(_ notification: Notification) {
    settle(keyboard.observe(.notification(notification), in: tree))
  }

  private mutating func settle(_ effects: [Effect]) {
    var rest = effects
    while !rest.isEmpty {
      switch rest.removeFirst() {
      case .show(let next): overlay = next
      case .system(let action): device.append(action)
      case .sound(let event): sounds.append(event)
      case .request(let request):
        asked.append(request.kind)
        let before = tree
        let answer = app(request.kind, &tree)
        if !before.diff(to: tree).isEmpty {
          version = version.next
          rest += keyboard.observe(.changed(version, TreeDiff()), in: tree)
        }
        rest += keyboard.observe(.answered(request.id, answer), in: tree)
      default: break
      }
    }
  }

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
