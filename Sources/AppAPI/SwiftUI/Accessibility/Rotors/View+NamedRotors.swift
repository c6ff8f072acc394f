extension View {
  /// Offers a rotor named by a text that leads through the places of a closure.
  ///
  /// - Source: Behaviour 1.4.3, 3.2
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    rotor(RotorDeclaration(label) { entries() }, file, line)
  }

  /// Offers a rotor named by a text that leads to the views of identifiable things.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    rotor(RotorDeclaration(label) { entries.rotorPlaces(\.id) }, file, line)
  }

  /// Offers a rotor named by a text that leads to the views of things that have an id.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    rotor(RotorDeclaration(label) { entries.rotorPlaces(entryID) }, file, line)
  }

  /// Offers a rotor named by a text that leads through stretches of the view's text.
  public nonisolated func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>], file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    rotor(RotorDeclaration(label) { textRanges.rotorPlaces }, file, line)
  }

  /// Offers a rotor with a name from the app's language files that leads through the places of a closure.
  ///
  /// - Source: Behaviour 1.4.3, 3.2
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    rotor(RotorDeclaration(Text(labelKey)) { entries() }, file, line)
  }

  /// Offers a rotor with a name from the app's language files that leads to the views of identifiable things.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    rotor(RotorDeclaration(Text(labelKey)) { entries.rotorPlaces(\.id) }, file, line)
  }

  /// Offers a rotor with a name from the app's language files that leads to the views of things that have an id.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    rotor(RotorDeclaration(Text(labelKey)) { entries.rotorPlaces(entryID) }, file, line)
  }

  /// Offers a rotor with a name from the app's language files that leads through stretches of the view's text.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>], file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    rotor(RotorDeclaration(Text(labelKey)) { textRanges.rotorPlaces }, file, line)
  }

  /// Offers a rotor with a name that is taken as it is that leads through the places of a closure.
  ///
  /// - Source: Behaviour 1.4.3, 3.2
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    rotor(RotorDeclaration(Text(label)) { entries() }, file, line)
  }

  /// Offers a rotor with a name that is taken as it is that leads to the views of identifiable things.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    rotor(RotorDeclaration(Text(label)) { entries.rotorPlaces(\.id) }, file, line)
  }

  /// Offers a rotor with a name that is taken as it is that leads to the views of things that have an id.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    rotor(RotorDeclaration(Text(label)) { entries.rotorPlaces(entryID) }, file, line)
  }

  /// Offers a rotor with a name that is taken as it is that leads through stretches of the view's text.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>], file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    rotor(RotorDeclaration(Text(label)) { textRanges.rotorPlaces }, file, line)
  }

  /// Offers a rotor wherever the cursor is inside the view.
  nonisolated func rotor(
    _ rotor: RotorDeclaration, _ file: StaticString, _ line: UInt
  ) -> some View {
    accessibilityEdit(.rotor(rotor), file, line)
  }
}

extension Array {
  /// The places of views that belong to things with an id.
  nonisolated func rotorPlaces<ID: Hashable>(_ id: KeyPath<Element, ID>) -> RotorPlaces {
    RotorPlaces(known: map { RotorPlace(target: .id(AnyHashable($0[keyPath: id]))) })
  }
}

extension [Range<String.Index>] {
  /// The places of stretches of the text of the view that has the rotor.
  nonisolated var rotorPlaces: RotorPlaces {
    RotorPlaces(known: map { RotorPlace(target: .owner, textRange: $0) })
  }
}
