extension View {
  private nonisolated func choosing<Item, Actions: View, Message: View>(
    _ title: Text, _ visibility: Visibility, _ item: Binding<Item?>, _ actions: @escaping (Item) -> Actions,
    _ message: @escaping (Item) -> Message
  ) -> some View {
    asking(visibility == .visible ? title : nil, item, .dialog, actions, message)
  }

  private nonisolated func choosing<T, Actions: View, Message: View>(
    _ title: Text, _ visibility: Visibility, _ isPresented: Binding<Bool>, about data: T?,
    _ actions: (T) -> Actions, _ message: (T) -> Message
  ) -> some View {
    asking(visibility == .visible ? title : nil, isPresented, about: data, .dialog, actions, message)
  }

  /// Offers choices while a value is true; the title is shown where the visibility says so.
  ///
  /// A choice that cancels is added where there is none.
  /// - Source: Behaviour 3.4
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return choosing(
      Text(titleKey), titleVisibility, isPresented.item, { _ in actions }, { _ in EmptyView() })
  }

  /// Offers choices while a value is true; the title is shown where the visibility says so.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return choosing(Text(title), titleVisibility, isPresented.item, { _ in actions }, { _ in EmptyView() })
  }

  /// Offers choices while a value is true; the title is shown where the visibility says so.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return choosing(title, titleVisibility, isPresented.item, { _ in actions }, { _ in EmptyView() })
  }

  /// Tells something and offers choices while a value is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return choosing(Text(titleKey), titleVisibility, isPresented.item, { _ in actions }, { _ in message })
  }

  /// Tells something and offers choices while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return choosing(Text(title), titleVisibility, isPresented.item, { _ in actions }, { _ in message })
  }

  /// Tells something and offers choices while a value is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return choosing(title, titleVisibility, isPresented.item, { _ in actions }, { _ in message })
  }

  /// Offers choices about a value while another is true.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    choosing(Text(titleKey), titleVisibility, isPresented, about: data, actions, { _ in EmptyView() })
  }

  /// Tells something and offers choices about a value while another is true.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    choosing(Text(titleKey), titleVisibility, isPresented, about: data, actions, message)
  }

  /// Offers choices about a value while another is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    choosing(Text(title), titleVisibility, isPresented, about: data, actions, { _ in EmptyView() })
  }

  /// Offers choices about a value while another is true.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    choosing(title, titleVisibility, isPresented, about: data, actions, { _ in EmptyView() })
  }

  /// Tells something and offers choices about a value while another is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    choosing(Text(title), titleVisibility, isPresented, about: data, actions, message)
  }

  /// Tells something and offers choices about a value while another is true.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    choosing(title, titleVisibility, isPresented, about: data, actions, message)
  }
}

extension View {
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
}
