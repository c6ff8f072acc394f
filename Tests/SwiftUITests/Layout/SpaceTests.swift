import SwiftUI
import Testing

@MainActor
@Suite("Places in spaces, and the edges of the screen")
struct SpaceTests {
  @Test("A place is read in the view itself, on the screen, and in a space with a name")
  func spaces() {
    let log = Noted<[String: CGRect]>([:])
    let screen = Screen {
      VStack(spacing: 0) {
        Color.clear.frame(width: 40, height: 30)
        VStack(spacing: 0) {
          Color.clear.frame(width: 40, height: 20)
          GeometryReader { geometry in noting(geometry, log) }.frame(width: 40, height: 10)
        }
        .coordinateSpace(NamedCoordinateSpace.named("kennel"))
      }
      .frame(width: 393, height: 771, alignment: .topLeading)
    }
    #expect(screen.labels == ["Here"])
    #expect(log.value["local"] == CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(log.value["global"] == CGRect(x: 0, y: 97, width: 40, height: 10))
    #expect(log.value["kennel"] == CGRect(x: 0, y: 20, width: 40, height: 10))
    #expect(log.value["bounds"] == CGRect(x: 0, y: -20, width: 40, height: 30))
    #expect(log.value["older"] == log.value["kennel"])
    #expect(log.value["elsewhere"] == log.value["global"])
  }

  @ViewBuilder private func noting(_ geometry: GeometryProxy, _ log: Noted<[String: CGRect]>) -> some View {
    let older: CoordinateSpace = .named("kennel")
    let _ = log.take([
      "local": geometry.frame(in: LocalCoordinateSpace()),
      "global": geometry.frame(in: GlobalCoordinateSpace()),
      "kennel": geometry.frame(in: NamedCoordinateSpace.named("kennel")),
      "bounds": geometry.bounds(of: .named("kennel")) ?? .zero,
      "older": geometry.frame(in: older),
      "elsewhere": geometry.frame(in: NamedCoordinateSpace.named("nowhere")),
    ])
    Text("Here")
  }

  @Test("A space says whether it is the screen's or the view's own")
  func kinds() {
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal)
    #expect(CoordinateSpace.local.isLocal && !CoordinateSpace.local.isGlobal)
    #expect(!CoordinateSpace.named("a").isGlobal && !CoordinateSpace.named("a").isLocal)
  }

  @Test("L8: a ground reaches over the edges that it is told to, and no others")
  func edges() {
    func last<V: View>(_ view: V) -> String? { Screen { view }.drawnLines.last }
    let inside = "fill 0 47 393 771 #FF3B30"
    #expect(last(Color.red.edgesIgnoringSafeArea(.all)) == "fill 0 0 393 852 #FF3B30")
    #expect(last(Color.red.edgesIgnoringSafeArea(.top)) == "fill 0 0 393 818 #FF3B30")
    #expect(last(Color.red.ignoresSafeArea(edges: .bottom)) == "fill 0 47 393 805 #FF3B30")
    #expect(last(Color.red.ignoresSafeArea(.container, edges: .vertical)) == "fill 0 0 393 852 #FF3B30")
    #expect(last(Color.red.ignoresSafeArea(SafeAreaRegions.keyboard)) == inside)
    #expect(last(Color.clear.background(.red, ignoresSafeAreaEdges: [])) == inside)
    #expect(
      last(Color.clear.background(.red, ignoresSafeAreaEdges: .top)) == "fill 0 0 393 818 #FF3B30")
  }

  @Test("What is put at an edge takes its room from the view, and padding keeps inside away from edges")
  func safeAreas() {
    let screen = Screen.availableSpace(100, 100) {
      Box("a").safeAreaBar(edge: VerticalEdge.bottom) { Box("bar", 100, 20) }
        .frame(width: 100, height: 50)
      Box("b").safeAreaBar(edge: HorizontalEdge.leading, spacing: 5) { Box("side", 20, 30) }
        .frame(width: 100, height: 30)
    }
    #expect(screen.frames == ["a 0 0 100 30", "bar 0 30 100 20", "side 0 58 20 30", "b 25 58 75 30"])
    let padded = Screen.availableSpace(100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Box("c").safeAreaPadding(10).frame(width: 100, height: 40)
        Box("d").safeAreaPadding(.leading, 30).frame(width: 100, height: 20)
        Box("e").safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          .frame(width: 100, height: 20)
      }
    }
    #expect(padded.frames == ["c 10 10 80 20", "d 30 40 70 20", "e 2 61 94 16"])
  }
}
