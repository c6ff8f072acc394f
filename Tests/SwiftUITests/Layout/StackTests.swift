import AppHost
import SwiftUI
import Testing

@MainActor
@Suite("Stacks")
struct StackTests {
  @Test("A vertical stack puts eight points between its views and centers them")
  func vertical() {
    let screen = Screen.availableSpace(200, 200) {
      VStack {
        Box("a", 40, 20)
        Box("b", 20, 10)
      }
    }
    #expect(screen.frames == ["a 0 0 40 20", "b 10 28 20 10"])
  }

  @Test(
    "10.22: views in front of one another are met by where they lie, or back to front where that is the choice",
    arguments: [("geometric", ["front", "behind"]), ("backToFront", ["behind", "front"])])
  func layers(choice: String, labels: [String]) {
    let screen = Screen { Layered(choice: choice) }
    #expect(screen.labels == labels)
    #expect(screen.element(labels[0])?.rules.map(\.name) == ["order.layers"])
    #expect(screen.element(labels[1])?.rules.isEmpty == true)
  }

  @Test("A horizontal stack puts its views side by side, with the spacing it is given")
  func horizontal() {
    let screen = Screen.availableSpace(200, 200) {
      HStack(alignment: .top, spacing: 3) {
        Box("a", 40, 20)
        Box("b", 20, 10)
      }
    }
    #expect(screen.frames == ["a 0 0 40 20", "b 43 0 20 10"])
  }

  @Test("Views that can grow share the room equally")
  func sharing() {
    let screen = Screen.availableSpace(108, 50) {
      HStack {
        Box("a", nil, 10)
        Box("b", nil, 10)
      }
    }
    #expect(screen.frames == ["a 0 0 50 10", "b 58 0 50 10"])
  }

  @Test("The least flexible view is served first")
  func flexibility() {
    let screen = Screen.availableSpace(100, 50) {
      HStack(spacing: 0) {
        Box("a", nil, 10)
        Box("b", 70, 10)
        Box("c", nil, 10)
      }
    }
    #expect(screen.frames == ["a 0 0 15 10", "b 15 0 70 10", "c 85 0 15 10"])
  }

  @Test("A higher priority takes what it wants before the others")
  func priority() {
    let screen = Screen.availableSpace(100, 50) {
      HStack(spacing: 0) {
        Box("a", nil, 10)
        Color.clear.frame(minWidth: 0, maxWidth: 80).frame(height: 10).accessibilityLabel("b")
          .layoutPriority(1)
      }
    }
    #expect(screen.frames == ["a 0 0 20 10", "b 20 0 80 10"])
  }

  @Test("A spacer pushes views apart and takes no room of its own across")
  func spacer() {
    let screen = Screen.availableSpace(100, 50) {
      HStack {
        Box("a", 20, 10)
        Spacer()
        Box("b", 20, 10)
      }
    }
    #expect(screen.frames == ["a 0 0 20 10", "b 80 0 20 10"])
  }

  @Test("Lines of text stand on one line where their baselines are aligned")
  func baselines() throws {
    let screen = Screen.availableSpace(300, 100) {
      HStack(alignment: .firstTextBaseline) {
        Text("large").font(.largeTitle)
        Text("small").font(.caption)
      }
    }
    let large = try #require(screen.element("large")?.frame)
    let small = try #require(screen.element("small")?.frame)
    #expect(small.minY > large.minY)
    #expect(small.maxY < large.maxY)
  }

  @Test("Views in layers are lined up in a corner, the largest deciding the size")
  func layers() {
    let screen = Screen.availableSpace(200, 200) {
      ZStack(alignment: .bottomTrailing) {
        Box("a", 60, 40)
        Box("b", 20, 10)
      }
    }
    #expect(screen.frames == ["a 0 0 60 40", "b 40 30 20 10"])
  }

  @Test("From right to left a horizontal stack is mirrored, and leading is right")
  func mirrored() {
    let screen = Screen.availableSpace(100, 50, .rightToLeft) {
      HStack(spacing: 0) {
        Box("a", 20, 10)
        Spacer()
        Box("b", 30, 10)
      }
      Box("c", 10, 10)
    }
    #expect(screen.frames.sorted() == ["a 80 0 20 10", "b 0 0 30 10", "c 90 18 10 10"])
  }

  @Test("A divider crosses the direction of its stack and is not heard")
  func divider() {
    let screen = Screen.availableSpace(100, 50) {
      VStack(spacing: 0) {
        Box("a", 20, 10)
        Divider()
        Box("b", 20, 10)
      }
    }
    #expect(screen.frames == ["a 40 0 20 10", "b 40 10 20 10"])
  }

  @Test("Stacks within stacks are measured in time that grows with their number, not its power")
  func depth() {
    let screen = Screen.availableSpace(300, 300) { Nested(depth: 40) }
    #expect(screen.labels == ["core"])
  }
}

private struct Nested: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Text("core")
    } else {
      AnyView(VStack { HStack { Nested(depth: depth - 1) } })
    }
  }
}

private struct Layered: View {
  let choice: String

  var body: some View {
    let _: Void = RunningApp.current.choose(choice, for: "order.layers")
    ZStack(alignment: .topLeading) {
      Text("behind").padding(.top, 100)
      Text("front")
    }
  }
}
