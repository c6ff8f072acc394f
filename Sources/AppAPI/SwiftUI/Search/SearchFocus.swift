/// Lets the field of a search take part in a focus state, whatever the type of its value.
struct SearchFocus {
  /// The field with the part that it takes.
  let joining: @MainActor (any View) -> any View

  init<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) {
    let modifier = FocusedModifier(binding: binding, value: value)
    joining = { modifier.around($0) }
  }
}

private enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: SearchFocus? { nil }
}

extension EnvironmentValues {
  /// How the field of a search inside takes part in a focus state.
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

extension View {
  /// Lets the field of the search inside have the keyboard while the state is true.
  ///
  ///     list.searchable(text: $words).searchFocused($isSearching)
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, SearchFocus(binding, equals: true))
  }

  /// Lets the field of the search inside have the keyboard while the state has a value.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    environment(\.searchFocus, SearchFocus(binding, equals: value))
  }
}

extension FocusedModifier {
  /// A view of any type that takes part.
  @MainActor fileprivate func around(_ view: any View) -> any View {
    func change<V: View>(_ view: V) -> any View { view.modifier(self) }
    return change(view)
  }
}
