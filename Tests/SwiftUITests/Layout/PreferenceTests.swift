import SwiftUI
import Testing

@MainActor
@Suite("What views hand to those around them")
struct PreferenceTests {
  @Test("A view in between changes what is handed outwards")
  func transformed() {
    let log = Noted<[String]>([])
    let screen = Screen {
      VStack {
        Text("Bailey").preference(key: Names.self, value: ["Bailey"])
        Text("Rex").preference(key: Names.self, value: ["Rex"])
      }
      .transformPreference(Names.self) { $0 = $0.map { $0.uppercased() } + ["Luna"] }
      .onPreferenceChange(Names.self) { log.value = $0 }
    }
    #expect(screen.labels == ["Bailey", "Rex"])
    #expect(log.value == ["BAILEY", "REX", "Luna"])
  }

  @Test("L8: a view behind another is made of what that one hands outwards")
  func behind() {
    let screen = Screen.availableSpace(100, 100) {
      Box("front", 20, 20).preference(key: Names.self, value: ["a", "b"])
        .backgroundPreferenceValue(Names.self, alignment: .topLeading) { names in
          Box("\(names.count) behind", 10, 10)
        }
    }
    #expect(Set(screen.frames) == ["front 0 0 20 20", "2 behind 0 0 10 10"])
    let drawn = Drawn.lines {
      Color.red.frame(width: 20, height: 20).preference(key: Names.self, value: ["a"])
        .backgroundPreferenceValue(Names.self) { names in
          names.count == 1 ? Color.blue : Color.green
        }
    }
    #expect(drawn == ["fill 0 0 20 20 #007AFF", "fill 0 0 20 20 #FF3B30"])
  }

  @Test("A view adds its place to those that views inside hand outwards")
  func places() {
    let log = Noted<[String]>([])
    let screen = Screen.availableSpace(200, 200) {
      VStack(alignment: .leading, spacing: 0) {
        Box("inner", 40, 20).anchorPreference(key: Places.self, value: .topLeading) { [$0] }
      }
      .padding(10)
      .transformAnchorPreference(key: Places.self, value: .bottomTrailing) { $0.append($1) }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { geometry in
          let _ = log.take(
            places.map { place in "\(Int(geometry[place].x)) \(Int(geometry[place].y))" })
          Color.clear
        }
      }
    }
    #expect(screen.labels == ["inner"])
    #expect(log.value == ["10 10", "60 40"])
  }

  @Test("A place is any part of the way across and down a view, inside of it or not")
  func parts() {
    let log = Noted<[String]>([])
    _ = Screen.availableSpace(200, 200) {
      VStack(alignment: .leading, spacing: 0) {
        Box("inner", 40, 20)
          .anchorPreference(key: Places.self, value: .unitPoint(UnitPoint(x: 0.25, y: 0.5))) { [$0] }
        Box("next", 40, 20)
          .anchorPreference(key: Places.self, value: .unitPoint(UnitPoint(x: 2, y: 0))) { [$0] }
      }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { geometry in
          let _ = log.take(
            places.map { place in "\(Int(geometry[place].x)) \(Int(geometry[place].y))" })
          Color.clear
        }
      }
    }
    #expect(log.value == ["10 10", "80 20"])
  }

  @Test("Two changes of a view are put together as one")
  func concatenated() {
    let screen = Screen.availableSpace(100, 100) {
      Box("a", 20, 10).modifier(Moved(by: 5).concat(Moved(by: 7)))
    }
    #expect(screen.frames == ["a 12 12 20 10"])
  }
}

private struct Moved: ViewModifier {
  let by: CGFloat

  func body(content: Content) -> some View {
    content.padding([.top, .leading], by)
  }
}

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Places: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}
