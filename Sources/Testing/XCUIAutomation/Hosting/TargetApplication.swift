import EarshotTesting
import SwiftUI
import UIKit

/// The app that tests of this process launch, as the target application of a test bundle is set in Xcode.
@MainActor
struct TargetApplication {
  /// The app that was set last.
  static var current: TargetApplication?

  /// The name of the app's type.
  let name: String
  /// The device and the user's settings.
  let environment: LaunchOptions
  /// Shows the app in an environment for as long as a body runs.
  let host:
    @MainActor (LaunchOptions, @escaping @MainActor (Screen) async throws -> Void) async throws -> Void
}

extension XCUIApplication {
  /// Sets the app that is launched: its SwiftUI `App`.
  ///
  ///     #if os(Linux)
  ///       XCUIApplication.setTargetApplication(KennelApp())
  ///     #endif
  ///
  /// On Apple's systems the target application is a setting of the test bundle; here the test's code has to name it.
  /// - Parameters:
  ///   - app: The app; each launch makes it anew.
  ///   - environment: The device and the user's settings.
  public static func setTargetApplication<Target: App>(
    _ app: @autoclosure @escaping @MainActor () -> Target, environment: LaunchOptions = LaunchOptions()
  ) {
    TargetApplication.current = TargetApplication(name: "\(Target.self)", environment: environment) {
      options, body in
      try await hosting(app(), startsVoiceOver: false, environment: options, body)
    }
  }

  /// Sets the app that is launched: its delegate, and that of its first scene.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate; each launch makes it anew.
  ///   - scene: Who shows the first window; leave it out where the app's delegate does, or names a class for it.
  ///   - environment: The device and the user's settings.
  public static func setTargetApplication<Delegate: UIApplicationDelegate>(
    delegate: @autoclosure @escaping @MainActor () -> Delegate,
    scene: @autoclosure @escaping @MainActor () -> (any UISceneDelegate)? = nil,
    environment: LaunchOptions = LaunchOptions()
  ) {
    TargetApplication.current = TargetApplication(name: "\(Delegate.self)", environment: environment) {
      options, body in
      try await hosting(
        app: delegate(), scene: scene(), startsVoiceOver: false, environment: options, body)
    }
  }

  /// Sets what is launched: one view controller in a window.
  ///
  /// - Parameters:
  ///   - controller: The controller; each launch makes it anew.
  ///   - environment: The device and the user's settings.
  public static func setTargetApplication<Controller: UIViewController>(
    controller: @autoclosure @escaping @MainActor () -> Controller,
    environment: LaunchOptions = LaunchOptions()
  ) {
    TargetApplication.current = TargetApplication(name: "\(Controller.self)", environment: environment) {
      options, body in
      try await hosting(controller(), startsVoiceOver: false, environment: options, body)
    }
  }

  /// Sets what is launched: one SwiftUI view in a window.
  ///
  /// - Parameters:
  ///   - view: The view; each launch makes it anew.
  ///   - environment: The device and the user's settings.
  public static func setTargetApplication<Content: View>(
    view: @autoclosure @escaping @MainActor () -> Content, environment: LaunchOptions = LaunchOptions()
  ) {
    TargetApplication.current = TargetApplication(name: "\(Content.self)", environment: environment) {
      options, body in
      try await hosting(view(), startsVoiceOver: false, environment: options, body)
    }
  }
}
