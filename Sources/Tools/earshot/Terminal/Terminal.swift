import Foundation

/// What the terminal can show that the program writes to.
enum Terminal {
  /// Columns of everything that no terminal shows, so that files and pipes are the same everywhere.
  static let usualColumns = 88
  private static let columnLimits = 48...120

  /// True where colours are shown: on a terminal that has them, unless the person wants none.
  static func hasColors(_ descriptor: Int32) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    guard isatty(descriptor) != 0, environment["NO_COLOR", default: ""].isEmpty else { return false }
    return environment["TERM"] != "dumb"
  }

  /// How many columns the words have to fit.
  static var columns: Int {
    var size = winsize()
    guard isatty(STDOUT_FILENO) != 0, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return usualColumns }
    return min(max(Int(size.ws_col), columnLimits.lowerBound), columnLimits.upperBound)
  }
}
