/// How an app ended while it was shown.
package enum AppFailure: Error, Hashable, Sendable {
  /// By a signal; the text is what it printed about it, if anything, with the line of the person's own file.
  case trapped(signal: Int32, message: String?)
  /// By itself, with this status.
  case exited(status: Int32)
  /// It did not answer within the limit.
  case timedOut
  /// It held more memory than the limit.
  case outOfMemory
  /// What it sent makes no sense.
  case garbled(String)

  /// Tells how a process that stopped answering ended.
  ///
  /// - Parameters:
  ///   - ending: How the process ended, and what it used.
  ///   - output: The last lines it printed.
  ///   - limits: What it was allowed.
  ///   - place: Finds the line of the person's own file that a trap was reached by.
  init(
    ending: Child.Ending, output: [String], limits: AppLimits, place: () -> TrapPlace? = { nil }
  ) {
    let complaint = output.last { line in Self.complaints.contains { line.contains($0) } }
    let allocationFailed = complaint?.contains("failed to allocate") == true
    // The limit counts data, the peak counts pages: nine tenths of the one is near enough the other.
    let isFull = ending.peakMemory / 1_048_576 >= limits.megabytes * 9 / 10
    switch ending.status {
    case .signalled where allocationFailed || isFull: self = .outOfMemory
    case .signalled(let signal):
      self = .trapped(signal: signal, message: Self.placed(complaint, signal: signal, place))
    case .exited(let status): self = .exited(status: status)
    }
  }
}

extension AppFailure {
  /// What the standard library writes before the words of a trap.
  private static let complaints = ["Fatal error: ", "Precondition failed", "Assertion failed"]

  /// The complaint with the line of the person's own file: of code of the system nobody else's line helps.
  private static func placed(
    _ complaint: String?, signal: Int32, _ place: () -> TrapPlace?
  ) -> String? {
    if let complaint, complaint.hasPrefix("HeardFiles/") { return complaint }
    guard let place = place() else { return complaint }
    var words = complaint ?? name(of: signal)
    let mark = complaints.lazy.compactMap { words.range(of: $0) }.first
    if let mark { words = String(words[mark.lowerBound...]) }
    return "\(place.file):\(place.line): \(words)"
  }

  /// What became of the app, without saying which.
  package var reason: String {
    switch self {
    case .trapped(let signal, let message): message.map(Self.short) ?? Self.name(of: signal)
    case .exited(let status): "ended the process with status \(status)"
    case .timedOut: "does not answer in time"
    case .outOfMemory: "holds more memory than it may"
    case .garbled(let reason): reason
    }
  }

  /// The message without the name of the module that the files were compiled as.
  private static func short(_ message: String) -> String {
    let text = message.hasPrefix("HeardFiles/") ? String(message.dropFirst("HeardFiles/".count)) : message
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case 4, 5: "a broken assumption (signal \(signal))"
    case 6: "an abort (signal 6)"
    case 7, 11: "memory that is not there, or recursion without end (signal \(signal))"
    default: "signal \(signal)"
    }
  }
}
