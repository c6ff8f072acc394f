/// A look at the whole screen, during which nothing on it changes.
@MainActor
enum DescriptionPass {
  /// Number of the look that is going on, if any.
  private(set) static var current: Int?
  private static var count = 0

  /// Looks at the screen.
  static func during<Result>(_ body: () -> Result) -> Result {
    let former = current
    count += 1
    current = count
    defer { current = former }
    return body()
  }

  /// Begins the look anew where an app moves something while it is asked.
  static func somethingMoved() {
    guard current != nil else { return }
    count += 1
    current = count
  }
}
