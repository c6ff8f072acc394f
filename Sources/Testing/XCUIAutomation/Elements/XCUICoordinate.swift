import AccessibilityModel
import CoreGraphics
import Foundation

/// A place on the screen relative to an element, worked out each time it is used.
@MainActor
public class XCUICoordinate {
  private let element: XCUIElement
  private let normalized: CGVector
  private let offset: CGVector

  init(_ element: XCUIElement, _ normalized: CGVector, _ offset: CGVector) {
    self.element = element
    self.normalized = normalized
    self.offset = offset
  }

  /// The element that it is relative to.
  public var referencedElement: XCUIElement { element }

  /// The place on the screen, in points.
  public var screenPoint: CGPoint {
    let frame = element.frame
    return CGPoint(
      x: frame.minX + frame.width * normalized.dx + offset.dx,
      y: frame.minY + frame.height * normalized.dy + offset.dy)
  }

  /// The place at some distance from this one.
  ///
  /// - Parameter offsetVector: The distance, in points.
  /// - Returns: The other place.
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      element, normalized, CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  /// Taps the place.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    press(for: .zero, CallSite(file, line))
  }

  /// Taps the place twice.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    tap(file: file, line: line)
    tap(file: file, line: line)
  }

  /// Holds a finger on the place.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds of the app's time.
  ///   - file: The file of the test.
  ///   - line: The line of the call.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    press(for: .seconds(duration), CallSite(file, line))
  }

  /// Holds a finger on the place, and drags it to another.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let site = CallSite(file, line)
    guard element.resolved(at: site) != nil, otherCoordinate.element.resolved(at: site) != nil else { return }
    let (start, end) = (Point(screenPoint), Point(otherCoordinate.screenPoint))
    element.app.use(at: site) {
      try await $0.drag(from: start, to: end, after: .seconds(duration), in: .milliseconds(500))
    }
  }

  private func press(for duration: Duration, _ site: CallSite) {
    guard element.resolved(at: site) != nil else { return }
    let point = Point(screenPoint)
    element.app.use(at: site) { try await $0.touch([point], for: duration) }
  }
}
