import AccessibilityModel
import AppHost
import TestSupport
import Testing

@testable import SwiftUI

@MainActor
@Suite("Long content that is all there at once", .timeLimit(.minutes(10)))
struct LongScrollTests {
  @Test("A cursor that walks down a thousand rows lays nothing out and describes nothing again")
  func counting() throws {
    let screen = Screen { LongRows(state: LongState(count: 1_000)) }
    let stops = Array(screen.host.tree.stops)
    screen.request(.focus(stops[0]))
    let graph = try #require(screen.graph)
    let (snapshots, placements) = (screen.host.snapshotCount, graph.placementCount)
    screen.events = []
    var shifts = 0
    for stop in stops.prefix(400) {
      screen.request(.focus(stop))
      #expect(screen.isInSight(stop))
    }
    for case .changed(_, let diff) in screen.events {
      #expect(diff.changes.count == 1)
      if case .shift = diff.changes.first { shifts += 1 }
    }
    #expect(shifts > 200)
    #expect(screen.host.snapshotCount == snapshots)
    #expect(graph.placementCount == placements)
    try screen.expectAsLaidOut()
  }

  @Test("What is told after any steps and changes is what is laid out and described", arguments: 0..<12)
  func random(seed: UInt64) throws {
    var dice = SeededDice(state: seed)
    let state = LongState(count: 60)
    let screen = Screen { LongRows(state: state) }
    _ = screen.host.takeEvents()
    var told = screen.host.tree
    for step in 0..<60 {
      let stops = Array(screen.host.tree.stops)
      let stop = try #require(stops.randomElement(using: &dice))
      screen.events = []
      switch Int.random(in: 0...11, using: &dice) {
      case 0: screen.inApp { state.words = "Word \(step)" }
      case 1: screen.inApp { state.count += Int.random(in: -3...3, using: &dice) }
      case 2: screen.request(.activate(stop))
      case 3: screen.request(.scroll(stop, .down))
      case 4: screen.inApp { state.gap = Double(Int.random(in: 0...9, using: &dice)) }
      case 5: screen.request(.tap(Point(x: 200, y: Double(Int.random(in: 100...700, using: &dice)))))
      default:
        screen.request(.focus(stop))
        #expect(screen.isInSight(stop))
      }
      for case .changed(_, let diff) in screen.events + screen.host.takeEvents() { try told.apply(diff) }
      let tree = screen.host.tree
      #expect(told.root.flatMap(told.node) == tree.root.flatMap(tree.node))
      if dice.isDue(oneIn: 3) { try screen.expectAsLaidOut() }
    }
    try screen.expectAsLaidOut()
  }

  @Test("A tap lands on the row that was scrolled there for the cursor")
  func tapping() throws {
    let state = LongState(count: 100)
    let screen = Screen { LongRows(state: state) }
    let row = try #require(screen.element("Add 80"))
    screen.request(.focus(row.id))
    let shown = try #require(screen.element("Add 80"))
    #expect(shown.frame.minY < row.frame.minY)
    screen.request(.tap(shown.frame.center))
    #expect(state.added == [80])
    screen.request(.activate(try #require(screen.element("Add 81")).id))
    #expect(state.added == [80, 81])
  }

  @Test("Content that reads where it lies, and a place that the app keeps, are told of every scroll")
  func watched() throws {
    let seen = LongState(count: 40)
    let screen = Screen { WatchedRows(state: seen) }
    let row = try #require(screen.element("Row 30"))
    let before = seen.top
    screen.request(.focus(row.id))
    #expect(seen.top < before)
    try screen.expectAsLaidOut()
  }

  @Test("A million views that are made at once are told of, and the first of them are heard")
  func million() {
    let screen = Screen { VStack { ForEach(0..<1_000_000, id: \.self) { if $0 < 3 { Text("Row \($0)") } } } }
    #expect(screen.labels == ["Row 0", "Row 1", "Row 2"])
    #expect(
      screen.host.takeDiagnostics().map(\.message) == [
        "ForEach makes 1000000 views at once, which takes more memory than a phone has; only the first 50000 are shown. "
          + "Put it into a List or a LazyVStack."
      ])
  }
}

private final class LongState: ObservableObject {
  @Published var count: Int
  @Published var words = "Row"
  @Published var gap = 0.0
  var added: [Int] = []
  var top = 0.0

  init(count: Int) { self.count = count }
}

/// Rows of texts, buttons and parts that belong together, all of which are there at once.
private struct LongRows: View {
  @ObservedObject var state: LongState

  var body: some View {
    Text("Top")
    ScrollView {
      VStack(spacing: state.gap) {
        ForEach(0..<max(state.count, 1), id: \.self) { number in
          HStack {
            Text("\(state.words) \(number)")
            Text("beagle").accessibilityHint("Barks")
          }
          .padding(4)
          .accessibilityElement(children: number % 5 == 0 ? .combine : .contain)
          Button("Add \(number)") { state.added.append(number) }
        }
      }
    }
    Text("Bottom")
  }
}

/// Rows of which one says where it lies.
private struct WatchedRows: View {
  @ObservedObject var state: LongState

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<state.count, id: \.self) { number in
          Text("Row \(number)").frame(height: 60)
        }
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.frame(in: .global).minY, initial: true) { _, new in state.top = new }
        }
        .frame(height: 10)
      }
    }
  }
}

extension Screen {
  /// The views behind the screen.
  fileprivate var graph: ViewGraph? {
    (content.window?.rootViewController?.viewIfLoaded as? HostingView)?.graph
  }

  fileprivate func isInSight(_ id: ElementID) -> Bool {
    host.tree.visibility(of: id) != AccessibilityTree.Visibility.none
  }

  /// Expects the tree to be what is laid out and described from nothing.
  fileprivate func expectAsLaidOut() throws {
    host.settle()
    let tree = host.tree
    let fresh = host.withApp { AccessibilityTree(content.snapshot(), order: tree.order) }
    #expect(tree.root.flatMap(tree.node) == fresh.root.flatMap(fresh.node))
  }
}
