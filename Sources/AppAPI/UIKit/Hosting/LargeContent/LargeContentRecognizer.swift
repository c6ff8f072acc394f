import Foundation

/// Watches a finger that may be held; that it is, whoever shows large content finds out.
///
/// Other gestures see it as any other: it may have to fail first, or be made beside them.
final class LargeContentRecognizer: UIGestureRecognizer {
  /// How far the finger may move before it is held, in points.
  private static let allowance: CGFloat = 10
  private var start: CGPoint?

  /// Says that the finger is held; true where no other gesture objects.
  func begin() -> Bool {
    guard progress.takesPart, state == .possible, !fingers.isEmpty else { return false }
    wish(.began)
    return state == .began
  }

  /// Fails at once where nothing would be shown.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard UILargeContentViewerInteraction.isEnabled, fingers.count == 1 else { return wish(.failed) }
    start = middle
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return wish(.changed) }
    guard let start, let now = middle else { return }
    if hypot(now.x - start.x, now.y - start.y) > Self.allowance { wish(.failed) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    wish(state == .possible ? .failed : .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    wish(.cancelled)
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
