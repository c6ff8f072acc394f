import TreeFormat

/// A preview of which nothing, or not all, could be heard.
package struct PreviewFailure: Error, Hashable, Sendable {
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
    case .trapped: "\(place) trapped: \(failure.reason). Correct that and run this again."
    case .exited: "\(place) \(failure.reason). Take out what calls exit."
    case .timedOut:
      "\(place) did not answer within \(Self.number(limits.seconds)) s. Look for a loop without end, "
        + "or allow more with --timeout."
    case .outOfMemory:
      "\(place) held more than \(limits.megabytes) MB. Look for what grows without end, "
        + "or allow more with --memory."
    case .garbled: "\(place) was not understood: \(failure.reason)"
    }
  }

  private var place: String {
    let name = preview.name.isEmpty ? "The preview" : "\"\(preview.name)\""
    return "\(name) (\(preview.file):\(preview.line))"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
