import Drawing
import SwiftUI
import Testing

@MainActor
@Suite("Gradients as styles")
struct GradientTests {
  private static let colors: [Color] = [.red, .blue]
  private static let stops: [Gradient.Stop] = [
    .init(color: .red, location: 0), .init(color: .blue, location: 1),
  ]

  /// All that is drawn, places of the colours among it.
  private func lines(_ style: some ShapeStyle) -> DisplayList {
    Screen { Rectangle().fill(style).frame(width: 40, height: 20) }.drawn
  }

  @Test("A gradient along a line goes from its start to its end, whether by colours, stops or itself")
  func linear() {
    let drawn = lines(.linearGradient(colors: Self.colors, startPoint: .leading, endPoint: .trailing))
    #expect(drawn == lines(LinearGradient(colors: Self.colors, startPoint: .leading, endPoint: .trailing)))
    #expect(drawn == lines(.linearGradient(stops: Self.stops, startPoint: .leading, endPoint: .trailing)))
    let gradient = Gradient(colors: Self.colors)
    #expect(drawn == lines(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)))
    #expect(drawn != lines(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)))
    #expect(drawn != lines(.linearGradient(gradient, startPoint: .trailing, endPoint: .leading)))
  }

  @Test("A gradient around a middle goes from one radius to another")
  func radial() {
    let drawn = lines(.radialGradient(colors: Self.colors, center: .center, startRadius: 1, endRadius: 9))
    #expect(
      drawn == lines(RadialGradient(colors: Self.colors, center: .center, startRadius: 1, endRadius: 9)))
    #expect(
      drawn == lines(.radialGradient(stops: Self.stops, center: .center, startRadius: 1, endRadius: 9)))
    let gradient = Gradient(colors: Self.colors)
    #expect(drawn == lines(.radialGradient(gradient, center: .center, startRadius: 1, endRadius: 9)))
    #expect(drawn != lines(.radialGradient(gradient, center: .center, startRadius: 1, endRadius: 20)))
    #expect(drawn != lines(.radialGradient(gradient, center: .top, startRadius: 1, endRadius: 9)))
  }

  @Test("A conic gradient is an angular one that goes round once from its angle")
  func conic() {
    let drawn = lines(.conicGradient(colors: Self.colors, center: .center, angle: .degrees(90)))
    let gradient = Gradient(colors: Self.colors)
    #expect(drawn == lines(.conicGradient(stops: Self.stops, center: .center, angle: .degrees(90))))
    #expect(drawn == lines(.conicGradient(gradient, center: .center, angle: .degrees(90))))
    let whole = AngularGradient(
      gradient: gradient, center: .center, startAngle: .degrees(90), endAngle: .degrees(450))
    #expect(drawn == lines(whole))
    #expect(drawn != lines(.conicGradient(gradient, center: .center)))
  }
}
