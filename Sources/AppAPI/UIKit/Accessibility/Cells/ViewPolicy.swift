import AccessibilityModel
import AppHost

/// What views are to people who listen, where documents are silent.
///
/// - Source: at-behaviour 1.5.3, 1.13, 3.3.1
struct ViewPolicy: Hashable, Sendable {
  /// What becomes of the only control in a cell.
  enum SingleControl: String, Hashable, Sendable, CaseIterable {
    /// The cell is one element; a button becomes one of its actions, a value is the cell's own.
    case merged
    /// The parts of the cell are elements one by one.
    case separate
  }

  /// What becomes of several controls in a cell.
  enum SeveralControls: String, Hashable, Sendable, CaseIterable {
    /// The parts of the cell are elements one by one.
    case separate
    /// The cell is one element; every control becomes one of its actions.
    case actions
  }

  /// What becomes of SwiftUI views in a cell.
  enum HostedContent: String, Hashable, Sendable, CaseIterable {
    /// They are elements one by one, as in a list of SwiftUI's own.
    case separate
    /// The cell is one element, as with views of the UIKit kind.
    case merged
  }

  /// What a check mark at the edge of a cell means.
  enum Checkmark: String, Hashable, Sendable, CaseIterable {
    /// The row is heard as the chosen one.
    case selected
    /// Nothing is heard of it.
    case silent
  }

  /// What becomes of a control's state where an app sets its traits.
  enum StateTraits: String, Hashable, Sendable, CaseIterable {
    /// Being chosen, or of no use now, is added to what was set.
    case added
    /// What was set stands alone.
    case replaced
  }

  /// Where the cursor goes when something presented left.
  enum FocusAfterDismissal: String, Hashable, Sendable, CaseIterable {
    /// To where it was before.
    case returned
    /// To the first element of the screen.
    case first
  }

  var singleControl = SingleControl.merged
  var severalControls = SeveralControls.separate
  var hostedContent = HostedContent.separate
  var checkmark = Checkmark.selected
  var stateTraits = StateTraits.added
  var focusAfterDismissal = FocusAfterDismissal.returned
  var imageGrowth = ImageGrowth.bodyLeading
  var largeTitle = LargeTitleGrowth.toAccessibilitySizes

  /// True where the parts of a cell with so many controls are elements one by one.
  func splits(controlCount: Int) -> Bool {
    switch controlCount {
    case 0: false
    case 1: singleControl == .separate
    default: severalControls == .separate
    }
  }

  /// The rule that a cell with so many controls rests on, if any.
  func rule(controlCount: Int) -> UncertainRule? {
    switch controlCount {
    case 0: nil
    case 1:
      rule(
        "cell.singleControl", singleControl, "What becomes of the only control inside the cell of a table.",
        "at-behaviour 1.5.3")
    default:
      rule(
        "cell.severalControls", severalControls,
        "What becomes of several controls inside the cell of a table.", "at-behaviour 1.5.3")
    }
  }

  /// The rule that a cell with SwiftUI views rests on.
  var hostedContentRule: UncertainRule {
    rule(
      "cell.hostedContent", hostedContent, "What becomes of SwiftUI views inside a cell.", "at-behaviour 3.4")
  }

  /// The rule that a cell with a check mark rests on.
  var checkmarkRule: UncertainRule {
    rule("cell.checkmark", checkmark, "What a check mark at the edge of a cell means.", "at-behaviour 1.5.2")
  }

  /// The rule that a control with a state and traits of the app's own rests on.
  var stateTraitsRule: UncertainRule {
    rule(
      "control.stateTraits", stateTraits, "What becomes of a control's state where an app sets its traits.",
      "at-behaviour 1.13")
  }

  private func rule<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ choice: Choice, _ summary: String, _ source: String
  ) -> UncertainRule {
    UncertainRule(name, choice, summary, source)
  }
}

extension ViewPolicy: AppStateKey {
  static func initialValue(in host: RunningApp) -> ViewPolicy { ViewPolicy() }
}

extension RunningApp {
  /// Makes a choice where documents are silent about views; a name or choice that is not known changes nothing.
  package func choose(_ choice: String, for rule: String) {
    var policy = self[ViewPolicy.self]
    switch rule {
    case "cell.singleControl": policy.singleControl = .init(rawValue: choice) ?? policy.singleControl
    case "cell.severalControls": policy.severalControls = .init(rawValue: choice) ?? policy.severalControls
    case "cell.hostedContent": policy.hostedContent = .init(rawValue: choice) ?? policy.hostedContent
    case "cell.checkmark": policy.checkmark = .init(rawValue: choice) ?? policy.checkmark
    case "control.stateTraits": policy.stateTraits = .init(rawValue: choice) ?? policy.stateTraits
    case "presentation.focusAfterDismissal":
      policy.focusAfterDismissal = .init(rawValue: choice) ?? policy.focusAfterDismissal
    case LargeTitleGrowth.ruleName: policy.largeTitle = .init(rawValue: choice) ?? policy.largeTitle
    case ImageGrowth.ruleName: policy.imageGrowth = .init(rawValue: choice) ?? policy.imageGrowth
    default:
      self[ControlPolicy.self].choose(choice, for: rule)
      self[OrderPolicy.self].choose(choice, for: rule)
    }
    self[ViewPolicy.self] = policy
    setNeedsUpdate()
  }
}

extension UncertainRule {
  /// A rule with the choice that was made among those of its kind.
  init<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ choice: Choice, _ summary: String, _ source: String
  ) {
    self.init(
      name: name, choice: choice.rawValue, choices: Choice.allCases.map(\.rawValue), summary: summary,
      source: source)
  }
}
