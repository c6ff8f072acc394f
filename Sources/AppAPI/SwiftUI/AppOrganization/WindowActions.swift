import AccessibilityModel
import AppHost

/// Opens a window of the app, from the inside; a device that is held shows one window, so that this is told.
///
///     @Environment(\.openWindow) private var openWindow   // openWindow(id: "notes")
public struct OpenWindowAction {
  @MainActor
  private func tell(_ name: String) {
    RunningApp.current.report(
      Diagnostic("The app opens the window \(name). A device that is held shows one window; nothing opens."))
  }

  /// Opens the window with an identifier.
  @MainActor
  public func callAsFunction(id: String) {
    tell(id)
  }

  /// Opens the window for a value.
  @MainActor
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    tell("for \(value)")
  }

  /// Opens the window with an identifier for a value.
  @MainActor
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    tell(id)
  }
}

/// Closes a window of the app, from the inside; the only window stays, and this is told.
///
///     @Environment(\.dismissWindow) private var dismissWindow
public struct DismissWindowAction {
  /// Closes the window that the view lies in.
  @MainActor
  public func callAsFunction() {
    RunningApp.current.report(Diagnostic("The app closes its only window, which stays."))
  }

  /// Closes the window with an identifier.
  @MainActor
  public func callAsFunction(id: String) {
    RunningApp.current.report(Diagnostic("The app closes the window \(id), which is not open."))
  }
}

extension EnvironmentValues {
  /// Opens a window of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window of the app.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// True where an app can have several windows; here there is one.
  public var supportsMultipleWindows: Bool { false }
}
