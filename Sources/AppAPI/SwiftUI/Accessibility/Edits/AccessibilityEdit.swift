import AccessibilityModel

/// One change that an accessibility modifier makes to the elements of a view.
struct AccessibilityEdit {
  /// What is changed.
  enum Change {
    /// Nothing; a modifier that is switched off.
    case nothing
    case children(AccessibilityChildBehavior)
    case hidden(Bool)
    case label(Text)
    case value(Text)
    case hint(Text)
    case identifier(String)
    case inputLabels([Text])
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case sortPriority(Double)
    case heading(AccessibilityHeadingLevel)
    case activationPoint(CGPoint)
    case activationUnitPoint(UnitPoint)
    case respondsToUserInteraction(Bool)
    case customContent(key: String, label: Text, value: Text?, CustomContent.Importance)
    case action(AccessibilityActionKind, () -> Void)
    case adjust((AccessibilityAdjustmentDirection) -> Void)
    case scroll((Edge) -> Void)
    case zoom((AccessibilityZoomGestureAction) -> Void)
    case directTouch(Bool, AccessibilityDirectTouchOptions)
    case textContentType(AccessibilityTextContentType)
    /// Made anew with each evaluation, for what the chart shows may lie in state.
    case chart(any AXChartDescriptorRepresentable, EvaluationMark)
    case largeContent
    case rotor(RotorDeclaration)
  }

  var change: Change
  /// Where the app's code makes the change.
  var place: CodePlace

  /// Whether a view without any element gets one for this change to hold on to.
  var createsElement: Bool {
    switch change {
    case .label, .value, .hint, .addTraits, .customContent, .adjust, .inputLabels, .zoom, .chart: true
    case .directTouch(let isOn, _): isOn
    case .action(let kind, _): kind != .escape && kind != .magicTap
    case .nothing, .children, .hidden, .identifier, .removeTraits, .sortPriority, .heading, .activationPoint,
      .activationUnitPoint, .respondsToUserInteraction, .scroll, .textContentType, .largeContent, .rotor:
      false
    }
  }
}

/// Tells what was made by one evaluation from what was made by another.
final class EvaluationMark: Sendable {}
