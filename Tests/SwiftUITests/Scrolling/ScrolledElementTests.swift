import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("What is heard of rows that were scrolled")
struct ScrolledElementTests {
  @Test("After a scroll every row is what it would be if it were made anew there")
  func madeAnew() throws {
    let state = Wording()
    let screen = Screen { ScrolledRows(state: state) }
    let before = screen.places
    let first = try #require(screen.element("Row 0, Box 0"))
    screen.request(.scroll(first.id, .down))
    let moved = screen.places
    #expect(moved != before && !moved.isEmpty)
    screen.inApp { state.hint = "Other" }
    #expect(screen.places != moved)
    screen.inApp { state.hint = "Opens it" }
    #expect(screen.places == moved)
  }

  @Test("A part that moves within its row takes the row with it")
  func movedInside() throws {
    let state = Wording()
    let screen = Screen { ScrolledRows(state: state) }
    let first = try #require(screen.element("Row 0, Box 0"))
    screen.request(.scroll(first.id, .down))
    let moved = screen.places
    screen.inApp { state.gap = 30 }
    let apart = screen.places
    #expect(apart != moved)
    screen.inApp { state.hint = "Other" }
    screen.inApp { state.hint = "Opens it" }
    #expect(screen.places == apart)
    screen.inApp { state.gap = 0 }
    #expect(screen.places == moved)
  }
}

/// What rows say and how they are laid out.
private final class Wording: ObservableObject {
  @Published var hint = "Opens it"
  @Published var gap = 0.0
}

/// Rows of several kinds in a view that scrolls.
private struct ScrolledRows: View {
  @ObservedObject var state: Wording

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<40) { number in
          HStack(spacing: 0) {
            Text("Row \(number)")
            Color.clear.frame(width: state.gap, height: 1)
            Box("Box \(number)", 20, 30)
          }
          .accessibilityElement(children: .combine)
          .accessibilityHint(state.hint)
          .accessibilityActivationPoint(UnitPoint(x: 0.9, y: 0.5))
          Button("Button \(number)") {}.accessibilityHint(state.hint)
          HStack {
            Text("Round \(number)").contentShape(.accessibility, Circle())
            Toggle("Switch \(number)", isOn: .constant(number % 2 == 0))
          }
          .accessibilityElement(children: .contain)
          .accessibilityHint(state.hint)
        }
      }
    }
  }
}

extension Screen {
  /// Everything that is known of every stop, its place and its outline among it.
  fileprivate var places: [AccessibilityElement] { host.tree.stops.compactMap { host.tree[$0] } }
}
