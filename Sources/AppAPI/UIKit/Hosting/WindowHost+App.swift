import AppHost

extension WindowHost {
  /// Makes a host that starts a whole app; its delegates are made when the host starts.
  ///
  /// - Parameters:
  ///   - makeDelegate: Makes the app's delegate.
  ///   - makeSceneDelegate: Makes who shows its first window, of the class of that name where one is wanted; not
  ///     called where the app's delegate names the class itself.
  package convenience init(
    app makeDelegate: @escaping @MainActor () -> (any UIApplicationDelegate)?,
    scene makeSceneDelegate: @escaping AppLaunch.SceneDelegateMaker = { _ in nil }
  ) {
    self.init { .app(makeDelegate(), makeSceneDelegate) }
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
