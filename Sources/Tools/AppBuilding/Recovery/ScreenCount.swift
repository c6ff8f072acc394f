/// How much of an app is heard, in a line.
package struct ScreenCount: Hashable, Sendable {
  /// How many screens there are.
  package var screens = 0
  /// How many of them are heard.
  package var heard = 0
  /// How many stops they have; `nil` where nothing counts them.
  package var stops: Int?
  /// How many of those that are heard came past something that is left out.
  package var withHoles = 0

  /// Counts nothing yet.
  package init() {}

  /// The line.
  package var text: String {
    let stops = stops.map { ", \($0) \($0 == 1 ? "stop" : "stops")" } ?? ""
    let holes =
      switch withHoles {
      case 0: "None comes past what is left out."
      case 1: "1 of them comes past something that is left out."
      default: "\(withHoles) of them come past something that is left out."
      }
    return "Heard: \(heard) of \(screens) \(screens == 1 ? "screen" : "screens")\(stops). \(holes)"
  }
}
