import TreeFormat

/// A preview of which nothing, or not all, could be heard.
package struct PreviewFailure: Hashable, Sendable {
  /// The preview.
  package let preview: PreviewInfo
  /// What became of it.
  package let failure: AppFailure
  /// What it was allowed.
  package let limits: AppLimits

  /// Notes that a preview failed.
  package init(preview: PreviewInfo, failure: AppFailure, limits: AppLimits) {
    self.preview = preview
    self.failure = failure
    self.limits = limits
  }
}

extension PreviewFailure: CustomStringConvertible {
  /// One line: which preview, what became of it, and what to do next.
  package var description: String {
    switch failure {
    case .trapped(let signal, let message):
      "\(place) trapped: \(message.map(Self.short) ?? Self.name(of: signal)). Correct that and run this again."
    case .exited(let status):
      "\(place) ended the process with status \(status). Take out what calls exit."
    case .timedOut:
      "\(place) did not answer within \(Self.number(limits.seconds)) s. Look for a loop without end, "
        + "or allow more with --timeout."
    case .outOfMemory:
      "\(place) held more than \(limits.megabytes) MB. Look for what grows without end, "
        + "or allow more with --memory."
    case .garbled(let reason):
      "\(place) was not understood: \(reason)"
    }
  }

  private var place: String {
    let name = preview.name.isEmpty ? "The preview" : "\"\(preview.name)\""
    return "\(name) (\(preview.file):\(preview.line))"
  }

  /// The message without the name of the module it was compiled as.
  private static func short(_ message: String) -> String {
    let text = message.hasPrefix("HeardFiles/") ? String(message.dropFirst("HeardFiles/".count)) : message
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
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
