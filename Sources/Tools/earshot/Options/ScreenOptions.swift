import ArgumentParser
import TreeFormat

/// The device that an app is shown on.
struct ScreenOptions: ParsableArguments {
  /// The names of the text sizes, small to large.
  static let textSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  @Option(help: ArgumentHelp("xSmall to xxxLarge, accessibility1 to accessibility5.", valueName: "size"))
  var textSize = "large"

  mutating func validate() throws {
    guard Self.textSizes.contains(textSize) else {
      throw ValidationError("No text size \(textSize). There are: \(Self.textSizes.joined(separator: ", ")).")
    }
  }

  /// What the app is told of the device.
  var launch: LaunchOptions { LaunchOptions(textSize: textSize) }
}
