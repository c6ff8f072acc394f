/// How `accessibilityElement(children: .combine)` makes one element of several, where documents are silent.
///
///     var policy = CombinePolicy.standard
///     policy.singleButton = .namedAction   // a lone button becomes an action in place of the activation
///
/// - Source: Behaviour 3.3.1, X1
package struct CombinePolicy: UncertainOptions, Hashable {
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

  /// Makes the policy that the rules propose.
  package init() {}

  /// The policy that the rules propose.
  package static let standard = CombinePolicy()

  /// Its open questions.
  package static let questions: [RuleOption<CombinePolicy>] = [
    .init(\.singleButton), .init(\.promotedActions), .init(\.droppedTraits), .init(\.values), .init(\.hints),
    .init(\.sharedActions), .init(\.contentOrder), .init(\.replacedContent),
  ]
}

extension CombinePolicy {
  /// What becomes of the only control among texts.
  package enum SingleButton: String, UncertainOption {
    /// Activating the element uses the control.
    case defaultAction = "default action"
    /// The control becomes a named action.
    case namedAction = "named action"

    package static let ruleName = "combine.singleButton"
    package static let summary = "what becomes of the only control among the parts of a combined element"
    package static let source = "Behaviour X1"
  }

  /// Where the actions made of controls stand.
  package enum PromotedActions: String, UncertainOption {
    /// Before the actions that the parts had already.
    case first = "before"
    /// After the actions that the parts had already.
    case last = "after"

    package static let ruleName = "combine.promotedActions"
    package static let summary =
      "whether controls stand before or after the actions that the combined parts had"
    package static let source = "Behaviour X1"
  }

  /// Which traits one element does not take over from several.
  package enum DroppedTraits: String, UncertainOption {
    /// Those that stop making sense: frequent updates, the summary, and switch or link beside other controls.
    case meaningless = "those that stop making sense"
    /// None.
    case none

    package static let ruleName = "combine.droppedTraits"
    package static let summary = "which traits of its parts a combined element does not take over"
    package static let source = "Behaviour X1"
  }

  /// What becomes of several values.
  package enum MergedValues: String, UncertainOption {
    /// All are heard, equal ones once.
    case joined
    /// The first in reading order is heard.
    case first = "first only"

    package static let ruleName = "combine.values"
    package static let summary = "what a combined element makes of several values"
    package static let source = "Behaviour X1"
  }

  /// What becomes of several hints.
  package enum MergedHints: String, UncertainOption {
    /// All are heard, equal ones once.
    case joined
    /// The first in reading order is heard.
    case first = "first only"

    package static let ruleName = "combine.hints"
    package static let summary = "what a combined element makes of several hints"
    package static let source = "Behaviour X1"
  }

  /// The order of facts of several children.
  package enum ContentOrder: String, UncertainOption {
    /// That in which the children would be read.
    case reading = "reading order"
    /// That in which the code declares the children.
    case code = "order of the code"

    package static let ruleName = "combine.contentOrder"
    package static let summary = "in which order the facts of combined parts follow each other"
    package static let source = "Behaviour X1"
  }

  /// Where a fact stands that replaces another.
  package enum ReplacedContent: String, UncertainOption {
    /// Where the fact stood that it replaces.
    case inPlace = "in the old place"
    /// After all others.
    case atEnd = "at the end"

    package static let ruleName = "content.replaced"
    package static let summary = "where a fact stands that replaces an inner one under the same key"
    package static let source = "Behaviour X1"
  }
}
