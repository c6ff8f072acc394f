import Foundation
import TreeFormat

extension RunningApp {
  /// The color scheme that the app says in its `Info.plist` to be shown in always; `nil` where it follows the device.
  private static let fixedColorScheme: LaunchOptions.ColorScheme? = {
    switch Bundle.main.object(forInfoDictionaryKey: "UIUserInterfaceStyle") as? String {
    case "Dark": .dark
    case "Light": .light
    default: nil
    }
  }()

  /// The color scheme that the app is shown in.
  package var colorScheme: LaunchOptions.ColorScheme { Self.fixedColorScheme ?? environment.colorScheme }
}
