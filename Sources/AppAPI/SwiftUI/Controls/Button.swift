import AccessibilityModel

/// What a button is for, beyond its label.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// Deletes or ends something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without a change.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that does something when activated.
///
///     Button("Take Survey") { isPresented = true }
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View where Label: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes a button with a label of views.
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  /// Makes a button with a role and a label of views.
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }
}

extension Button where Label == Text {
  /// Makes a button with words from the app's own language files.
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// Makes a button with words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// Makes a button with a role and words from the app's own language files.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// Makes a button with a role and words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button: PrimitiveView where Label: View {}

extension Button: ControlView where Label: View {
  var activation: (@MainActor () -> Void)? { action }

  func describe(_ fragment: inout Fragment, _ environment: EnvironmentValues) {
    fragment.element.traits.insert(.button)
  }
}
