import SwiftUI
import Testing

@MainActor
@Suite("Layout modifiers")
struct LayoutModifierTests {
  @Test("Padding surrounds a view, sixteen points where no length is given")
  func padding() {
    let screen = Screen.availableSpace(200, 200) {
      Box("a", 20, 10).padding()
      Box("b", 20, 10).padding(.leading, 5)
    }
    #expect(screen.frames == ["a 16 16 20 10", "b 5 50 20 10"])
  }

  @Test("Padding of a group surrounds each of its views")
  func paddingOfGroup() {
    let screen = Screen.availableSpace(200, 200) {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          Box("a", 20, 10)
          Box("b", 20, 10)
        }
        .padding(5)
      }
    }
    #expect(screen.frames == ["a 5 5 20 10", "b 5 25 20 10"])
  }

  @Test("A fixed frame has its size whatever is inside, and lines the content up")
  func fixedFrame() {
    let screen = Screen.availableSpace(200, 200) {
      Box("a", 20, 10).frame(width: 60, height: 30, alignment: .bottomTrailing)
    }
    #expect(screen.frames == ["a 40 20 20 10"])
  }

  @Test("A frame without a limit fills the room and lines the content up")
  func fillingFrame() {
    let screen = Screen.availableSpace(200, 100) {
      Box("a", 20, 10).frame(maxWidth: .infinity, alignment: .trailing)
    }
    #expect(screen.frames == ["a 180 0 20 10"])
  }

  @Test("A least extent holds for content that is smaller, and gives way to larger content")
  func leastExtent() {
    let screen = Screen.availableSpace(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 20, 10).frame(minHeight: 30, alignment: .top)
        Box("b", 20, 40).frame(minHeight: 30, alignment: .top)
        Box("c", 20, 10)
      }
    }
    #expect(screen.frames == ["a 0 0 20 10", "b 0 30 20 40", "c 0 70 20 10"])
  }

  @Test("A text wraps where it is offered less than its line, and does not where its size is fixed")
  func fixedSize() throws {
    let screen = Screen.availableSpace(60, 300) {
      Text("several words in a row").frame(width: 60)
      Text("several words in a line").fixedSize().frame(width: 60)
    }
    let wrapped = try #require(screen.element("several words in a row")?.frame)
    let fixed = try #require(screen.element("several words in a line")?.frame)
    #expect(wrapped.size.width <= 60)
    #expect(wrapped.size.height > 22)
    #expect(fixed.size.width > 60)
    #expect(fixed.size.height == 22)
  }

  @Test("An overlay has the size of what it covers and is lined up with it")
  func overlay() {
    let screen = Screen.availableSpace(200, 200) {
      Box("a", 100, 50).overlay(alignment: .topTrailing) { Box("b", 20, 10) }
      Box("c", 10, 10)
    }
    #expect(screen.frames.sorted() == ["a 0 0 100 50", "b 80 0 20 10", "c 0 58 10 10"])
  }

  @Test("An offset moves a view and leaves its room where it was")
  func offset() {
    let screen = Screen.availableSpace(200, 200) {
      Box("a", 20, 10).offset(x: 7, y: 3)
      Box("b", 20, 10)
    }
    #expect(screen.frames == ["a 7 3 20 10", "b 0 18 20 10"])
  }

  @Test("An alignment guide moves a view along the line of its stack")
  func guide() {
    let screen = Screen.availableSpace(200, 200) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 40, 10)
        Box("b", 40, 10).alignmentGuide(.leading) { $0.width / 2 }
      }
      .alignmentGuide(.leading) { _ in 0 }
    }
    #expect(screen.frames == ["a 20 0 40 10", "b 0 10 40 10"])
  }

  @Test("A guide that a view sets is the guide of the stack around it too")
  func guideReachesOut() {
    let screen = Screen.availableSpace(200, 200) {
      Box("a", 40, 10)
      VStack { Box("b", 40, 10).alignmentGuide(.leading) { _ in -10 } }
    }
    #expect(screen.frames == ["a 0 0 40 10", "b 10 18 40 10"])
  }

  @Test("A ratio fits into the room or covers it")
  func ratio() {
    let screen = Screen.availableSpace(100, 40) {
      HStack(spacing: 0) {
        Box("a").aspectRatio(1, contentMode: .fit)
      }
    }
    #expect(screen.frames == ["a 0 0 40 40"])
  }

  @Test("Hidden views keep their room and are not met")
  func hidden() {
    let screen = Screen.availableSpace(100, 100) {
      Box("a", 20, 10).hidden()
      Box("b", 20, 10).opacity(0)
      Box("c", 20, 10)
    }
    #expect(screen.frames == ["c 0 36 20 10"])
  }

  @Test("A larger text size takes more room")
  func textSize() throws {
    let screen = Screen.availableSpace(300, 300) {
      Text("usual")
      Text("larger").dynamicTypeSize(.accessibility5)
      Text("capped").dynamicTypeSize(.accessibility5).dynamicTypeSize(...DynamicTypeSize.large)
    }
    #expect(screen.element("usual")?.frame.size.height == 22)
    #expect(screen.element("larger")?.frame.size.height == 62)
  }
}
