import AccessibilityModel
import SwitchControlEngine

/// A person with a switch, and an app that answers at once.
struct Presser {
  var control: SwitchControl
  var tree: AccessibilityTree
  private(set) var asked: [Request.Kind] = []
  private(set) var overlay: Overlay?
  private(set) var device: [SystemAction] = []
  private var version = TreeVersion.initial
  private var now = VirtualInstant.start
  private let answer: Answer

  init(
    _ screen: AccessibilityNode, _ options: SwitchControlOptions = SwitchControlOptions(),
    settings: SwitchControlSettings = SwitchControlSettings(), answer: Answer = .handled(by: nil)
  ) {
    control = SwitchControl(options, settings: settings)
    tree = AccessibilityTree(screen)
    self.answer = answer
    settle(control.observe(.changed(version, TreeDiff()), in: tree))
  }

  /// Presses switches; answers what the app was asked because of it, the cursor's place left out.
  @discardableResult
  mutating func callAsFunction(_ inputs: SwitchControl.Input...) -> [Request.Kind] {
    let before = asked.count
    for input in inputs { settle(control.handle(input, in: tree)) }
    return asked[before...].filter { if case .focus = $0 { false } else { true } }
  }

  mutating func wait(_ seconds: Double) {
    now = now.advanced(by: .milliseconds(Int64(seconds * 1_000)))
    settle(control.advance(to: now, in: tree))
  }

  mutating func change(to screen: AccessibilityNode) {
    tree = AccessibilityTree(screen)
    version = version.next
    settle(control.observe(.changed(version, TreeDiff()), in: tree))
  }

  private mutating func settle(_ effects: [Effect]) {
    var rest = effects
    while !rest.isEmpty {
      switch rest.removeFirst() {
      case .show(let next): overlay = next
      case .system(let action): device.append(action)
      case .request(let request):
        asked.append(request.kind)
        rest += control.observe(.answered(request.id, answer), in: tree)
      default: break
      }
    }
  }

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
