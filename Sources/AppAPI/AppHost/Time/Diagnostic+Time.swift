import AccessibilityModel

extension Diagnostic {
  static func endlessWork(at instant: Int64, steps: Int) -> Diagnostic {
    Diagnostic(
      """
      The app does not come to rest: \(steps) pieces of work ran at \(inSeconds(instant)) and more are \
      waiting. Look for a task, timer or block that starts itself again at once.
      """)
  }

  static func endlessBackground(at instant: Int64, count: Int, limit: Duration) -> Diagnostic {
    let limit = Int64(limit / .nanoseconds(1))
    return Diagnostic(
      """
      Work on other threads (\(count)) had not ended \(inSeconds(limit)) after the app was at rest at \
      \(inSeconds(instant)); what it changes later is seen later. Raise the limit or end the work.
      """)
  }

  static func inSeconds(_ nanoseconds: Int64) -> String {
    let milliseconds = nanoseconds / 1_000_000
    let rest = String(milliseconds % 1000 + 1000).dropFirst()
    return "\(milliseconds / 1000).\(rest) s"
  }
}
