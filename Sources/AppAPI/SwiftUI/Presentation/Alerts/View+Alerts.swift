extension View {
  /// Shows something asked or told above the screen while there is an item.
  nonisolated func asking<Item, Actions: View, Message: View>(
    _ title: Text?, _ item: Binding<Item?>, _ place: PresentedItem.Place,
    _ actions: @escaping (Item) -> Actions, _ message: @escaping (Item) -> Message
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, identity: { _ in 0 }, place: place, onDismiss: nil,
        content: { item in
          AlertContent(title: title, message: message(item), actions: actions(item), isAlert: place == .alert)
        }))
  }

  /// Shows something asked or told about a value, above the screen, while another is true.
  ///
  /// It is made at once, since the closures end with the call.
  nonisolated func asking<T, Actions: View, Message: View>(
    _ title: Text?, _ isPresented: Binding<Bool>, about data: T?, _ place: PresentedItem.Place,
    _ actions: (T) -> Actions, _ message: (T) -> Message
  ) -> some View {
    let parts = data.map { (actions: actions($0), message: message($0)) }
    return asking(title, isPresented.item(of: data), place, { _ in parts?.actions }, { _ in parts?.message })
  }

  /// Asks the person something while a value is true.
  ///
  ///     Button("Delete…") { isAsking = true }
  ///       .alert("Delete the dog?", isPresented: $isAsking) { Button("Delete", role: .destructive) {} }
  ///     // "Delete the dog?, alert"
  /// - Source: Behaviour 1.5.3, 3.4
  public nonisolated func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Asks the person something while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Asks the person something while a value is true.
  public nonisolated func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Tells and asks the person something while a value is true.
  public nonisolated func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Tells and asks the person something while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Tells and asks the person something while a value is true.
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let (actions, message) = (actions(), message())
    return asking(title, isPresented.item, .alert, { _ in actions }, { _ in message })
  }

  // MARK: About something

  /// Asks the person something about a value while another is true.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(Text(titleKey), isPresented, about: data, .alert, actions, { _ in EmptyView() })
  }

  /// Tells and asks the person something about a value while another is true.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(Text(titleKey), isPresented, about: data, .alert, actions, message)
  }

  /// Asks the person something about a value while another is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(Text(title), isPresented, about: data, .alert, actions, { _ in EmptyView() })
  }

  /// Tells and asks the person something about a value while another is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(Text(title), isPresented, about: data, .alert, actions, message)
  }

  /// Asks the person something about a value while another is true.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(title, isPresented, about: data, .alert, actions, { _ in EmptyView() })
  }

  /// Tells and asks the person something about a value while another is true.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(title, isPresented, about: data, .alert, actions, message)
  }

  /// Tells of an error while a value is true.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    let title = Text(verbatim: error?.errorDescription ?? "")
    return asking(title, isPresented, about: error, .alert, { _ in actions }, { _ in EmptyView() })
  }

  /// Tells of an error, and more about it, while a value is true.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    let title = Text(verbatim: error?.errorDescription ?? "")
    return asking(title, isPresented, about: error, .alert, actions, message)
  }
}

extension Binding where Value == Bool {
  /// Something while the value is true; taking it away makes the value false.
  var item: Binding<Bool?> {
    let base = self
    return Binding<Bool?>(
      reading: { base.wrappedValue ? true : nil },
      writing: { base.wrappedValue = $0 ?? false })
  }

  /// A value while this one is true and there is that one; taking it away makes this one false.
  func item<Data>(of data: Data?) -> Binding<Data?> {
    let base = self
    return Binding<Data?>(
      reading: { base.wrappedValue ? data : nil },
      writing: { if $0 == nil { base.wrappedValue = false } })
  }
}

extension View {
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
}
