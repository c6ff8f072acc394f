import EarshotTesting
import SwiftUI
import Testing

/// Dogs by the first letter of their names, thirty of each.
private struct Register: View {
  var visibility = Visibility.automatic

  var body: some View {
    List(["A", "B", "C"], id: \.self) { letter in
      Section(letter) { ForEach(0..<30, id: \.self) { Text("\(letter)\($0)") } }
        .sectionIndexLabel(letter)
    }
    .listSectionIndexVisibility(visibility)
  }
}

@MainActor
@Suite("Letters beside a list", .timeLimit(.minutes(10)))
struct SectionIndexTests {
  @Test("Z12: the letters are one adjustable element that leads from section to section")
  func letters() async throws {
    try await hosting(Register()) { screen in
      let index = try screen.element(named: "Section index")
      #expect(index.traits.contains(.adjustable))
      #expect(index.value == "A")
      #expect(index.rowIndex == nil)
      try await screen.increment("Section index")
      #expect(try screen.element(named: "Section index").value == "B")
      // The heading under the cursor has gone out of sight.
      #expect(screen.heard == ["A, heading", "B, heading"])
      for _ in 0..<2 { try await screen.increment("Section index") }
      #expect(try screen.element(named: "Section index").value == "C")
      try await screen.decrement("Section index")
      #expect(try screen.element(named: "Section index").value == "B")
      let labels = screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
      #expect(labels.contains("B0"))
    }
  }

  @Test("Z12: letters that are hidden, and sections without any, leave the list as it is")
  func hidden() async throws {
    for view in [AnyView(Register(visibility: .hidden)), AnyView(List { Section("A") { Text("Anna") } })] {
      try await hosting(view) { screen in
        let labels = screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
        #expect(labels.first == "A")
        #expect(!labels.contains("Section index"))
      }
    }
  }
}
