import AccessibilityModel
import Foundation

/// What one finger does on the screen at a moment.
struct FingerMove {
  /// Number of the finger, the same from touching to lifting.
  var finger = 0
  let phase: Request.TouchPhase
  /// Where it does so, on the screen.
  let point: CGPoint
}
