import Drawing
import Testing
import UIKit

@MainActor
@Suite("Pictures of views, clips and corners")
struct SnapshotTests {
  private func stage() -> UIView {
    let stage = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 20))
    stage.backgroundColor = .red
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    label.text = "Dog"
    stage.addSubview(label)
    return stage
  }

  private func fills(_ view: UIView) -> [String] {
    drawn(view).filter { $0.contains("fill") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("A snapshot looks like its view, stays as it was, and is heard by nobody")
  func snapshots() throws {
    let stage = stage()
    let copy = try #require(stage.snapshotView(afterScreenUpdates: true))
    #expect(copy.bounds.size == stage.bounds.size)
    #expect(fills(copy) == ["fill 0 0 20 20 #FF0000"])
    stage.backgroundColor = .blue
    #expect(fills(copy) == ["fill 0 0 20 20 #FF0000"])
    #expect(copy.accessibilityElementsHidden)
  }

  @Test("A part of a view makes a snapshot of the size of the part")
  func parts() throws {
    let stage = stage()
    let part = CGRect(x: 5, y: 10, width: 10, height: 5)
    let copy = try #require(
      stage.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero))
    #expect(copy.bounds.size == CGSize(width: 10, height: 5))
    #expect(fills(copy).first == "fill -5 -10 20 20 #FF0000")
    #expect(drawn(copy).contains { $0.hasSuffix("clip 0 0 10 5") })
  }

  @Test("A view is drawn into a picture where there is one, stretched to the rectangle")
  func hierarchy() {
    let stage = stage()
    #expect(!stage.drawHierarchy(in: stage.bounds, afterScreenUpdates: false))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      #expect(stage.drawHierarchy(in: CGRect(x: 0, y: 0, width: 40, height: 40), afterScreenUpdates: false))
    }
    let view = UIImageView(image: picture)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(fills(view) == ["fill 0 0 40 40 #FF0000"])
  }

  @Test("Nothing is drawn outside of an outline that clips, until the state is restored")
  func clips() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      context.cgContext.saveGState()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).addClip()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.cgContext.restoreGState()
      context.fill(CGRect(x: 20, y: 20, width: 5, height: 5))
    }
    let view = UIImageView(image: picture)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let lines = drawn(view)
    let clip = lines.firstIndex { $0.hasSuffix("clip 0 0 10 10") } ?? 0
    let depth = lines[clip].prefix { $0 == " " }.count
    let depths = lines.filter { $0.contains("fill") }.map { $0.prefix { $0 == " " }.count }
    #expect(depths == [depth + 2, depth])
  }

  /// Corners, and whether the points close to the upper left and the lower right one lie inside.
  private nonisolated static let corners: [(UIRectCorner, Bool, Bool)] = [
    ([], true, true), (.topLeft, false, true), (.bottomRight, true, false), (.allCorners, false, false),
  ]

  @Test("Only the corners that are named are round", arguments: corners)
  func corners(corners: UIRectCorner, isInFirst: Bool, isInLast: Bool) {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), byRoundingCorners: corners,
      cornerRadii: CGSize(width: 5, height: 5))
    #expect(path.contains(CGPoint(x: 0.5, y: 0.5)) == isInFirst)
    #expect(path.contains(CGPoint(x: 9.5, y: 9.5)) == isInLast)
  }

  private nonisolated static let effects: [(UIBlurEffect.Style, String)] = [
    (.systemThickMaterial, "#F7F7F7/90"), (.systemUltraThinMaterialDark, "#242424/50"),
  ]

  @Test("What lies behind an effect shines through as much as its style lets it", arguments: effects)
  func effects(style: UIBlurEffect.Style, color: String) {
    let effect: UIVisualEffect = UIBlurEffect(style: style)
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    let dot = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    dot.backgroundColor = .red
    view.contentView.addSubview(dot)
    #expect(fills(view) == ["fill 0 0 20 10 \(color)", "fill 1 1 2 2 #FF0000"])
    view.effect = nil
    #expect(fills(view) == ["fill 1 1 2 2 #FF0000"])
  }

  @Test("What makes a view follow the tilt of the device belongs to it until it is taken off")
  func motions() {
    let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (tilt.minimumRelativeValue, tilt.maximumRelativeValue) = (-10, 10)
    let group = UIMotionEffectGroup()
    group.motionEffects = [tilt]
    let view = stage()
    let before = fills(view)
    view.addMotionEffect(tilt)
    view.addMotionEffect(group)
    #expect(view.motionEffects == [tilt, group])
    // A device that lies still shows the view where it is.
    #expect(fills(view) == before)
    view.removeMotionEffect(tilt)
    #expect(view.motionEffects == [group])
  }
}
