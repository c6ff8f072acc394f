import AccessibilityModel

extension VoiceOver {
  /// Where a person stands with the cursor and the rotor: all that decides what the next gesture does.
  package struct NavigationState: Hashable, Sendable {
    fileprivate let cursor: ElementID?
    fileprivate let entries: [RotorEntry?]
    fileprivate let progress: Rotor.Progress
    fileprivate let action: SpokenText?
    fileprivate let touched: ElementID?
    fileprivate let entered: Set<ElementID>
  }

  /// Looks at what the rotor can lead to, so that copies need not look again.
  package mutating func readScreen(in tree: AccessibilityTree) { _ = lookForDestinations(in: tree) }

  /// Where the person stands now.
  package var navigationState: NavigationState {
    NavigationState(
      cursor: cursor, entries: [rotor.chosen, rotor.ordinary, rotor.automatic], progress: rotor.progress,
      action: rotor.actionName, touched: touchedArea, entered: entered)
  }
}
