import AccessibilityModel
import CoreGraphics
import EarshotTesting
import Foundation

extension XCUIElement {
  /// Taps the element, after scrolling to it where it lies outside of the screen.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    let site = CallSite(file, line)
    guard let point = point(at: site) else { return }
    app.use(at: site) { try await $0.touch([point], for: .zero) }
  }

  /// Taps the element twice.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    tap(withNumberOfTaps: 2, numberOfTouches: 1, file: file, line: line)
  }

  /// Taps the element with two fingers.
  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    tap(withNumberOfTaps: 1, numberOfTouches: 2, file: file, line: line)
  }

  /// Taps the element several times, with several fingers.
  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let site = CallSite(file, line)
    guard let point = point(at: site) else { return }
    let fingers = (0..<max(numberOfTouches, 1)).map { Point(x: point.x + Double($0) * 4, y: point.y) }
    app.use(at: site) { screen in
      for _ in 0..<max(numberOfTaps, 0) { try await screen.touch(fingers, for: .milliseconds(50)) }
    }
  }

  /// Holds a finger on the element.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds of the app's time.
  ///   - file: The file of the test.
  ///   - line: The line of the call.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    let site = CallSite(file, line)
    guard let point = point(at: site) else { return }
    app.use(at: site) { try await $0.touch([point], for: .seconds(duration)) }
  }

  /// Holds a finger on the element, and drags it to another.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let site = CallSite(file, line)
    guard let start = point(at: site), let end = otherElement.point(at: site) else { return }
    app.use(at: site) {
      try await $0.drag(from: start, to: end, after: .seconds(duration), in: .milliseconds(500))
    }
  }

  /// Swipes upwards over the element.
  public func swipeUp(file: StaticString = #filePath, line: UInt = #line) {
    swipe(0, -1, CallSite(file, line))
  }
  /// Swipes downwards over the element.
  public func swipeDown(file: StaticString = #filePath, line: UInt = #line) {
    swipe(0, 1, CallSite(file, line))
  }
  /// Swipes to the left over the element.
  public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) {
    swipe(-1, 0, CallSite(file, line))
  }
  /// Swipes to the right over the element.
  public func swipeRight(file: StaticString = #filePath, line: UInt = #line) {
    swipe(1, 0, CallSite(file, line))
  }

  /// Moves the thumb of a slider.
  ///
  /// - Parameters:
  ///   - normalizedSliderPosition: Where it goes, from 0, the least value, to 1.
  ///   - file: The file of the test.
  ///   - line: The line of the call.
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let site = CallSite(file, line)
    guard let found = resolved(at: site), let element = found.element else { return }
    guard found.type == .slider else { return TestFailure.report("\(path) is no slider.", at: site) }
    app.use(at: site) { try await $0.adjust(element.id, to: Double(normalizedSliderPosition)) }
  }

  /// Turns a wheel of a picker to a value.
  ///
  /// - Parameters:
  ///   - pickerWheelValue: The words of the value.
  ///   - file: The file of the test.
  ///   - line: The line of the call.
  public func adjust(
    toPickerWheelValue pickerWheelValue: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let site = CallSite(file, line)
    guard let found = resolved(at: site), let element = found.element else { return }
    guard found.type == .pickerWheel else {
      return TestFailure.report("\(path) is no picker wheel.", at: site)
    }
    var isThere = false
    app.use(at: site) { isThere = try await $0.turn(wheel: element.id, to: pickerWheelValue) }
    if !isThere { TestFailure.report("\(path) has no value \"\(pickerWheelValue)\".", at: site) }
  }

  /// A place on the screen, relative to the element.
  ///
  /// - Parameter normalizedOffset: 0 is its left or upper edge, 1 its right or lower one.
  /// - Returns: The place.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, normalizedOffset, CGVector(dx: 0, dy: 0))
  }

  /// Where a touch on the element lands, after scrolling to it; the test fails where it cannot be touched.
  func point(at site: CallSite) -> Point? {
    guard var found = resolved(at: site), let screen = app.launched?.screen else { return nil }
    guard let element = found.element else { return Point(x: found.frame.midX, y: found.frame.midY) }
    if !screen.isOnScreen(element) {
      app.use(at: site) { try await $0.scroll(to: element.id) }
      guard let again = present else { return nil }
      found = again
    }
    guard let element = found.element, screen.isOnScreen(element) else {
      TestFailure.report("\(path) lies outside of the screen, and nothing scrolls to it.", at: site)
      return nil
    }
    guard screen.tree.isWithinReach(element.id) else {
      TestFailure.report("\(path) lies behind something modal. Close that first.", at: site)
      return nil
    }
    return element.effectiveActivationPoint
  }

  private func swipe(_ x: Double, _ y: Double, _ site: CallSite) {
    guard let found = resolved(at: site) else { return }
    let frame = found.frame
    let (width, height) = (frame.width * 0.35, frame.height * 0.35)
    // From the middle on, so that a bar at an edge does not take the touch.
    let start = Point(x: frame.midX, y: frame.midY)
    let end = Point(x: frame.midX + x * width, y: frame.midY + y * height)
    app.use(at: site) { try await $0.drag(from: start, to: end, after: .zero, in: .milliseconds(150)) }
  }
}
