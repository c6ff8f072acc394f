/// The content of an alert: its words and its buttons, each a stop of its own.
///
/// - Source: at-behaviour 3.4
struct AlertContent<Actions: View, Message: View> {
  let title: Text?
  let message: Message
  let actions: Actions
}

extension AlertContent: View {
  var body: some View {
    VStack {
      title.font(.headline)
      message.font(.footnote)
      AlertActions(content: actions)
    }
    .padding()
  }
}

/// The buttons of an alert; one that closes it stands for none at all.
struct AlertActions<Content: View> {
  let content: Content
}

extension AlertActions: View {
  var body: some View {
    if Content.self == EmptyView.self {
      Button("OK") {}
    } else {
      content
    }
  }
}

extension View {
  /// Asks the person something while a value is true.
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
    presentation(isPresented, AlertContent(title: title, message: message(), actions: actions()))
  }

  /// Offers choices while a value is true; the title is shown where the visibility says so.
  public nonisolated func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Tells something and offers choices while a value is true.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    let title = titleVisibility == .visible ? Text(titleKey) : nil
    return presentation(isPresented, AlertContent(title: title, message: message(), actions: actions()))
  }

  private nonisolated func presentation<Presented: View>(
    _ isPresented: Binding<Bool>, _ content: Presented
  ) -> some View {
    modifier(
      PresentationModifier(
        item: isPresented.item, identity: { _ in 0 }, place: .alert, onDismiss: nil, content: { _ in content }
      ))
  }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the place has it, shown, and not shown.
  case automatic, visible, hidden
}
