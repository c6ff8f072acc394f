import AccessibilityModel
import SwitchControlEngine
@_exported import TestSupport

/// A person with a switch, and an app that answers at once.
typealias Presser = Driver<SwitchControl>

extension Presser {
  init(
    _ screen: AccessibilityNode, _ options: SwitchControlOptions = SwitchControlOptions(),
    settings: SwitchControlSettings = SwitchControlSettings(), answer: Answer = .handled(by: nil)
  ) {
    self.init(SwitchControl(options, settings: settings), AccessibilityTree(screen)) { _, _ in answer }
    start()
  }

  /// Switch Control itself.
  var control: SwitchControl {
    get { technology }
    set { technology = newValue }
  }

  /// Presses switches; answers what the app was asked because of it, the cursor's place left out.
  @discardableResult
  mutating func callAsFunction(_ inputs: SwitchControl.Input...) -> [Request.Kind] { send(inputs).asked }

  mutating func wait(_ seconds: Double) { wait(.milliseconds(Int64(seconds * 1_000))) }

  /// What the scan is on, by what is written there.
  var place: String { overlay?.marks.first { $0.isChosen }?.text ?? overlay?.title ?? "" }
}

extension AccessibilityNode {
  /// A button in a place.
  static func button(_ label: SpokenText?, _ y: Double, _ traits: Traits = .button, slot: UInt32)
    -> AccessibilityNode
  {
    .stop(
      label, traits: traits, frame: Rect(x: 0, y: y, width: 100, height: 40), id: ElementID(slot: slot))
  }

  /// A screen of 400 by 800 points.
  static func screen(_ children: [AccessibilityNode]) -> AccessibilityNode {
    .container(frame: Rect(x: 0, y: 0, width: 400, height: 800), children)
  }
}
