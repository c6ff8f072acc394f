import AccessibilityModel
import AppHost
import EarshotTesting
import Foundation

@testable import UIKit

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

  /// Touches at a place, goes to another one in three moves, and lifts.
  func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    down(start.x, start.y)
    for step in 1...3 {
      let share = Double(step) / 3
      move(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
    up(end.x, end.y)
  }

  /// Does something, and answers what the app announces meanwhile.
  func announcements(_ phase: Request.TouchPhase, _ x: Double, _ y: Double) -> [SpokenText] {
    let host = RunningApp.current
    _ = host.takeEvents()
    let touch = Request.Kind.touch(phase, Point(x: x, y: y))
    host.perform(Request(id: .init(rawValue: 1 << 41), version: host.version, kind: touch))
    return host.takeEvents().compactMap { event in
      guard case .notification(.announcement(let text, _, _)) = event else { return nil }
      return text
    }
  }

  /// Does something; fingers beside the first one are the app's own affair.
  func does(_ phase: Request.TouchPhase, _ x: Double, _ y: Double) -> Answer? {
    if number == 0 { return screen.ask(.touch(phase, Point(x: x, y: y))) }
    let host = RunningApp.current
    let move = FingerMove(finger: number, phase: phase, point: CGPoint(x: x, y: y))
    let isHandled = host.withApp { host[TouchDispatcher.self].deliver([move]) }
    host.setNeedsUpdate()
    host.settle()
    return isHandled ? .handled(by: nil) : .declined
  }
}
