import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Shapes and painting")
struct ShapeTests {
  @Test("T1: shapes and colours are not heard until they are given a name")
  func silence() {
    let screen = Screen {
      VStack {
        Circle().fill(.red).frame(width: 20, height: 20)
        RoundedRectangle(cornerRadius: 8, style: .continuous).stroke(Color.blue, lineWidth: 2)
        Capsule().strokeBorder(.secondary)
        LinearGradient(
          gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
        Triangle().trim(from: 0, to: 0.5).rotation(.degrees(90)).accessibilityLabel("Triangle")
        Divider()
      }
    }
    #expect(screen.labels == ["Triangle"])
  }

  @Test("A background, an overlay, a border or a look changes nothing of what is heard, nor of the room")
  func looks() {
    let screen = Screen {
      Text("Plain")
        .padding()
        .background(.regularMaterial, in: .rect(cornerRadius: 10))
        .background(Color.yellow)
        .overlay(Color.clear, in: Capsule())
        .border(.red, width: 2)
        .shadow(color: .gray, radius: 4, x: 1, y: 1)
        .blur(radius: 1)
        .clipShape(.capsule)
        .cornerRadius(4)
        .mask { Circle() }
        .foregroundStyle(.primary, .secondary)
        .tint(.orange)
    }
    let plain = Screen { Text("Plain").padding() }
    #expect(screen.frames == plain.frames)
  }

  @Test("T6: a view without opacity is neither heard nor tapped")
  func opacity() {
    let screen = Screen { Button("Ghost") {}.opacity(0) }
    #expect(screen.labels.isEmpty)
  }

  @Test("What is turned or made larger is heard where it is seen")
  func effects() {
    let screen = Screen.availableSpace(200, 200) {
      Box("small", 40, 20).scaleEffect(0.5, anchor: .topLeading)
      Box("turned", 40, 20).rotationEffect(.degrees(90))
    }
    #expect(screen.frames == ["small 0 0 20 10", "turned 10 18 20 40"])
  }

  @Test("A turned button is tapped where it is seen")
  func turnedTap() throws {
    let screen = Screen { Turned() }
    let frame = try #require(screen.element("0")?.frame)
    screen.request(.tap(Point(x: frame.center.x, y: frame.minY + 2)))
    #expect(screen.labels == ["1"])
  }

  @Test("An outline for people who listen is drawn around the element")
  func accessibilityShape() throws {
    let screen = Screen {
      Text("Round").frame(width: 40, height: 40).contentShape(.accessibility, Circle())
    }
    let element = try #require(screen.element("Round"))
    let bounds = try #require(element.path?.bounds)
    #expect(bounds.size.width == 40)
    #expect(bounds.minX == element.frame.center.x - 20)
  }

  @Test("A path knows its bounds and what lies inside")
  func path() {
    let square = SwiftUI.Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.contains(CGPoint(x: 5, y: 5)))
    #expect(!square.contains(CGPoint(x: 15, y: 5)))
    let circle = SwiftUI.Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(CGPoint(x: 5, y: 1)))
    #expect(!circle.contains(CGPoint(x: 0.5, y: 0.5)))
    let half = square.trimmedPath(from: 0, to: 0.5)
    #expect(half.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(half.currentPoint == CGPoint(x: 10, y: 10))
    let arc = SwiftUI.Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    #expect(abs((arc.currentPoint?.y ?? 0) - 10) < 1e-9)
  }

  @Test("What is private is not heard while private things are not shown")
  func privacy() {
    let screen = Screen {
      VStack {
        Text("Balance").privacySensitive()
        Text("Name")
      }
      .redacted(reason: .privacy)
    }
    #expect(screen.labels == ["Name"])
  }

  @Test("A bar at an edge leaves the rest of the room to the view")
  func bars() {
    let screen = Screen.availableSpace(100, 100) {
      Box("main").safeAreaInset(edge: .bottom) { Box("bar", 100, 30) }
    }
    #expect(screen.frames == ["main 0 0 100 70", "bar 0 70 100 30"])
  }

  @Test("A circle is as wide as high")
  func circle() {
    let screen = Screen.availableSpace(100, 60) { Circle().accessibilityLabel("Circle") }
    #expect(screen.frames == ["Circle 0 0 60 60"])
  }
}

private struct Triangle: Shape {
  var lift: CGFloat = 0

  func path(in rect: CGRect) -> SwiftUI.Path {
    SwiftUI.Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY + lift))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Turned: View {
  @State private var count = 0

  var body: some View {
    Button {
      count += 1
    } label: {
      Text(verbatim: "\(count)").frame(width: 100, height: 20)
    }
    .rotationEffect(.degrees(90))
  }
}
