import AccessibilityModel

/// How the screen that is met came about, where it is not the one that an app began with.
public struct Arrival: Hashable, Sendable {
  /// How long after the app's start the last of its stops came or went.
  public var after: Duration
  /// Names of the stops that were there first and are gone.
  public var before: [String]

  /// Describes how a screen came about.
  ///
  /// - Parameters:
  ///   - after: How long after the app's start it was there.
  ///   - before: Names of the stops that were there first and are gone.
  public init(after: Duration, before: [String]) {
    self.after = after
    self.before = before
  }

  /// What a person is told of it, in one line.
  public var text: String {
    let names = before.prefix(Self.namesTold).map { "\"\($0)\"" }.joined(separator: ", ")
    let more = before.count > Self.namesTold ? " and \(before.count - Self.namesTold) more" : ""
    let gone = before.isEmpty ? "" : " Gone by then: \(names)\(more)."
    return "The screen changed after \(seconds); heard is what came then.\(gone)"
  }

  private static let namesTold = 3

  private var seconds: String {
    let tenths = Int((after / .milliseconds(100)).rounded())
    let number = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return number == "1" ? "1 second" : "\(number) seconds"
  }
}
