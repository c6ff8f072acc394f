import AccessibilityModel

extension Unheard {
  /// What became of the words, and because of what, without the words themselves.
  ///
  /// - Source: Behaviour 10.13
  public var reason: String {
    let by =
      cause.map { "\($0.isPosted ? "the announcement " : "")\"\(Transcript.line($0.text))\"" } ?? "silence"
    guard let heard else { return "left out because of \(by)" }
    guard isHeardInPart else { return "cut off at once by \(by)" }
    return "cut off after \(Transcript.seconds(heard / .seconds(1))) of "
      + "\(Transcript.seconds(duration / .seconds(1))) by \(by)"
  }

  /// The words and what became of them, as a transcript shows it.
  var mark: String {
    "(\(isHeardInPart ? "heard in part" : "not heard"): \(Transcript.line(utterance.text)); \(reason))"
  }
}
