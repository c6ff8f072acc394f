import AccessibilityModel

/// How `accessibilityElement(children: .combine)` makes one element of several, where documents are silent.
///
///     var policy = CombinePolicy.standard
///     policy.singleButton = .namedAction   // a lone button becomes an action in place of the activation
///
/// - Source: at-behaviour 3.3.1, X1
package struct CombinePolicy: Hashable, Sendable {
  /// What becomes of the only control among texts.
  package var singleButton = SingleButton.defaultAction
  /// Where the actions made of controls stand.
  package var promotedActions = PromotedActions.first
  /// Which traits one element does not take over from several.
  package var droppedTraits = DroppedTraits.meaningless
  /// What becomes of several values.
  package var values = MergedValues.joined
  /// What becomes of several hints.
  package var hints = MergedHints.joined
  /// How often an action is listed that code gave to all parts at once.
  package var sharedActions = SharedActions.once
  /// The order of facts of several children.
  package var contentOrder = ContentOrder.reading
  /// Where a fact stands that replaces another.
  package var replacedContent = ReplacedContent.inPlace

  /// Makes the policy that the description of behaviour proposes.
  package init() {}

  /// The policy that the description of behaviour proposes.
  package static let standard = CombinePolicy()
}

extension CombinePolicy {
  /// What becomes of the only control among texts.
  package enum SingleButton: String, CombineOption {
    /// Activating the element uses the control.
    case defaultAction = "default action"
    /// The control becomes a named action.
    case namedAction = "named action"

    static let ruleName = "combine.singleButton"
    static let summary = "what becomes of the only control among the parts of a combined element"
  }

  /// Where the actions made of controls stand.
  package enum PromotedActions: String, CombineOption {
    /// Before the actions that the parts had already.
    case first = "before"
    /// After the actions that the parts had already.
    case last = "after"

    static let ruleName = "combine.promotedActions"
    static let summary = "whether controls stand before or after the actions that the combined parts had"
  }

  /// Which traits one element does not take over from several.
  package enum DroppedTraits: String, CombineOption {
    /// Those that stop making sense: frequent updates, the summary, and switch or link beside other controls.
    case meaningless = "those that stop making sense"
    /// None.
    case none

    static let ruleName = "combine.droppedTraits"
    static let summary = "which traits of its parts a combined element does not take over"
  }

  /// What becomes of several values.
  package enum MergedValues: String, CombineOption {
    /// All are heard, equal ones once.
    case joined
    /// The first in reading order is heard.
    case first = "first only"

    static let ruleName = "combine.values"
    static let summary = "what a combined element makes of several values"
  }

  /// What becomes of several hints.
  package enum MergedHints: String, CombineOption {
    /// All are heard, equal ones once.
    case joined
    /// The first in reading order is heard.
    case first = "first only"

    static let ruleName = "combine.hints"
    static let summary = "what a combined element makes of several hints"
  }

  /// The order of facts of several children.
  package enum ContentOrder: String, CombineOption {
    /// That in which the children would be read.
    case reading = "reading order"
    /// That in which the code declares the children.
    case code = "order of the code"

    static let ruleName = "combine.contentOrder"
    static let summary = "in which order the facts of combined parts follow each other"
  }

  /// Where a fact stands that replaces another.
  package enum ReplacedContent: String, CombineOption {
    /// Where the fact stood that it replaces.
    case inPlace = "in the old place"
    /// After all others.
    case atEnd = "at the end"

    static let ruleName = "content.replaced"
    static let summary = "where a fact stands that replaces an inner one under the same key"
  }
}

private enum CombinePolicyKey: EnvironmentKey {
  static let defaultValue = CombinePolicy.standard
}

extension EnvironmentValues {
  /// How combined elements are made inside a view.
  package var combinePolicy: CombinePolicy {
    get { self[CombinePolicyKey.self] }
    set { self[CombinePolicyKey.self] = newValue }
  }
}
