import SwiftUI
import Testing

@MainActor
@Suite("Views that are drawn")
struct CanvasTests {
  @Test("Nothing of a drawing is heard, neither its words nor its symbols")
  func silent() {
    let screen = Screen {
      Canvas { context, size in
        context.draw(Text("drawn"), at: CGPoint(x: size.width / 2, y: size.height / 2))
      } symbols: {
        Text("symbol").tag(1)
      }
    }
    #expect(screen.labels == [])
  }

  @Test("T1: a drawing that is named is heard under its name, with the children that the app gives it")
  func described() throws {
    try HeardScreen.showing {
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
      }
      .accessibilityLabel("Walks")
      .accessibilityChildren {
        HStack { ForEach(["Monday", "Tuesday"], id: \.self) { Text($0) } }
      }
    } _: { screen in
      #expect(screen.heard() == ["Walks, Monday", "Tuesday"])
    }
  }

  @Test("Looks of every kind leave what is heard as it is")
  func looks() {
    let screen = Screen { EveryLook() }
    #expect(screen.labels == ["Bailey"])
  }
}

private struct EveryLook: View {
  @Namespace private var space

  var body: some View {
    GlassEffectContainer {
      moved
        .glassEffect().glassEffect(.regular.tint(.green), in: .capsule).glassEffectID(1, in: space)
        .transition(.opacity).transition(.asymmetric(insertion: .slide, removal: .scale))
        .transition(.blurReplace).contentTransition(.numericText())
        .matchedGeometryEffect(id: 1, in: space).matchedTransitionSource(id: 1, in: space)
        .navigationTransition(.zoom(sourceID: 1, in: space)).geometryGroup()
    }
  }

  private var moved: some View {
    Text("Bailey")
      .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
      .projectionEffect(ProjectionTransform())
      .visualEffect { content, availableSpace in content.offset(x: availableSpace.size.width).blur(radius: 3)
      }
      .modifier(Skewed(amount: 0.5))
      .background(
        MeshGradient(width: 1, height: 2, points: [[0, 0], [0, 1]], colors: [.red, .green])
      )
      .background { Rectangle().fill(.image(Image(decorative: "grass"))) }
      .clipShape(.capsule)
  }
}

private struct Skewed: GeometryEffect {
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
}
