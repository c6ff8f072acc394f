extension Toggle where Label == Text {
  /// Makes a switch with words from the app's own language files.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(state: ToggleState(isOn), label: Text(titleKey))
  }

  /// Makes a switch with words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(state: ToggleState(isOn), label: Text(title))
  }

  /// Makes a switch with words from the app's own language files for several values at once.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(state: ToggleState(sources) { $0[keyPath: isOn] }, label: Text(titleKey))
  }

  /// Makes a switch with words for several values at once.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(state: ToggleState(sources) { $0[keyPath: isOn] }, label: Text(title))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a switch with words from the app's own language files and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(state: ToggleState(isOn), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a switch with words and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(state: ToggleState(isOn), label: SwiftUI.Label(title, systemImage: systemImage))
  }
}
