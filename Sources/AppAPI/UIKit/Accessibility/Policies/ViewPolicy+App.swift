import AccessibilityModel
import AppHost

extension ViewPolicy {
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
    case 1: singleControl.rule
    default: severalControls.rule
    }
  }
}

extension ViewPolicy: AppStateKey {
  package static func initialValue(in host: RunningApp) -> ViewPolicy {
    ViewPolicy().following(host.environment.rules)
  }
}

extension RunningApp {
  /// Makes a choice where documents are silent about views; a name or choice that is not known changes nothing.
  package func choose(_ choice: String, for rule: String) {
    self[ViewPolicy.self].follow([rule: choice])
    self[ControlPolicy.self].follow([rule: choice])
    self[OrderPolicy.self].follow([rule: choice])
    setNeedsUpdate()
  }
}

extension OrderPolicy: AppStateKey {
  package static func initialValue(in host: RunningApp) -> OrderPolicy {
    OrderPolicy().following(host.environment.rules)
  }
}
