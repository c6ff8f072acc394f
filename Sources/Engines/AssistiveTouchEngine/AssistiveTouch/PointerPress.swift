import AccessibilityModel

/// What became of a pointer that is pressed.
enum PointerPress: Hashable, Sendable {
  /// It is not pressed.
  case none
  /// It is pressed for nothing more.
  case consumed
  /// On the floating button, which goes with it once it moved away.
  case button(from: Point, isDragged: Bool, long: VirtualInstant?)
  /// On an entry of the menu.
  case entry(Int)
  /// Beside the menu.
  case outside
  /// One finger of the app's; it stays after the press where it is held to drag.
  case app(isHeld: Bool)
  /// Several fingers of the app's.
  case fingers(FingerGrip, at: [Point])
  /// On the area that records.
  case drawing
}

/// A pointer that rests.
struct PointerRest: Hashable, Sendable {
  /// Where it rests.
  var point: Point
  /// Since when.
  var start: VirtualInstant
  /// How long until it acts.
  var time: Duration
  /// Quarters of the time that were shown.
  var quarters = 0
  /// True once it acted.
  var isDone = false

  /// When the next quarter of the time is over; `nil` once it acted.
  var due: VirtualInstant? { isDone ? nil : start.advanced(by: time * Double(quarters + 1) / 4) }

  /// When it acts; `nil` once it did.
  var end: VirtualInstant? { isDone ? nil : start.advanced(by: time) }
}

/// What the floating button covers.
struct ButtonCover: Hashable, Sendable {
  var version: TreeVersion?
  var frame = Rect.zero
  var names: [String] = []
}
