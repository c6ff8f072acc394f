/// In which order the parts of a screen are met, where documents are silent.
///
/// - Source: Behaviour 10.22
package struct OrderPolicy: UncertainOptions, Hashable {
  /// Where a large title is met.
  package var largeTitle = LargeTitlePlace.belowButtons
  /// Where the cursor goes when a screen was pushed.
  package var arrival = PushArrival.belowTitle
  /// Where the cursor goes when the screen above was left.
  package var wayBack = PopArrival.first
  /// In which order views are met that lie in front of one another.
  package var layers = LayerOrder.geometric
  /// Where the cursor goes where one action sets two focus states.
  package var focusStates = FocusStates.last

  /// Makes the policy that the rules propose.
  package init() {}

  /// Its open questions.
  package static let questions: [RuleOption<OrderPolicy>] = [
    .init(\.largeTitle), .init(\.arrival), .init(\.wayBack), .init(\.layers), .init(\.focusStates),
  ]
}

extension OrderPolicy {
  /// Where the large title of a navigation bar is met.
  package enum LargeTitlePlace: String, UncertainOption {
    /// After the buttons, which lie above it.
    case belowButtons
    /// Before the buttons, but behind the way back.
    case aboveButtons

    package static let ruleName = "order.largeTitle"
    package static let summary = "whether the buttons of a navigation bar are met before its large title"
    package static let source = "Behaviour 10.22"
  }

  /// Where the cursor goes when a screen was pushed.
  package enum PushArrival: String, UncertainOption {
    /// To the first element below the title.
    case belowTitle
    /// To the first element of the screen, which is the way back.
    case first

    package static let ruleName = "navigation.arrival"
    package static let summary = "where the cursor goes when a screen was pushed"
    package static let source = "Behaviour 10.22"
  }

  /// Where the cursor goes when the screen above was left.
  package enum PopArrival: String, UncertainOption {
    /// To the first element of the screen.
    case first
    /// To what had the cursor when the screen was left.
    case returned

    package static let ruleName = "navigation.wayBack"
    package static let summary = "where the cursor goes when a pushed screen was left"
    package static let source = "Behaviour 10.22"
  }

  /// Where the cursor goes where one action sets two focus states.
  package enum FocusStates: String, UncertainOption {
    /// To the one set last.
    case last
    /// To the one set first.
    case first

    package static let ruleName = "focus.twoStates"
    package static let summary = "which of two focus states that one action sets has the cursor"
    package static let source = "Behaviour 10.17"
  }

  /// In which order views are met that lie in front of one another.
  package enum LayerOrder: String, UncertainOption {
    /// By where they lie.
    case geometric
    /// The one that is furthest behind first.
    case backToFront

    package static let ruleName = "order.layers"
    package static let summary = "whether the views of a ZStack are met by where they lie or back to front"
    package static let source = "Behaviour 10.22"
  }
}
