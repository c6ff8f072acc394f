import AccessibilityModel
import AppHost
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Long content of scroll views", .timeLimit(.minutes(10)))
struct LongScrollTests {
  @Test("A cursor that walks down a thousand labels has nothing described again")
  func counting() throws {
    let rows = LongRows(count: 1_000)
    try walking(rows) { host, _ in
      let stops = Array(host.tree.stops)
      host.focus(stops[0])
      let snapshots = host.snapshotCount
      _ = host.takeEvents()
      var shifts = 0
      for stop in stops.prefix(400) {
        host.focus(stop)
        #expect(host.tree.visibility(of: stop) != AccessibilityTree.Visibility.none)
        for case .changed(_, let diff) in host.takeEvents() {
          #expect(diff.changes.count == 1)
          if case .shift = diff.changes.first { shifts += 1 }
        }
      }
      #expect(shifts > 300)
      #expect(host.snapshotCount == snapshots)
      // A label that changes is one change, and the walk goes on as before.
      rows.labels[500].text = "Renamed"
      host.settle()
      for stop in stops.prefix(20) { host.focus(stop) }
      #expect(host.snapshotCount <= snapshots + 1)
    }
  }

  @Test("What is told after any steps and changes is what is described from nothing", arguments: 0..<16)
  func random(seed: UInt64) throws {
    var dice = SeededDice(state: seed)
    let rows = LongRows(count: 60)
    try walking(rows) { host, follow in
      for step in 0..<60 {
        let label = try #require(rows.labels.randomElement(using: &dice))
        let stop = try #require(Array(host.tree.stops).randomElement(using: &dice))
        host.withApp {
          switch Int.random(in: 0...13, using: &dice) {
          case 0: label.text = "Renamed \(step)"
          case 1: label.isHidden.toggle()
          case 2: label.frame.origin.y += 3
          case 3: label.accessibilityFrame = CGRect(x: 10, y: 300, width: 40, height: 40)
          case 4: label.accessibilityHint = "Hint \(step)"
          case 5: rows.addRow()
          case 6: rows.scroll.frame.origin.y = Double(Int.random(in: 0...30, using: &dice))
          case 7:
            rows.scroll.setContentOffset(
              CGPoint(x: 0, y: Int.random(in: 0...900, using: &dice)), animated: false)
          case 8: rows.view.clipsToBounds.toggle()
          case 9:
            rows.scroll.transform = dice.isDue(oneIn: 2) ? .identity : CGAffineTransform(scaleX: 0.5, y: 0.5)
          default: host.focus(stop)
          }
        }
        host.settle()
        try follow()
      }
    }
  }

  @Test(
    "A view class of an app that answers otherwise without a word is asked each time",
    arguments: [false, true])
  func moody(isMoody: Bool) throws {
    let rows = LongRows(count: 40)
    try walking(rows) { host, follow in
      let view: UIView = isMoody ? MoodyView() : SilentBox()
      host.withApp {
        view.isAccessibilityElement = true
        view.accessibilityLabel = "First"
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        rows.scroll.addSubview(view)
      }
      host.settle()
      try follow()
      let stops = Array(host.tree.stops)
      LabelMood.word = "Second"
      host.focus(stops[30])
      try follow()
      let labels = host.tree.stops.compactMap { host.tree[$0]?.label?.string }
      #expect(labels.contains("Second") == isMoody)
      let snapshots = host.snapshotCount
      for stop in stops.suffix(10) { host.focus(stop) }
      #expect((host.snapshotCount > snapshots) == isMoody)
    }
  }

  /// Shows a controller; what is told is compared with what is described from nothing whenever `follow` is called.
  private func walking(
    _ controller: UIViewController, _ body: (RunningApp, _ follow: () throws -> Void) throws -> Void
  ) throws {
    let host = RunningApp()
    host.start(host.withApp { WindowHost { .controller(controller) } })
    defer { host.stop() }
    var told = AccessibilityTree(order: host.tree.order)
    try body(host) {
      for case .changed(_, let diff) in host.takeEvents() { try told.apply(diff) }
      let tree = host.tree
      #expect(told.root.flatMap(told.node) == tree.root.flatMap(tree.node))
      let fresh = RunningApp.describedFromNothing(host)
      #expect(tree.root.flatMap(tree.node) == fresh.root.flatMap(fresh.node))
    }
  }
}

extension RunningApp {
  fileprivate func focus(_ stop: ElementID) {
    perform(Request(id: .init(rawValue: 1), version: version, kind: .focus(stop)))
  }

  /// What the screen is described by where nothing is remembered; what is remembered stays as it is.
  fileprivate static func describedFromNothing(_ host: RunningApp) -> AccessibilityTree {
    var kept: [(UIView, DescriptionCache?)] = []
    var waiting: [UIView] = host[WindowList.self].windows
    while let view = waiting.popLast() {
      kept.append((view, view.descriptionCache))
      view.descriptionCache = nil
      waiting += view.subviews
    }
    let tree = host.treeOfPicture()
    for (view, cache) in kept { view.descriptionCache = cache }
    return tree
  }
}

/// What the moody view answers.
@MainActor private enum LabelMood { static var word = "First" }

/// A view that answers for itself, without a word.
private final class MoodyView: UIView {
  override var accessibilityLabel: String? {
    get { LabelMood.word }
    set { super.accessibilityLabel = newValue }
  }
}

/// A view of an app that overrides nothing people who listen are told.
private final class SilentBox: UIView {
  override func layoutSubviews() { super.layoutSubviews() }
}

/// Labels one below the other in a scroll view, in views of the app's own.
private final class LongRows: UIViewController {
  let scroll = UIScrollView()
  let stack = UIView()
  private(set) var labels: [UILabel] = []
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = CGRect(x: 0, y: 60, width: 390, height: 600)
    view.addSubview(scroll)
    let box = SilentBox(frame: CGRect(x: 0, y: 0, width: 390, height: CGFloat(count) * 44))
    scroll.addSubview(box)
    box.addSubview(stack)
    for _ in 0..<count { addRow() }
  }

  func addRow() {
    let label = UILabel(frame: CGRect(x: 0, y: CGFloat(labels.count) * 44, width: 300, height: 44))
    label.text = "Row \(labels.count)"
    labels.append(label)
    stack.frame = CGRect(x: 0, y: 0, width: 390, height: CGFloat(labels.count) * 44)
    stack.addSubview(label)
    scroll.contentSize = stack.frame.size
  }
}
