import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Views made of the views of another, and places read from outside")
struct SubviewTests {
  @Test("A view takes another apart, and is made anew when its parts change")
  func subviews() {
    let screen = Screen { Counted() }
    #expect(screen.labels == ["2 parts", "Anna", "Bert", "Add"])
    screen.activate("Add")
    #expect(screen.labels == ["3 parts", "Anna", "Bert", "Carl", "Add"])
  }

  @Test("A view in front is made where another one lies that hands its place outwards")
  func anchors() {
    let screen = Screen.availableSpace(200, 200) {
      ZStack(alignment: .topLeading) {
        Box("target", 40, 20).anchorPreference(key: Places.self, value: .bounds) { [$0] }
      }
      .frame(width: 200, height: 200)
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { availableSpace in
          ForEach(places.indices, id: \.self) { index in
            Box("mark", 10, 10).position(
              x: availableSpace[places[index]].midX, y: availableSpace[places[index]].midY)
          }
        }
      }
    }
    #expect(screen.frames == ["target 80 90 40 20", "mark 95 95 10 10"])
  }
}

private enum Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Counted: View {
  @State private var names = ["Anna", "Bert"]

  var body: some View {
    VStack {
      Group(subviews: ForEach(names, id: \.self) { Text($0) }) { parts in
        Text("\(parts.count) parts")
        ForEach(parts) { $0 }
      }
      Button("Add") { names.append("Carl") }
    }
  }
}
