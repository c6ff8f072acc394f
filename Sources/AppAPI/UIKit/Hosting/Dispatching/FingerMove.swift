import AccessibilityModel
import AppHost
import Foundation

/// What one finger does on the screen at a moment.
struct FingerMove {
  /// Number of the finger, the same from touching to lifting.
  var finger = 0
  let phase: Request.TouchPhase
  /// Where it does so, on the screen.
  let point: CGPoint

  /// True for a person's finger; one that taps, presses or drags in its place has a number below zero.
  var scrolls: Bool { finger >= 0 }
}

extension FingerMove {
  /// What a technology has a finger do.
  init(_ finger: Request.Finger) {
    self.init(finger: finger.number, phase: finger.phase, point: CGPoint(finger.point))
  }
}

extension WindowHost {
  /// Has fingers do something at one moment, each by its own number.
  package func touch(_ changes: [(finger: Int, phase: Request.TouchPhase, x: Double, y: Double)]) {
    let moves = changes.map {
      FingerMove(finger: $0.finger, phase: $0.phase, point: CGPoint(x: $0.x, y: $0.y))
    }
    _ = RunningApp.current[TouchDispatcher.self].deliver(moves)
  }
}
