import EarshotTesting
import UIKit

/// The device on which the app runs.
@MainActor
public final class XCUIDevice {
  /// A button of the device.
  public enum Button: Int, Hashable, Sendable {
    /// The home button.
    case home = 1
  }

  /// A light or a dark interface.
  public enum Appearance: Int, Hashable, Sendable {
    /// None was chosen.
    case unspecified = 0
    /// Dark words on a light background.
    case light = 1
    /// Light words on a dark background.
    case dark = 2
  }

  /// The device of the app that runs.
  public static let shared = XCUIDevice()

  /// VoiceOver, for tests that listen.
  public let voiceOverService = XCUIVoiceOverService()
  private var turned = UIDeviceOrientation.portrait

  private init() {}

  /// How the device is held; an app that does not follow stays as it is.
  public var orientation: UIDeviceOrientation {
    get { turned }
    set {
      let positions: [UIDeviceOrientation: UIInterfaceOrientation] = [
        .portrait: .portrait, .portraitUpsideDown: .portraitUpsideDown, .landscapeLeft: .landscapeRight,
        .landscapeRight: .landscapeLeft,
      ]
      turned = newValue
      guard let position = positions[newValue] else { return }
      XCUIApplication().use(at: nil) { try await $0.device.rotate(to: position) }
    }
  }

  /// Whether the device is set to a light or a dark interface.
  public var appearance: Appearance = .unspecified {
    didSet {
      let scheme: LaunchOptions.ColorScheme = appearance == .dark ? .dark : .light
      XCUIApplication().use(at: nil) { try await $0.device.setAppearance(scheme) }
    }
  }

  /// Presses a button: the home button sends the app to the background, from where it comes back at its next use.
  public func press(_ button: Button) {
    switch button {
    case .home: XCUIApplication().use(at: nil) { try await $0.device.enterBackgroundAndReturn() }
    }
  }
}
