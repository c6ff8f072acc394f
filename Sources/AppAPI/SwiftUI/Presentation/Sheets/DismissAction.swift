/// Closes what is presented, from the inside.
///
///     @Environment(\.dismiss) private var dismiss
public struct DismissAction {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Closes the presentation; does nothing where there is none.
  @MainActor
  public func callAsFunction() {
    action()
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private enum PresentedKey: EnvironmentKey {
  static let defaultValue = false
}

private enum ClosesOnActionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Closes the presentation that the view lies in.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// True within a presentation.
  public var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }

  /// True where every button also closes the presentation.
  var closesOnAction: Bool {
    get { self[ClosesOnActionKey.self] }
    set { self[ClosesOnActionKey.self] = newValue }
  }
}
