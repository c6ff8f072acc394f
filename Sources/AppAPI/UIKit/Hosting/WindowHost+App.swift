import AppHost

extension WindowHost {
  /// Makes a host that starts a whole app; its delegates are made when the host starts.
  ///
  /// - Parameters:
  ///   - makeDelegate: Makes the app's delegate.
  ///   - makeSceneDelegate: Makes who shows its first window; asked of the app's delegate where there is none.
  package convenience init(
    app makeDelegate: @escaping @MainActor () -> (any UIApplicationDelegate)?,
    scene makeSceneDelegate: @escaping @MainActor () -> (any UISceneDelegate)? = { nil }
  ) {
    self.init { .app(makeDelegate(), makeSceneDelegate()) }
  }
}

extension UIApplication {
  /// Takes the app off the screen, as the gesture at the lower edge does.
  package func goHome() {
    RunningApp.current[AppLaunch.self].enterBackground()
  }

  /// Brings the app to the front again.
  package func comeBack() {
    RunningApp.current[AppLaunch.self].becomeActive()
  }
}
