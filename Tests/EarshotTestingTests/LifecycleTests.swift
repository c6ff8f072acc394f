import EarshotTesting
import SwiftUI
import Testing

/// Notes what happens to its views, in order.
@MainActor
private final class Diary {
  var lines: [String] = []
}

private struct Page: View {
  let name: String
  let diary: Diary

  var body: some View {
    Text(name)
      .onAppear { diary.lines.append("\(name) appears") }
      .onDisappear { diary.lines.append("\(name) disappears") }
  }
}

private struct Book: View {
  let diary: Diary
  @State private var page = 1

  var body: some View {
    VStack {
      Button("Next") { page += 1 }
      Page(name: "Page \(page)", diary: diary)
        .id(page)
    }
    .onChange(of: page) { old, new in diary.lines.append("turns from \(old) to \(new)") }
    .onAppear { diary.lines.append("book appears") }
    .onDisappear { diary.lines.append("book disappears") }
  }
}

@Suite("What views are told on a hosted screen", .timeLimit(.minutes(10)))
@MainActor
struct LifecycleTests {
  @Test("Views appear once, change in order, and disappear when they or the whole app leave")
  func order() async throws {
    let diary = Diary()
    try await hosting(Book(diary: diary)) { screen in
      #expect(diary.lines == ["Page 1 appears", "book appears"])
      diary.lines = []
      try await screen.activate("Next")
      #expect(diary.lines == ["turns from 1 to 2", "Page 1 disappears", "Page 2 appears"])
      diary.lines = []
    }
    #expect(diary.lines == ["Page 2 disappears", "book disappears"])
  }

  @Test("A tour shows nothing anew: no view appears a second time")
  func tour() async throws {
    let diary = Diary()
    try await hosting(Book(diary: diary)) { screen in
      let before = diary.lines
      try await screen.tour()
      #expect(diary.lines == before)
    }
  }
}
