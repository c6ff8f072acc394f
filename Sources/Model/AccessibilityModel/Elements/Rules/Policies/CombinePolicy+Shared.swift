extension CombinePolicy {
  /// How often an action is listed that code gave to all parts at once.
  package enum SharedActions: String, UncertainOption {
    /// Once.
    case once
    /// Once for each part.
    case each = "once for each part"

    package static let ruleName = "combine.sharedActions"
    package static let summary = "how often a combined element lists an action that all its parts were given"
    package static let source = "Behaviour 10.19"
  }
}
