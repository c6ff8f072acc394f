import SwiftUI
import Testing

@Suite("Reading order of views")
@MainActor
struct OrderTests {
  @Test("A higher sort priority is read earlier, within the same container")
  func priority() throws {
    try HeardScreen.showing {
      Text("a")
      VStack {
        Text("b")
        Text("c").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .contain)
      Text("d").accessibilitySortPriority(-1)
      Text("e")
    } _: { screen in
      #expect(screen.labels == ["a", "c", "b", "e", "d"])
    }
  }

  @Test("Where lines run from right to left, rows are read from the right")
  func rightToLeft() throws {
    @MainActor func row() -> some View {
      HStack {
        Text("a")
        Text("b")
        Text("c")
      }
    }
    try HeardScreen.showing {
      row()
    } _: {
      #expect($0.labels == ["a", "b", "c"])
    }
    try HeardScreen.showing(direction: .rightToLeft) {
      row()
    } _: { screen in
      #expect(screen.labels == ["a", "b", "c"])
      #expect(screen.stops[0].frame.minX > screen.stops[2].frame.minX)
    }
  }

  @Test("Combined labels follow the reading order, from the right where lines run so")
  func combined() throws {
    @MainActor func row() -> some View {
      HStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
        Text("c")
      }
      .accessibilityElement(children: .combine)
    }
    try HeardScreen.showing {
      row()
    } _: {
      #expect($0.labels == ["b, a, c"])
    }
    try HeardScreen.showing(direction: .rightToLeft) {
      row()
    } _: {
      #expect($0.labels == ["b, a, c"])
    }
  }

  @Test("A view in front is read where it lies, not where the code has it")
  func overlay() throws {
    try HeardScreen.showing {
      Text("a").frame(width: 200, height: 100, alignment: .bottom).overlay(alignment: .topLeading) {
        Text("b")
      }
    } _: {
      #expect($0.labels == ["b", "a"])
    }
  }
}
