import AccessibilityModel

/// A button that shows a screen on top of the present one.
///
/// - Source: Behaviour 3.4
public struct NavigationLink<Label: View, Destination: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  /// What using the link leads to.
  enum Target {
    /// A view of the link's own.
    case view(() -> Destination)
    /// The screen of a value; nowhere where there is none.
    case value(AnyHashable?)
    /// A view that is shown for as long as a value is true.
    case shown(Binding<Bool>, () -> Destination)
  }

  let label: Label
  let target: Target
}

extension NavigationLink: View {
  /// The label as a button that pushes the destination.
  public var body: some View {
    switch target {
    case .view(let destination): NavigationButton(label: label, destination: destination)
    case .value(let value): ValueButton(label: label, value: value)
    case .shown(let isShown, let destination):
      SwitchingButton(label: label, isShown: isShown)
        .navigationDestination(isPresented: isShown) { destination() }
    }
  }

  /// Makes a link with a label of views to the views of a closure.
  public nonisolated init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination))
  }

  /// Makes a link with a label of views to a view.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view { destination })
  }

  /// Makes a link with a label of views to a view that is shown while a value is true.
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .shown(isActive, { destination }))
  }

  /// Makes a link with a label of views to the views of a closure, shown while a value is true.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .shown(isActive, destination))
  }

  /// Makes a link with a label of views to a view that is shown while a selection has a value.
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .shown(selection.isEqual(to: tag), { destination }))
  }

  /// Makes a link with a label of views to the views of a closure, shown while a selection has a value.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .shown(selection.isEqual(to: tag), destination))
  }

  /// Sets whether the link leads to the last column of several; a link leads to the next one here.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
  /// Makes a link with a label of views to the screen of a value; dimmed where there is none.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with words from the app's own language files to the screen of a value.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
  }

  /// Makes a link with words to the screen of a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with words from the app's own language files.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .view(destination))
  }

  /// Makes a link with words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(title), target: .view(destination))
  }

  /// Makes a link with words from the app's own language files to a view.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), target: .view { destination })
  }

  /// Makes a link with words to a view.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), target: .view { destination })
  }

  /// Makes a link with words from the app's own language files to a view that is shown while a value is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleKey), target: .shown(isActive, { destination }))
  }

  /// Makes a link with words to a view that is shown while a value is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(title), target: .shown(isActive, { destination }))
  }

  /// Makes a link with words from the app's own language files, shown while a value is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .shown(isActive, destination))
  }

  /// Makes a link with words to the views of a closure, shown while a value is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(title), target: .shown(isActive, destination))
  }

  /// Makes a link with words from the app's own language files, shown while a selection has a value.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .shown(selection.isEqual(to: tag), destination))
  }

  /// Makes a link with words to the views of a closure, shown while a selection has a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(title), target: .shown(selection.isEqual(to: tag), destination))
  }

  /// Makes a link with words to a view that is shown while a selection has a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(title), target: .shown(selection.isEqual(to: tag), { destination }))
  }

  /// Makes a link with words to a view that is shown while a selection has a value.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(titleKey), target: .shown(selection.isEqual(to: tag), { destination }))
  }
}

extension Binding {
  /// True while the value is a given one; false takes the value away.
  fileprivate func isEqual<Wrapped: Hashable>(to tag: Wrapped) -> Binding<Bool> where Value == Wrapped? {
    let base = self
    return Binding<Bool>(
      reading: { base.wrappedValue == tag },
      writing: { isEqual in
        if isEqual { base.wrappedValue = tag } else if base.wrappedValue == tag { base.wrappedValue = nil }
      })
  }
}

extension View {
  /// Sets whether links inside have an arrow that tells of another screen.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    modifier(IgnoredModifier())
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a view with words of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link to the view of a value with words of a resource.
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}
