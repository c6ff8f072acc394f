import AccessibilityModel
@_exported import TestSupport
import ZoomEngine

/// A person who magnifies a screen, and what is drawn for them.
typealias Viewer = Driver<Zoom>

extension Viewer {
  static var screen: Rect { Rect(x: 0, y: 0, width: 400, height: 800) }

  /// A screen of buttons, forty points high, one below the other, as far as there are names.
  static func screen(_ names: [String]) -> AccessibilityNode {
    var root = AccessibilityElement(id: ElementID(slot: 0), isStop: false)
    root.frame = screen
    let buttons = names.enumerated().map { index, name in
      var button = AccessibilityElement(id: ElementID(slot: UInt32(index + 1)), label: SpokenText(name))
      button.frame = Rect(x: 10, y: Double(index) * 40, width: 100, height: 40)
      return AccessibilityNode(button)
    }
    return AccessibilityNode(root, children: buttons)
  }

  init(
    _ options: ZoomOptions = ZoomOptions(), settings: ZoomSettings = ZoomSettings(), names: [String] = []
  ) {
    let screen = Self.screen(names.isEmpty ? (0..<20).map { "Button \($0)" } : names)
    self.init(Zoom(options, settings: settings), AccessibilityTree(screen)) { _, _ in .declined }
    start()
  }

  /// Zoom itself.
  var zoom: Zoom {
    get { technology }
    set { technology = newValue }
  }

  /// Everything that happened but drawing.
  var rest: [Effect] { effects.filter { if case .show = $0 { false } else { true } } }

  /// Does things, one after the other.
  mutating func callAsFunction(_ inputs: Zoom.Input...) { send(inputs) }

  /// Lets the app change an element.
  mutating func change(_ id: ElementID, _ change: (inout AccessibilityElement) -> Void) {
    guard var element = tree[id] else { return }
    change(&element)
    self.change { $0.update([element]) }
  }

  /// What is magnified now.
  var magnification: Magnification? { overlay?.magnification }

  /// Level and middle of what is seen: `2 at 200,400`.
  var seen: String {
    guard let magnification else { return "off" }
    let numbers = [magnification.center.x, magnification.center.y].map { Int($0.rounded()) }
    let level = (magnification.level * 100).rounded() / 100
    let text = level == level.rounded() ? "\(Int(level))" : "\(level)"
    return "\(text) at \(numbers[0]),\(numbers[1])"
  }
}
