import AccessibilityModel
import Drawing
import Testing

@Suite("Gradients as pixels")
struct GradientTests {
  private let all = Rect(x: 0, y: 0, width: 100, height: 100)
  private let stops = [GradientStop(.pureRed, at: 0), GradientStop(.pureBlue, at: 1)]

  @Test("A linear gradient goes from one point to the other and stays beyond them")
  func linear() {
    let bitmap = picture {
      $0.fill(all, with: .linear(stops, from: Point(x: 20, y: 0), to: Point(x: 80, y: 0)))
    }
    #expect(bitmap.color(x: 5, y: 50).isClose(to: .pureRed))
    #expect(bitmap.color(x: 50, y: 50).isClose(to: PaintColor(red: 0.5, green: 0, blue: 0.5), within: 8))
    #expect(bitmap.color(x: 95, y: 50).isClose(to: .pureBlue))
  }

  @Test("A radial gradient goes from the inner circle to the outer one")
  func radial() {
    let bitmap = picture {
      $0.fill(all, with: .radial(stops, center: Point(x: 50, y: 50), from: 10, to: 40))
    }
    #expect(bitmap.color(x: 50, y: 50).isClose(to: .pureRed))
    #expect(bitmap.color(x: 75, y: 50).isClose(to: PaintColor(red: 0.5, green: 0, blue: 0.5), within: 8))
    #expect(bitmap.color(x: 2, y: 50).isClose(to: .pureBlue))
  }

  @Test("An angular gradient goes clockwise from the right")
  func angular() {
    let bitmap = picture(scale: 2) {
      $0.fill(all, with: .angular(stops, center: Point(x: 50, y: 50), from: 0, to: 2 * .pi))
    }
    #expect(bitmap.color(x: 190, y: 104).isClose(to: .pureRed, within: 8))
    #expect(bitmap.color(x: 10, y: 100).isClose(to: PaintColor(red: 0.5, green: 0, blue: 0.5), within: 8))
    #expect(bitmap.color(x: 190, y: 96).isClose(to: .pureBlue, within: 8))
    #expect(bitmap.color(x: 100, y: 190).isClose(to: PaintColor(red: 0.75, green: 0, blue: 0.25), within: 8))
  }

  @Test("Beyond a part of a turn, an angular gradient shows the nearer end")
  func part() {
    let bitmap = picture {
      $0.fill(all, with: .angular(stops, center: Point(x: 50, y: 50), from: 0, to: .pi))
    }
    #expect(bitmap.color(x: 20, y: 40).isClose(to: .pureBlue))
    #expect(bitmap.color(x: 80, y: 40).isClose(to: .pureRed))
  }

  @Test(
    "A gradient without extent is its last colour",
    arguments: [
      Paint.linear(
        [GradientStop(.pureRed, at: 0), GradientStop(.pureBlue, at: 1)], from: Point(x: 5, y: 5),
        to: Point(x: 5, y: 5)),
      .radial(
        [GradientStop(.pureRed, at: 0), GradientStop(.pureBlue, at: 1)], center: Point(x: 5, y: 5), from: 3,
        to: 3),
      .angular([GradientStop(.pureBlue, at: 0.5)], center: .zero, from: 0, to: 6),
    ])
  func empty(paint: Paint) {
    #expect(picture { $0.fill(all, with: paint) }.color(x: 50, y: 50) == .pureBlue)
  }

  @Test("Places of a gradient lie inside the transform")
  func moved() {
    let bitmap = picture {
      $0.group([.transform(.shift(x: 50, y: 0))]) {
        $0.fill(
          Rect(x: -50, y: 0, width: 100, height: 100),
          with: .linear(stops, from: Point(x: -1, y: 0), to: Point(x: 1, y: 0)))
      }
    }
    #expect(bitmap.color(x: 45, y: 5) == .pureRed)
    #expect(bitmap.color(x: 55, y: 5) == .pureBlue)
  }
}
