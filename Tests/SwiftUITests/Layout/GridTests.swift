import SwiftUI
import Testing

@MainActor
@Suite("Grids and layouts")
struct GridTests {
  @Test("The columns of a grid are as wide as their widest view, and read row by row")
  func grid() {
    let screen = Screen.availableSpace(300, 300) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Box("a", 40, 20)
          Box("b", 30, 20)
        }
        GridRow {
          Box("c", 20, 10)
          Box("d", 50, 30)
        }
      }
    }
    #expect(screen.frames == ["a 0 0 40 20", "b 50 0 30 20", "c 0 25 20 10", "d 50 25 50 30"])
  }

  @Test("A view of a grid may cover several columns, and stand alone in its row")
  func spans() {
    let screen = Screen.availableSpace(300, 300) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("wide", 100, 10).gridCellColumns(2)
        }
        GridRow {
          Box("a", 40, 10)
          Box("b", 30, 10).gridColumnAlignment(.trailing)
        }
        Box("alone", 20, 10)
      }
    }
    #expect(screen.frames == ["wide 0 0 100 10", "a 0 10 40 10", "b 70 10 30 10", "alone 0 20 20 10"])
  }

  @Test("S3: a row of a grid can be one element")
  func combinedRow() {
    let screen = Screen {
      Grid {
        GridRow {
          Text("Age")
          Text("Three years")
        }
        .accessibilityElement(children: .combine)
        GridRow {
          Text("Weight")
          Text("25 pounds")
        }
      }
    }
    #expect(screen.labels == ["Age, Three years", "Weight", "25 pounds"])
  }

  @Test("A grid of columns fills line by line")
  func columns() {
    let screen = Screen.availableSpace(220, 300) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible())], spacing: 10) {
        Box("a", 50, 20)
        Box("b", 50, 20)
        Box("c", 50, 20)
      }
    }
    #expect(screen.frames == ["a 0 0 50 20", "b 114 0 50 20", "c 0 30 50 20"])
  }

  @Test("A grid makes as many columns of a least width as the room holds")
  func adaptive() {
    let screen = Screen.availableSpace(220, 300) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 10)], spacing: 0) {
        ForEach(Array(0..<4), id: \.self) { Color.clear.frame(height: 20).accessibilityLabel("\($0)") }
      }
    }
    #expect(screen.frames == ["0 0 0 67 20", "1 77 0 67 20", "2 153 0 67 20", "3 0 20 67 20"])
  }

  @Test("A grid of rows fills column by column")
  func rows() {
    let screen = Screen.availableSpace(300, 100) {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 5) {
        Box("a", 30, 20)
        Box("b", 30, 20)
        Box("c", 30, 20)
      }
    }
    let frames = Set(screen.frames)
    #expect(frames.count == 3)
    #expect(screen.element("c").map { $0.frame.minX - (screen.element("a")?.frame.minX ?? 0) } == 35)
    #expect(screen.element("b").map { $0.frame.minY - (screen.element("a")?.frame.minY ?? 0) } == 28)
  }

  @Test("A layout of the app's own places its views, mirrored where lines run from right to left")
  func ownLayout() {
    func view() -> some View {
      Diagonal(step: 10) {
        Box("a", 20, 20)
        Box("b", 20, 20).layoutValue(key: Extra.self, value: 5)
      }
    }
    let screen = Screen.availableSpace(200, 200) { view() }
    #expect(screen.frames == ["a 0 0 20 20", "b 15 15 20 20"])
    let mirrored = Screen.availableSpace(200, 200, .rightToLeft) { view() }
    #expect(mirrored.element("a").map { $0.frame.minX - (mirrored.element("b")?.frame.minX ?? 0) } == 15)
  }

  @Test("Views keep their state while their layout becomes another one")
  func anyLayout() {
    let screen = Screen { Turning() }
    screen.activate("0 taps")
    #expect(screen.labels == ["Turn", "1 taps"])
    screen.activate("Turn")
    #expect(screen.labels == ["Turn", "1 taps"])
  }

  @Test("The first view that the room holds is shown")
  func fitting() {
    func view() -> some View {
      ViewThatFits(in: .horizontal) {
        Box("wide", 200, 20)
        Box("narrow", 50, 20)
      }
    }
    #expect(Screen.availableSpace(300, 100) { view() }.labels == ["wide"])
    #expect(Screen.availableSpace(100, 100) { view() }.labels == ["narrow"])
  }

  @Test("Views may be made of the room they are given")
  func geometry() {
    let screen = Screen.availableSpace(200, 100) {
      GeometryReader { availableSpace in
        Box("half", availableSpace.size.width / 2, 20).offset(x: 10)
      }
    }
    #expect(screen.frames == ["half 10 0 100 20"])
  }

  @Test("A reader tells where it lies in the points of a view around")
  func namedSpace() {
    let screen = Screen {
      VStack(spacing: 0) {
        Color.clear.frame(height: 30)
        GeometryReader { availableSpace in
          Text(verbatim: "\(Int(availableSpace.frame(in: .named("stack")).minY))")
        }
      }
      .coordinateSpace(name: "stack")
    }
    #expect(screen.labels == ["30"])
  }

  @Test("A reader scrolls to a view by its id")
  func scrolling() throws {
    let screen = Screen { Long() }
    let before = try #require(screen.element("Row 80")?.frame.minY)
    #expect(before > 1000)
    screen.activate("Jump")
    let after = try #require(screen.element("Row 80")?.frame)
    #expect(after.minY >= 0 && after.maxY <= 844)
  }
}

private enum Extra: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

private struct Diagonal: Layout {
  let step: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let extra = subviews.map { $0[Extra.self] }.reduce(0, +)
    let last = sizes.last ?? .zero
    let length = step * CGFloat(max(0, subviews.count - 1)) + extra
    return CGSize(width: length + last.width, height: length + last.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, view) in subviews.enumerated() {
      let distance = step * CGFloat(index) + view[Extra.self]
      view.place(
        at: CGPoint(x: bounds.minX + distance, y: bounds.minY + distance), proposal: .unspecified)
    }
  }
}

private struct Turning: View {
  @State private var isTurned = false

  var body: some View {
    let layout = isTurned ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    VStack {
      Button("Turn") { isTurned.toggle() }
      layout { Taps() }
    }
  }
}

private struct Taps: View {
  @State private var count = 0

  var body: some View { Button("\(count) taps") { count += 1 } }
}

private struct Long: View {
  var body: some View {
    ScrollViewReader { proxy in
      Button("Jump") { proxy.scrollTo(80, anchor: .top) }
      ScrollView {
        VStack {
          ForEach(Array(0..<100), id: \.self) { Text("Row \($0)") }
        }
      }
    }
  }
}
