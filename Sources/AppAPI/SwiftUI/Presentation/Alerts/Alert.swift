/// Something that is told or asked, with one answer or two.
///
///     .alert(isPresented: $isAsking) { Alert(title: Text("Saved")) }
/// - Source: Behaviour 1.5.3, 3.4
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Tells something; the answer is OK where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Asks something that has two answers.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// An answer.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// An answer like any other.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// An answer that changes nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// An answer that changes nothing, in the system's word.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: String(system: .cancel)), role: .cancel, action: action)
    }

    /// An answer that deletes or ends something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// Choices at the lower edge of the screen.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A choice.
  public typealias Button = Alert.Button

  /// Makes choices under a title.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The answers of an alert in its older form.
struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role) {
        buttons[index].action?()
      } label: {
        buttons[index].label
      }
    }
  }
}

/// An alert in its older form.
struct OldAlert<Item> {
  let item: Binding<Item?>
  let identity: (Item) -> AnyHashable
  let place: PresentedItem.Place
  let content: (Item) -> (title: Text, message: Text?, buttons: [Alert.Button])

  nonisolated init(
    _ item: Binding<Item?>, _ identity: @escaping (Item) -> AnyHashable, _ place: PresentedItem.Place,
    _ content: @escaping (Item) -> (title: Text, message: Text?, buttons: [Alert.Button])
  ) {
    self.item = item
    self.identity = identity
    self.place = place
    self.content = content
  }
}

extension OldAlert: ViewModifier {
  func body(content view: Content) -> some View {
    view.modifier(
      PresentationModifier(
        item: item, identity: identity, place: place, onDismiss: nil,
        content: { item in
          let parts = content(item)
          return AlertContent(
            title: parts.title, message: parts.message, actions: AlertButtons(buttons: parts.buttons),
            isAlert: place == .alert)
        }))
  }
}

extension View {
  /// Tells or asks something while a value is true.
  ///
  /// - Source: Behaviour 1.5.3, 3.4
  public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      OldAlert(isPresented.item, { _ in 0 }, .alert) { _ in
        let alert = content()
        return (alert.title, alert.message, alert.buttons)
      })
  }

  /// Tells or asks something while there is an item.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      OldAlert(item, { AnyHashable($0.id) }, .alert) { item in
        let alert = content(item)
        return (alert.title, alert.message, alert.buttons)
      })
  }

  /// Offers choices at the lower edge while a value is true.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      OldAlert(isPresented.item, { _ in 0 }, .dialog) { _ in
        let sheet = content()
        return (sheet.title, sheet.message, sheet.buttons)
      })
  }

  /// Offers choices at the lower edge while there is an item.
  public nonisolated func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    modifier(
      OldAlert(item, { AnyHashable($0.id) }, .dialog) { item in
        let sheet = content(item)
        return (sheet.title, sheet.message, sheet.buttons)
      })
  }
}
