import AccessibilityModel
import AppHost

/// How `accessibilityElement(children: .combine)` makes one element of several, where documents are silent.
///
/// - Source: at-behaviour 3.3.1, X1
struct CombinePolicy: Hashable, Sendable {
  /// What becomes of the only button among texts.
  enum SingleButton: String, Hashable, Sendable, CaseIterable {
    /// Activating the element presses the button.
    case defaultAction
    /// The button becomes a named action.
    case namedAction
  }

  /// Where the buttons' actions stand among those that children had already.
  enum PromotedActions: String, Hashable, Sendable, CaseIterable {
    /// Before them.
    case first
    /// After them.
    case last
  }

  var singleButton = SingleButton.defaultAction
  var promotedActions = PromotedActions.first
  /// Traits that one element cannot take over from several.
  var droppedTraits: Traits = [.staticText, .updatesFrequently, .toggleButton, .summaryElement]

  /// The behaviour that the description proposes.
  static let standard = CombinePolicy()

  private var singleButtonRule: UncertainRule {
    UncertainRule(
      name: "combine.singleButton", choice: singleButton.rawValue,
      choices: SingleButton.allCases.map(\.rawValue),
      summary: "What becomes of the only button among the children of a combined element.",
      source: "at-behaviour X1")
  }

  private var promotedActionsRule: UncertainRule {
    UncertainRule(
      name: "combine.promotedActions", choice: promotedActions.rawValue,
      choices: PromotedActions.allCases.map(\.rawValue),
      summary: "Where buttons stand among the actions that the children of a combined element had.",
      source: "at-behaviour X1")
  }

  /// One element of several, which are in reading order; the frame is that of the view.
  func combine(_ children: [Fragment], _ identity: ElementIdentity, frame: Rect) -> Fragment {
    var result = Fragment(identity, AccessibilityElement(frame: frame))
    let interactive = children.filter(\.isInteractive)
    let plain = children.filter { !$0.isInteractive }
    var label = SpokenText.joined(plain.compactMap(\.element.label))
    for child in children { result.element.traits.formUnion(child.element.traits) }
    result.element.traits.subtract(droppedTraits)
    if interactive.count > 1 { result.element.traits.subtract(.link) }

    var promoted: [Handlers.Action] = []
    if let only = interactive.first, interactive.count == 1 {
      result.element.rules.append(singleButtonRule)
      if label.isBlank, let own = only.element.label { label = own }
      adopt(only, into: &result, promoted: &promoted)
    } else if interactive.count > 1 {
      promoted = interactive.compactMap(Self.namedAction)
      result.element.traits.insert(.button)
    }
    let declared = children.flatMap(\.handlers.actions)
    if !promoted.isEmpty, !declared.isEmpty { result.element.rules.append(promotedActionsRule) }
    result.handlers.actions =
      promotedActions == .first ? promoted + declared : declared + promoted
    if !label.isBlank { result.element.label = label }
    result.element.value = Self.joinedOnce(children.map(\.element.value))
    result.element.hint = Self.joinedOnce(plain.map(\.element.hint))
    result.element.rotors = children.flatMap(\.element.rotors)
    for child in children {
      result.mergeContent(of: child)
      result.element.rules += child.element.rules.filter { !result.element.rules.contains($0) }
    }
    return result
  }

  private func adopt(_ only: Fragment, into result: inout Fragment, promoted: inout [Handlers.Action]) {
    switch singleButton {
    case .defaultAction:
      result.handlers.activate = only.handlers.activate
      result.handlers.increment = only.handlers.increment
      result.handlers.decrement = only.handlers.decrement
      result.element.activationPoint = only.element.effectiveActivationPoint
    case .namedAction:
      promoted = [Self.namedAction(only)].compactMap { $0 }
    }
  }

  private static func namedAction(_ fragment: Fragment) -> Handlers.Action? {
    guard let activate = fragment.handlers.activate, let name = fragment.element.label else { return nil }
    return Handlers.Action(name: name, category: .standard, perform: activate)
  }

  private static func joinedOnce(_ texts: [SpokenText?]) -> SpokenText? {
    var unique: [SpokenText] = []
    for case let text? in texts where !text.isBlank && !unique.contains(text) { unique.append(text) }
    return unique.isEmpty ? nil : SpokenText.joined(unique)
  }
}
