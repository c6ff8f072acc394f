import AccessibilityModel
@_exported import TestSupport
import VoiceControlEngine

/// A person who speaks to a screen, and an app that answers at once.
typealias Speaker = Driver<VoiceControl>

extension Speaker {
  init(
    _ screen: AccessibilityNode, _ options: VoiceControlOptions = VoiceControlOptions(),
    settings: VoiceControlSettings = VoiceControlSettings(),
    app: @escaping App = { _, _ in .handled(by: nil) }
  ) {
    self.init(VoiceControl(options, settings: settings), AccessibilityTree(screen), app: app)
    start()
  }

  /// Voice Control itself.
  var voice: VoiceControl {
    get { technology }
    set { technology = newValue }
  }

  /// Says something; answers what the app was asked because of it.
  @discardableResult
  mutating func callAsFunction(_ phrases: String...) -> [Request.Kind] {
    send(phrases.map { .say($0) }).asked
  }

  mutating func look(isAtScreen: Bool) { send([.look(isAtScreen: isAtScreen)]) }

  /// What is drawn, a mark each.
  var marks: [String] { overlay?.marks.map { $0.hasActions ? $0.text + " ↔" : $0.text } ?? [] }

  /// The sentence that is shown.
  var title: String { overlay?.title ?? "" }
}

extension AccessibilityNode {
  /// A button on a line of its own.
  static func button(_ slot: UInt32, _ label: SpokenText?, traits: Traits = .button) -> AccessibilityNode {
    .stop(
      label, traits: traits, frame: Rect(x: 0, y: Double(slot) * 40, width: 200, height: 30),
      id: ElementID(slot: slot))
  }

  /// A screen of 390 by 844 points.
  static func screen(_ children: [AccessibilityNode]) -> AccessibilityNode {
    .container(frame: Rect(x: 0, y: 0, width: 390, height: 844), id: ElementID(slot: 90_000), children)
  }
}

extension ElementID {
  static func slot(_ slot: UInt32) -> ElementID { ElementID(slot: slot) }
}

/// The survey cell as one element, its buttons turned into actions.
enum SurveyCell {
  static let combined: AccessibilityNode = {
    var node = AccessibilityNode.button(1, "We'd love your feedback, What do you think of Save for Later?")
    node.element.actions = [
      ElementAction(id: .init(rawValue: 0), name: "Take Survey"),
      ElementAction(id: .init(rawValue: 1), name: "Dismiss"),
    ]
    node.element.activationHit = .nothing(seen: "What do you think of Save for Later?")
    return .screen([node])
  }()

  static let final: AccessibilityNode = .screen([
    .stop(
      "We'd love your feedback, What do you think of Save for Later?", traits: .staticText,
      frame: Rect(x: 16, y: 20, width: 300, height: 50), id: .slot(1)),
    .stop("Take Survey", traits: .button, frame: Rect(x: 16, y: 80, width: 100, height: 30), id: .slot(2)),
    .stop("Dismiss", traits: .button, frame: Rect(x: 330, y: 10, width: 44, height: 20), id: .slot(3))
      .with(\.sortPriority, -1),
  ])
}
