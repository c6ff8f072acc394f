import AccessibilityModel
import AppHost

/// What becomes of the controls inside a table's cell, where documents are silent.
///
/// - Source: at-behaviour 1.5.3, 3.3.1
struct CellPolicy: Hashable, Sendable {
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

  var singleControl = SingleControl.merged
  var severalControls = SeveralControls.separate

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
      UncertainRule(
        name: "cell.singleControl", choice: singleControl.rawValue,
        choices: SingleControl.allCases.map(\.rawValue),
        summary: "What becomes of the only control inside the cell of a table.", source: "at-behaviour 1.5.3")
    default:
      UncertainRule(
        name: "cell.severalControls", choice: severalControls.rawValue,
        choices: SeveralControls.allCases.map(\.rawValue),
        summary: "What becomes of several controls inside the cell of a table.",
        source: "at-behaviour 1.5.3")
    }
  }
}

/// The policy that the cells of an app follow.
enum CellPolicyKey: AppStateKey {
  static func initialValue(in host: AppHost) -> CellPolicy { CellPolicy() }
}

extension AppHost {
  /// Sets what becomes of the controls inside cells; names that are no choice leave what is.
  package func chooseCellPolicy(single: String, several: String) {
    var policy = self[CellPolicyKey.self]
    policy.singleControl = .init(rawValue: single) ?? policy.singleControl
    policy.severalControls = .init(rawValue: several) ?? policy.severalControls
    self[CellPolicyKey.self] = policy
    setNeedsUpdate()
  }
}
