import AccessibilityModel
import AppHost
import EarshotSession
import TreeFormat
import UIKit

@_exported import enum UIKit.UIInterfaceOrientation

/// The device that the app runs on, in the hands of a test: its position, the person's settings and what it makes felt.
@MainActor
public struct DeviceDriver {
  let screen: Screen

  /// What the app let people feel since it began, by name, such as `success` or `impact light`.
  ///
  ///     #expect(screen.device.haptics == ["selection"])
  public var haptics: [String] { screen.host[AppHaptics.self].entries.map(\.name) }

  /// The short sounds that the app played since it began, each by the name of its file or its number in the system.
  ///
  ///     #expect(screen.device.sounds == ["bark.wav"])
  public var sounds: [String] { screen.host[AppSounds.self].entries.map(\.name) }

  /// Turns the device; an app that does not follow in that position stays as it is.
  ///
  /// - Parameter orientation: The position in which the interface is to be shown.
  /// - Returns: True where the app followed.
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation) async throws -> Bool {
    var followed = false
    try await screen.doing {
      followed = screen.host.withApp { UIDevice.current.turn(to: orientation) }
      screen.records += try await screen.session.wait(.zero)
    }
    return followed
  }

  /// Sends the app to the background, as the gesture at the lower edge does, and brings it back.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func enterBackgroundAndReturn() async throws {
    try await screen.doing {
      screen.host.withApp { UIApplication.shared.goHome() }
      screen.records += try await screen.session.wait(.zero)
      screen.host.withApp { UIApplication.shared.comeBack() }
      screen.records += try await screen.session.wait(.zero)
    }
  }

  /// Turns a setting of the person's on or off, and tells the app where that changes it.
  ///
  ///     try await screen.device.turn(.reduceMotion, on: true)
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func turn(_ setting: Screen.Setting, on isOn: Bool) async throws {
    guard let setting = AccessibilitySetting(rawValue: setting.rawValue) else { return }
    screen.host.turn(setting, on: isOn)
    try await screen.advance(by: .zero)
  }

  /// Changes the text size while the app runs, as a person does in the settings.
  ///
  ///     try await screen.device.setTextSize(.accessibility3)
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func setTextSize(_ size: Screen.TextSize) async throws {
    try await change(EnvironmentChange(textSize: size.rawValue))
  }

  /// Changes between light and dark while the app runs.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func setAppearance(_ appearance: LaunchOptions.ColorScheme) async throws {
    try await change(EnvironmentChange(colorScheme: appearance))
  }

  private func change(_ change: EnvironmentChange) async throws {
    try await screen.doing { screen.records += try await screen.session.change(change) ?? [] }
  }
}

extension Screen {
  /// The device that the app runs on.
  public var device: DeviceDriver { DeviceDriver(screen: self) }
}
