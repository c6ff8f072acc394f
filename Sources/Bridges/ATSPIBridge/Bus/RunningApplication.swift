/// An application that is on the bus of assistive technologies.
public struct RunningApplication: Hashable, Sendable {
  /// Where its root is.
  public let root: ObjectReference
  /// What it calls itself; empty where it did not answer.
  public let name: String
  /// Its process; `nil` where the bus does not know.
  public let process: Int?
  /// The toolkit that it tells its objects with, as "GTK" or "Chromium".
  public let toolkit: String
  /// Titles of its windows.
  public let windows: [String]
  /// False where it did not answer in time.
  public let isResponding: Bool

  /// True for browsers, which tell of pages.
  var isBrowser: Bool { ["Chromium", "Gecko", "WebKitGTK"].contains(toolkit) }
}
