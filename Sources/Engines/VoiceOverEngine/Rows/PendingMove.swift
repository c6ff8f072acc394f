import AccessibilityModel

/// A way to a stop that leads past rows which the app is asked to make.
struct PendingMove: Sendable {
  /// Where the way is to end.
  enum Goal: Hashable, Sendable {
    /// At the first stop that is met.
    case nextStop
    /// At the end of the screen.
    case end
    /// At the first stop of a kind.
    case match(RotorSearch)
    /// Where it began, since it led nowhere.
    case origin
  }

  /// Where the way is to end.
  var goal: Goal
  /// Which way it goes.
  var direction: Direction
  /// Where the cursor was.
  var origin: ElementID?
  /// The row the cursor was in, with its list.
  var originRow: (container: ElementID, row: Int)?
  /// How often the app may be asked for rows still.
  var requestsLeft: Int
  /// The latest question.
  var request: Request.ID?
  /// The list that was asked.
  var container: ElementID?
  /// The stop that was passed last.
  var passed: ElementID?
  /// What was looked for in vain.
  var lost: RotorSearch?
  /// True where rows were met that did not exist.
  var metRows = false

  /// The row beside the missing one, which was passed last.
  var passedRow: Int { direction == .next ? missingRow - 1 : missingRow + 1 }

  /// The row that was missing when the app was asked.
  var missingRow = 0
}
