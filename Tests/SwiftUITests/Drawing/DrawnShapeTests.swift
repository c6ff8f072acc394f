import SwiftUI
import Testing

@MainActor
@Suite("How shapes are drawn")
struct DrawnShapeTests {
  @Test("L8: shapes are filled and drawn along with every style")
  func styles() throws {
    try Drawn.expect("Styles", 900) {
      Group {
        Rectangle()
        Circle().fill(.blue)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tint)
        Rectangle().fill(.blue.opacity(0.5))
        RoundedRectangle(cornerRadius: 4).fill(.regularMaterial)
        Capsule().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        Rectangle().fill(
          RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 9))
        Rectangle().fill(
          .angularGradient(colors: [.red, .green], center: .center, startAngle: .zero, endAngle: .zero))
      }
      .frame(width: 40, height: 20)
      Group {
        Rectangle().fill(.ellipticalGradient(colors: [.yellow, .clear]))
        Rectangle().fill(.image(Image("tile")))
        Rectangle().fill(.background)
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [4, 2]))
        Circle().strokeBorder(.green, lineWidth: 4)
        Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 2)
        Path {
          $0.addRects([CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 5, y: 5, width: 9, height: 9)])
        }
        .fill(.black, style: FillStyle(eoFill: true))
        Color.orange
        Divider()
      }
      .frame(width: 40, height: 20)
    }
  }

  @Test("L8: several levels of a style reach the steps of importance inside")
  func levels() throws {
    try Drawn.expect("Levels", 200) {
      VStack {
        Text("first").foregroundStyle(.primary)
        Text("second").foregroundStyle(.secondary)
        Text("third").foregroundStyle(.tertiary)
      }
      .foregroundStyle(.red, .green)
    }
  }

  @Test("L8: what changes the look of a view is in force for all of it and nothing else")
  func effects() throws {
    try Drawn.expect("Effects", 700) {
      Group {
        Color.red.opacity(0.5)
        Color.red.shadow(radius: 4, y: 2)
        Color.red.blur(radius: 3)
        Color.red.clipShape(Circle())
        Color.red.cornerRadius(5)
        Color.red.mask { Circle() }
        Color.red.rotationEffect(.degrees(90))
        Color.red.scaleEffect(0.5)
        Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
      }
      .frame(width: 40, height: 20)
      Group {
        Color.red.blendMode(.multiply)
        Color.red.grayscale(1)
        Color.red.colorInvert()
        Color.red.hueRotation(.degrees(120))
        Color.red.background(.yellow)
        Color.red.overlay { Circle().fill(.blue) }
        Color.red.border(.black, width: 2)
        Color.red.hidden()
        Color.red.offset(x: 10).visualEffect { content, availableSpace in
          content.offset(x: availableSpace.size.width)
        }
      }
      .frame(width: 40, height: 20)
    }
  }

  @Test("A ground reaches to the edges of the screen where it touches those of the safe area")
  func edges() {
    let screen = Screen { Color.red.ignoresSafeArea() }
    #expect(screen.drawnLines.last == "fill 0 0 393 852 #FF3B30")
    let background = Screen { VStack { Spacer() }.frame(maxWidth: .infinity).background(.red) }
    #expect(background.drawnLines.last == "fill 0 0 393 852 #FF3B30")
    let inside = Screen { Color.red }
    #expect(inside.drawnLines.last == "fill 0 47 393 771 #FF3B30")
  }

  @Test("L8: a canvas draws outlines, texts, pictures and symbols with its transform, clip and filters")
  func canvas() throws {
    try Drawn.expect("Canvas", 100) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow))
        context.stroke(
          Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.red), lineWidth: 2)
        context.draw(Text("middle"), at: CGPoint(x: size.width / 2, y: size.height / 2))
        context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 60, width: 20, height: 20))
        var moved = context
        moved.translateBy(x: 100, y: 0)
        moved.opacity = 0.5
        moved.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 30)))
        moved.addFilter(.blur(radius: 2))
        moved.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .style(.tint))
        context.drawLayer { layer in
          if let symbol = layer.resolveSymbol(id: "dot") { layer.draw(symbol, at: CGPoint(x: 200, y: 80)) }
        }
      } symbols: {
        Circle().fill(.green).frame(width: 8, height: 8).tag("dot")
      }
      .frame(width: 300, height: 90)
    }
  }
}
