import AccessibilityModel
import LargeContentEngine

/// A person who holds a finger on a screen, and an app that answers at once.
struct Holder {
  private(set) var viewer: LargeContentViewer
  var tree: AccessibilityTree
  /// What the app was asked, in order.
  private(set) var asked: [Request.Kind] = []
  /// What is drawn over the screen.
  private(set) var overlay: Overlay?
  /// Everything that was drawn or taken away, in order.
  private(set) var drawn: [String] = []
  private var version = TreeVersion.initial
  private var now = VirtualInstant.start
  /// What the app answers.
  var answer: (Request.Kind) -> Answer

  init(
    _ screen: AccessibilityNode = .screen([]), _ options: LargeContentOptions = LargeContentOptions(),
    textSize: String? = "accessibility3", answer: @escaping (Request.Kind) -> Answer = Holder.bar
  ) {
    viewer = LargeContentViewer(options, textSize: textSize)
    tree = AccessibilityTree(screen)
    self.answer = answer
    settle(viewer.observe(.changed(version, TreeDiff()), in: tree))
  }

  /// Does something with the finger, and answers what the app was asked because of it.
  @discardableResult
  mutating func callAsFunction(_ inputs: LargeContentViewer.Input...) -> [Request.Kind] {
    let before = asked.count
    for input in inputs { settle(viewer.handle(input, in: tree)) }
    return Array(asked[before...])
  }

  @discardableResult
  mutating func wait(_ seconds: Double) -> [Request.Kind] {
    let before = asked.count
    now = now.advanced(by: .milliseconds(Int64(seconds * 1_000)))
    settle(viewer.advance(to: now, in: tree))
    return Array(asked[before...])
  }

  /// The app shows something else.
  mutating func change(to screen: AccessibilityNode) {
    tree = AccessibilityTree(screen)
    version = version.next
    settle(viewer.observe(.changed(version, TreeDiff()), in: tree))
  }

  private mutating func settle(_ effects: [Effect]) {
    var rest = effects
    while !rest.isEmpty {
      switch rest.removeFirst() {
      case .show(let next):
        overlay = next
        drawn.append(next?.title ?? "(nothing)")
      case .request(let request):
        asked.append(request.kind)
        rest += viewer.observe(.answered(request.id, answer(request.kind)), in: tree)
      default: break
      }
    }
  }

  /// A bar of three items from left to right, 100 points each, with a gap after the second.
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
