import AccessibilityModel
import LargeContentEngine
@_exported import TestSupport

/// A person who holds a finger on a screen, and an app that answers at once.
typealias Holder = Driver<LargeContentViewer>

extension Holder {
  init(
    _ screen: AccessibilityNode = .screen([]), _ options: LargeContentOptions = LargeContentOptions(),
    textSize: String? = "accessibility3", answer: @escaping @Sendable (Request.Kind) -> Answer = Holder.bar
  ) {
    let viewer = LargeContentViewer(options, textSize: textSize)
    self.init(viewer, AccessibilityTree(screen)) { kind, _ in answer(kind) }
    start()
  }

  /// The viewer itself.
  var viewer: LargeContentViewer { technology }

  /// Everything that was drawn or taken away, in order.
  var drawn: [String] { effects.drawn.map { $0?.title ?? "(nothing)" } }

  /// Does something with the finger, and answers what the app was asked because of it.
  @discardableResult
  mutating func callAsFunction(_ inputs: LargeContentViewer.Input...) -> [Request.Kind] { send(inputs).asked }

  @discardableResult
  mutating func wait(_ seconds: Double) -> [Request.Kind] {
    wait(.milliseconds(Int64(seconds * 1_000))).asked
  }

  /// A bar of three items from left to right, 100 points each, with a gap after the second.
  @Sendable
  static func bar(_ kind: Request.Kind) -> Answer {
    guard case .largeContent(let phase, let point) = kind else { return .handled(by: nil) }
    guard phase == .began || phase == .moved, point.x < 300 || point.x >= 400 else {
      return .handled(by: nil)
    }
    let names = ["Favorites", "Recents", "Contacts", "", "Voicemail"]
    let index = min(max(Int(point.x / 100), 0), 4)
    return .largeContent(LargeContent(LargeContentItem(title: names[index], image: "star")))
  }
}

extension Point {
  /// A point of the bar.
  static func at(_ x: Double) -> Point { Point(x: x, y: 800) }
}

extension AccessibilityNode {
  /// A screen of 400 by 800 points.
  static func screen(_ children: [AccessibilityNode]) -> AccessibilityNode {
    .container(frame: Rect(x: 0, y: 0, width: 400, height: 800), children)
  }
}
