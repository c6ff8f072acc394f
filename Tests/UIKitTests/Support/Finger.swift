import AccessibilityModel
import EarshotTesting
import UIKit

/// A finger that a test lays on the screen, as a technology passes it through.
@MainActor
struct Finger {
  let screen: Screen
  var number = 0

  @discardableResult
  func down(_ x: Double, _ y: Double) -> Answer? { does(.began, x, y) }
  @discardableResult
  func move(_ x: Double, _ y: Double) -> Answer? { does(.moved, x, y) }
  @discardableResult
  func up(_ x: Double, _ y: Double) -> Answer? { does(.ended, x, y) }

  /// Touches and lifts.
  func tap(_ x: Double, _ y: Double) {
    down(x, y)
    up(x, y)
  }

  func does(_ phase: Request.Touch.Phase, _ x: Double, _ y: Double) -> Answer? {
    screen.ask(.touch([Request.Touch(finger: number, phase: phase, at: Point(x: x, y: y))]))
  }
}
