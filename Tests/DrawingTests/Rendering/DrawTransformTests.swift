import AccessibilityModel
import Drawing
import Testing

@Suite("Transforms of a drawing")
struct DrawTransformTests {
  @Test("A transform around another does what the inner one does first")
  func order() {
    let turn = DrawTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let shift = DrawTransform.shift(x: 10, y: 0)
    #expect(turn.around(shift).apply(to: Point(x: 1, y: 2)) == Point(x: -2, y: 11))
    #expect(shift.around(turn).apply(to: Point(x: 1, y: 2)) == Point(x: 8, y: 1))
  }

  @Test("A turned rectangle is held by the smallest upright one")
  func bounds() {
    let turn = DrawTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let bounds = turn.bounds(of: Rect(x: 1, y: 2, width: 30, height: 4))
    #expect(bounds == Rect(x: -6, y: 1, width: 4, height: 30))
  }
}
