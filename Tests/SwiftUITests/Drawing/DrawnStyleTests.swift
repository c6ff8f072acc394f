import SwiftUI
import Testing

@MainActor
@Suite("How styles, outlines and effects are drawn that apps name by their types")
struct DrawnStyleTests {
  @Test("L8: a style that the place decides has the colour of the place")
  func styles() throws {
    try Drawn.expect("Styles", 700) {
      VStack(spacing: 0) {
        Rectangle().fill(ForegroundStyle())
        Rectangle().fill(BackgroundStyle())
        Rectangle().fill(TintShapeStyle())
        Rectangle().fill(SeparatorShapeStyle())
        Rectangle().fill(SelectionShapeStyle())
        Rectangle().fill(PlaceholderTextShapeStyle())
        Rectangle().fill(FillShapeStyle())
        Rectangle().fill(LinkShapeStyle())
        Rectangle().fill(WindowBackgroundShapeStyle())
        Rectangle().fill(HierarchicalShapeStyle.tertiary)
      }
      .frame(width: 40, height: 200)
      .foregroundStyle(.red)
      .tint(.green)
      .backgroundStyle(.yellow)
      VStack(spacing: 0) {
        Rectangle().fill(.blue.secondary)
        Rectangle().fill(.background.tertiary)
        Rectangle().fill(.fill.quaternary)
        Rectangle().fill(.red.quinary)
        Rectangle().fill(AnyGradient(Gradient(colors: [.red, .blue])))
        Rectangle().fill(Color.red.gradient)
        Rectangle().fill(EllipticalGradient(colors: [.yellow, .clear], center: .topLeading))
        Rectangle().fill(Material.thick)
        Rectangle().fill(ImagePaint(image: Image("tile"), scale: 0.5))
      }
      .frame(width: 40, height: 180)
    }
  }

  @Test("L8: materials cover what is behind them the more the thicker they are")
  func materials() throws {
    let kinds: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]
    let drawn = Drawn.lines {
      VStack(spacing: 0) {
        ForEach(kinds.indices, id: \.self) { Rectangle().fill(kinds[$0]).frame(width: 10, height: 10) }
      }
    }
    let strengths = drawn.compactMap { $0.split(separator: "/").last.flatMap { Int($0) } }
    #expect(strengths.count == 6)
    #expect(Array(strengths.prefix(5)) == strengths.prefix(5).sorted())
    #expect(Set(strengths).count == 6)
  }

  @Test("L8: outlines of every kind, and with margins inside their space")
  func outlines() throws {
    try Drawn.expect("Outlines", 700) {
      Group {
        Ellipse()
        UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 10, bottomTrailing: 4))
        UnevenRoundedRectangle(topLeadingRadius: 10)
        ContainerRelativeShape()
        AnyShape(Circle())
        RoundedRectangle(cornerSize: CGSize(width: 8, height: 4), style: RoundedCornerStyle.circular)
        Capsule(style: .circular)
      }
      .frame(width: 40, height: 20)
      Group {
        Inset(shape: Ellipse())
        Inset(shape: Rectangle())
        Inset(shape: Capsule())
        Inset(shape: Circle())
        Inset(shape: RoundedRectangle(cornerRadius: 6))
        Inset(shape: UnevenRoundedRectangle(topLeadingRadius: 8))
        Inset(shape: ContainerRelativeShape())
      }
      .frame(width: 40, height: 20)
    }
  }

  @Test("L8: changes of colours and of place are in force for what they are put on")
  func effects() throws {
    try Drawn.expect("Effects", 700) {
      Group {
        Color.white.colorMultiply(.red)
        Color.red.saturation(0)
        Color.red.brightness(0.2)
        Color.red.contrast(0.5)
        Color.white.luminanceToAlpha()
        Color.red.compositingGroup()
        Color.red.drawingGroup(opaque: true)
        Color.red.transformEffect(CGAffineTransform(translationX: 5, y: 2))
        Color.red.blendMode(BlendMode.screen)
      }
      .frame(width: 40, height: 20)
      Group {
        Color.red.visualEffect { view, _ in view.saturation(0) }
        Color.red.visualEffect { view, geometry in
          view.scaleEffect(x: 0.5, y: 1).offset(CGSize(width: geometry.size.width, height: 0))
        }
        Color.red.visualEffect { view, _ in EmptyVisualEffect() }
      }
      .frame(width: 40, height: 20)
    }
  }

  @Test("L8: a canvas combines colours and changes them by its filters")
  func canvas() throws {
    try Drawn.expect("Canvas", 100) {
      Canvas(rendersAsynchronously: false) { context, size in draw(&context, size) }
        .frame(width: 100, height: 60)
    }
  }

  private func draw(_ context: inout GraphicsContext, _ size: CGSize) {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.drawLayer { (layer: inout GraphicsContext) in
      layer.blendMode = .multiply
      layer.fill(square, with: .color(.red))
    }
    context.drawLayer { layer in
      layer.addFilter(.colorMultiply(.blue))
      layer.fill(square, with: .color(.white))
    }
    context.translateBy(x: 20, y: 0)
    context.rotate(by: .degrees(90))
    context.scaleBy(x: 2, y: 1)
    context.fill(square, with: .palette([.color(.green)]))
    context.concatenate(CGAffineTransform(translationX: 0, y: 5))
    context.opacity = 0.5
    context.stroke(square, with: .foreground, lineWidth: 2)
  }

  @Test("Parts of outlines lie where they are added")
  func parts() {
    var path = Path()
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 40, height: 20),
      cornerRadii: RectangleCornerRadii(topLeading: 10, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 1)))
    let moved = path.offsetBy(dx: 100, dy: 10)
    #expect(moved.boundingRect == CGRect(x: 100, y: 10, width: 40, height: 20))
    #expect(moved.contains(CGPoint(x: 139, y: 11)))
    var slice = Path()
    slice.move(to: CGPoint(x: 50, y: 50))
    slice.addRelativeArc(
      center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .degrees(0), delta: .degrees(90))
    slice.closeSubpath()
    #expect(slice.contains(CGPoint(x: 55, y: 55)))
    #expect(!slice.contains(CGPoint(x: 45, y: 55)))
    #expect(!slice.contains(CGPoint(x: 55, y: 45)))
    #expect(abs(slice.boundingRect.maxX - 60) < 0.1 && abs(slice.boundingRect.maxY - 60) < 0.1)
    var corners = Path()
    corners.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 40, height: 20), cornerSize: CGSize(width: 5, height: 5),
      style: .circular)
    #expect(!corners.contains(CGPoint(x: 0.5, y: 0.5)) && corners.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("Kinds of shapes say what they are made of")
  func roles() {
    let kinds: [ShapeRole] = [Circle.role, Line.role]
    #expect(kinds == [.fill, .separator])
    #expect(roleOf(Circle().stroke(lineWidth: 2)) == .stroke)
  }

  private func roleOf<S: Shape>(_ shape: S) -> ShapeRole { S.role }
}

/// A shape with a margin, whichever it is.
private struct Inset<S: InsettableShape>: View {
  let shape: S

  var body: some View { shape.inset(by: 5).fill(.red) }
}

private struct Line: Shape {
  nonisolated static var role: ShapeRole { .separator }
  nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
