import Foundation
import TreeFormat

extension RunningApp {
  /// The color scheme that the app is shown in: that of the device, unless its `Info.plist` names one for always.
  package var colorScheme: LaunchOptions.ColorScheme { fixedColorScheme ?? environment.colorScheme }

  /// The color scheme that the property list beside an app's resources names.
  ///
  /// - Parameter folders: Paths of folders, the app's own first.
  /// - Returns: The scheme; `nil` where the app follows the device.
  static func fixedColorScheme(in folders: [String]) -> LaunchOptions.ColorScheme? {
    for folder in folders {
      guard let data = FileManager.default.contents(atPath: "\(folder)/Info.plist"),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      else { continue }
      switch list["UIUserInterfaceStyle"] as? String {
      case "Dark": return .dark
      case "Light": return .light
      default: break
      }
    }
    return nil
  }
}
