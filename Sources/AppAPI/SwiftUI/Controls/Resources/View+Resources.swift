/// What is said of a view with words that are looked up by a resource.
extension View {
  /// Names the screen with words of a resource.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Names the view with words of a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Tells the value of the view with words of a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(Text(value))
  }

  /// Tells what happens when the view is used with words of a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Explains the view with words of a resource.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }

  /// Shows an alert with a title of a resource while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a title of a resource and a message while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks with a title of a resource while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Asks with a title of a resource and a message while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Lets a person search; what stands in the empty field is of a resource.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}
