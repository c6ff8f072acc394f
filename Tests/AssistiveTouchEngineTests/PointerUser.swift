import AccessibilityModel
import AssistiveTouchEngine
@_exported import TestSupport

/// A person with one pointer, and an app that answers at once.
typealias PointerUser = Driver<AssistiveTouch>

extension PointerUser {
  /// A screen of 400 by 800 points with buttons at the left.
  static let screen = AccessibilityNode.container(
    frame: Rect(x: 0, y: 0, width: 400, height: 800),
    (0..<5).map { row in
      .stop(
        SpokenText("Row \(row)"), traits: .button,
        frame: Rect(x: 0, y: Double(row) * 80, width: 100, height: 40), id: ElementID(slot: UInt32(row + 1)))
    })

  init(
    _ options: AssistiveTouchOptions = AssistiveTouchOptions(),
    settings: AssistiveTouchSettings = AssistiveTouchSettings(), on screen: AccessibilityNode = screen,
    answer: @escaping @Sendable (Request.Kind, inout AccessibilityTree) -> Answer = { _, _ in
      .handled(by: nil)
    }
  ) {
    self.init(AssistiveTouch(options, settings: settings), AccessibilityTree(screen), app: answer)
    start()
  }

  /// AssistiveTouch itself.
  var touch: AssistiveTouch {
    get { technology }
    set { technology = newValue }
  }

  /// Does things one after the other; answers what the app was asked because of them.
  @discardableResult
  mutating func callAsFunction(_ inputs: AssistiveTouch.Input...) -> [Request.Kind] { send(inputs).asked }

  /// Lets time pass in steps as a session does, from one deadline to the next; answers what the app was asked.
  @discardableResult
  mutating func pass(_ seconds: Double) -> [Request.Kind] {
    let end = now.advanced(by: .milliseconds(Int64(seconds * 1_000)))
    var asked: [Request.Kind] = []
    while let due = technology.nextDeadline, due <= end {
      asked += wait(now.duration(to: due)).asked
    }
    return asked + wait(now.duration(to: end)).asked
  }

  /// What the person is told.
  var notice: String { touch.notice ?? "" }

  /// The middle of the floating button.
  var button: Point? { touch.buttonFrame(in: tree)?.center }

  /// The titles of the entries that are seen.
  var entries: [String] { touch.menu?.words ?? [] }

  /// Moves the pointer onto an entry of the menu and presses it.
  mutating func press(_ words: String) {
    guard let mark = overlay?.marks.first(where: { $0.text == words }) else { return }
    self(.move(mark.frame.center), .press)
  }
}

extension [Request.Kind] {
  /// What fingers do, a line for each moment: `1+100,200 2+144,200`.
  var moments: [String] {
    compactMap { kind in
      switch kind {
      case .touch(let phase, let point): Request.Finger(0, phase, point).words
      case .fingers(let fingers): fingers.map(\.words).joined(separator: " ")
      default: nil
      }
    }
  }
}

extension Request.Finger {
  fileprivate var words: String {
    let marks: [Request.TouchPhase: String] = [.began: "+", .moved: ">", .ended: "-", .cancelled: "x"]
    return "\(number)\(marks[phase] ?? "")\(Int(point.x.rounded())),\(Int(point.y.rounded()))"
  }
}
