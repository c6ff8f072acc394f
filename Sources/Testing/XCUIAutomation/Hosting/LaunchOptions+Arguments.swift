import EarshotTesting
import Foundation
import UIKit

extension LaunchOptions {
  /// The options after the launch arguments by which tests choose language, region and text size.
  ///
  /// - Parameter arguments: Names with a dash, each before its value, as user defaults read them:
  ///   `-AppleLanguages (de)`, `-AppleLocale de_DE`, `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryXXL`.
  /// - Returns: The options.
  func following(_ arguments: [String]) -> LaunchOptions {
    var options = self
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.first else { break }
      switch name {
      case "-AppleLanguages":
        let first = value.split { "()\", ".contains($0) }.first.map(String.init) ?? value
        options.use(language: first)
      case "-AppleLocale": options.locale = value
      case "-UIPreferredContentSizeCategoryName":
        guard let size = Self.textSize(ofCategory: value) else { continue }
        options.textSize = size
      default: continue
      }
      rest = rest.dropFirst()
    }
    return options
  }

  /// The text size of a content size category by its raw value.
  private static func textSize(ofCategory name: String) -> String? {
    let prefix = "UICTContentSizeCategory"
    guard name.hasPrefix(prefix) else { return nil }
    return categories[String(name.dropFirst(prefix.count))]
  }

  private static let categories = [
    "XS": "xSmall", "S": "small", "M": "medium", "L": "large", "XL": "xLarge", "XXL": "xxLarge",
    "XXXL": "xxxLarge",
    "AccessibilityM": "accessibility1", "AccessibilityL": "accessibility2",
    "AccessibilityXL": "accessibility3",
    "AccessibilityXXL": "accessibility4", "AccessibilityXXXL": "accessibility5",
  ]
}
