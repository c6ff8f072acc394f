import EarshotSession
import Testing

@_exported import struct AccessibilityModel.Point
@_exported import struct AccessibilityModel.Size
@_exported import enum AssistiveTouchEngine.AssistiveAction
@_exported import enum AssistiveTouchEngine.AssistiveFunction
@_exported import struct AssistiveTouchEngine.AssistiveTouch
import struct AssistiveTouchEngine.AssistiveTouchOptions
@_exported import struct AssistiveTouchEngine.AssistiveTouchSettings
@_exported import struct AssistiveTouchEngine.FingerPath
@_exported import struct AssistiveTouchEngine.RecordedGesture

/// AssistiveTouch in the hands of a test: one pointer, its menu and gestures; the first input turns it on.
///
///     try await screen.assistiveTouch.press(on: "Pay")
///     try await screen.assistiveTouch.play(swipe)
@MainActor
public struct AssistiveTouchDriver: TechnologyDriver {
  /// The technology that is driven.
  public typealias Technology = AssistiveTouch
  /// The screen it is used on.
  public let screen: Screen

  /// Turns AssistiveTouch on where it is off, as a person set it up.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func turnOn(_ settings: AssistiveTouchSettings) async throws {
    guard await !isOn else { return }
    let touch = AssistiveTouch(
      AssistiveTouchOptions().following(screen.session.rules), settings: settings)
    try await screen.doing { screen.records += try await screen.session.turnOn(touch) }
  }

  /// Moves the pointer to a point of the screen and presses it; a gesture that it makes is made to its end.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func press(at point: Point) async throws {
    try await send(.move(point))
    try await finish(.press)
  }

  /// Moves the pointer onto an element and presses it.
  ///
  /// - Parameters:
  ///   - name: The element's label, or the identifier that the app gives it for tests.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where no or more than one element is meant, and `TreeDiffError`.
  public func press(
    on name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let element = try screen.element(named: name, sourceLocation: sourceLocation)
    try await press(at: element.effectiveActivationPoint)
  }

  /// Drags from one point of the screen to another, by a way of its own.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func drag(from start: Point, to end: Point) async throws {
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    for input: AssistiveTouch.Input in [.move(start), .hold, .move(middle), .move(end), .release] {
      try await send(input)
    }
  }

  /// Makes a gesture to its end, whether or not it was recorded here.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func play(_ gesture: RecordedGesture) async throws {
    try await send(.keep(gesture))
    try await finish(.play(gesture.name))
  }

  /// Lets the pointer rest until it acts.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func dwell(_ time: Duration? = nil) async throws { try await finish(.rest(time)) }

  /// Where the pointer is; `nil` before it was moved.
  public var pointer: Point? {
    get async { await screen.session.technology(AssistiveTouch.self)?.pointer }
  }

  /// The middle of the floating button; `nil` where it is not shown.
  public var button: Point? {
    get async { await screen.session.technology(AssistiveTouch.self)?.buttonFrame(in: screen.tree)?.center }
  }

  /// What can be chosen in the open menu; empty where it is closed.
  public var menu: [String] {
    get async { await screen.session.technology(AssistiveTouch.self)?.menu?.words ?? [] }
  }

  /// A sentence about what could not be done, or was.
  public var notice: String? {
    get async { await screen.session.technology(AssistiveTouch.self)?.notice }
  }

  /// The gestures that were recorded.
  public var gestures: [RecordedGesture] {
    get async { await screen.session.technology(AssistiveTouch.self)?.settings.gestures ?? [] }
  }

  /// Does something, and lets the time pass that it takes.
  private func finish(_ input: AssistiveTouch.Input) async throws {
    try await send(input)
    guard let rest = await screen.session.technology(AssistiveTouch.self)?.remainingTime, rest > .zero else {
      return
    }
    try await screen.advance(by: rest)
  }
}

extension Screen {
  /// AssistiveTouch, as a test drives it.
  public var assistiveTouch: AssistiveTouchDriver { AssistiveTouchDriver(screen: self) }
}
