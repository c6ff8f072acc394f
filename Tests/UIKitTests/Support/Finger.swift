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
