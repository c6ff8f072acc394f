import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Spellings that newer app code uses")
struct NewerSpellingTests {
  @Test("A gesture that may be absent takes taps only while it is there")
  func optionalGesture() {
    let screen = Screen { Petted() }
    #expect(screen.activate("Bailey") == .declined)
    screen.activate("Allow")
    screen.activate("Bailey")
    #expect(screen.labels == ["Bailey", "Allow", "1 pats"])
  }

  @Test("Changes that are animated for a part of the view alone are there at once")
  func scopedAnimation() {
    let screen = Screen {
      Text("Here").animation(.easeInOut) { $0.opacity(1).scaleEffect(0.5) }
      Text("Gone").animation(.snappy, body: { view in view.opacity(0) })
    }
    #expect(screen.labels == ["Here"])
  }

  @Test("A view knows where it lies in what scrolls around it, along an axis")
  func scrollingSpace() throws {
    let screen = Screen {
      VStack(spacing: 0) {
        Box("Header", 100, 100)
        ScrollView {
          VStack(spacing: 0) {
            Box("First", 100, 50)
            Placed(space: .scrollView).frame(height: 50)
            ScrollView(.horizontal) { Placed(space: .scrollView(axis: .vertical)) }.frame(height: 60)
          }
        }
      }
    }
    #expect(screen.labels == ["Header", "First", "50", "100"])
  }

  @Test("Room and lines follow the axis along which a layout of the app's own stacks views")
  func stackOrientation() {
    let screen = Screen.availableSpace(100, 100) {
      Row {
        Box("a", 10, 10)
        Spacer()
        Box("b", 10, 10)
      }
    }
    #expect(screen.frames == ["a 0 0 10 10", "b 90 0 10 10"])
  }

  @Test("A button, a switch and a menu are named by their words, whatever picture stands beside them")
  func pictures() {
    let picture = ImageResource(name: "paw", bundle: .main)
    let screen = Screen {
      Button("Pet", image: picture) {}
      Toggle("Bark", image: picture, isOn: .constant(true))
      Menu("More", image: picture) { Button("Walk") {} }
    }
    #expect(screen.labels == ["Pet", "Bark", "More"])
  }
}

private struct Petted: View {
  @State private var pats = 0
  @State private var isAllowed = false

  var body: some View {
    Text("Bailey").gesture(isAllowed ? TapGesture().onEnded { pats += 1 } : nil)
    Button("Allow") { isAllowed = true }
    Text("\(pats) pats")
  }
}

private struct Placed<Space: CoordinateSpaceProtocol>: View {
  let space: Space

  var body: some View {
    GeometryReader { availableSpace in
      Text("\(Int(availableSpace.frame(in: space).minY))")
    }
  }
}

/// A row whose views without a size of their own take the rest of the space.
private struct Row: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rigid = subviews.map { $0.sizeThatFits(.zero) }
    let rest = bounds.width - rigid.map(\.width).reduce(0, +)
    var x = bounds.minX
    for (view, size) in zip(subviews, rigid) {
      let offered = ProposedViewSize(width: size.width + rest, height: size.height)
      let height = view.sizeThatFits(offered).height
      let width = height == 0 ? view.sizeThatFits(offered).width : size.width
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: height))
      x += width
    }
  }
}
