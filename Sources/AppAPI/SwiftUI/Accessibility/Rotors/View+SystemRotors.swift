extension View {
  /// Fills a rotor of the system with the places of a closure.
  ///
  /// - Source: Behaviour 1.4.3 C2, 3.2
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    rotor(RotorDeclaration(systemRotor) { entries() }, file, line)
  }

  /// Fills a rotor of the system with the views of identifiable things.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    rotor(RotorDeclaration(systemRotor) { entries.rotorPlaces(\.id) }, file, line)
  }

  /// Fills a rotor of the system with the views of things that have an id.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    rotor(RotorDeclaration(systemRotor) { entries.rotorPlaces(entryID) }, file, line)
  }

  /// Fills a rotor of the system with stretches of the view's text.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>],
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    rotor(RotorDeclaration(systemRotor) { textRanges.rotorPlaces }, file, line)
  }
}
