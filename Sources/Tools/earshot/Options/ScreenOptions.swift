import ArgumentParser
import TreeFormat

/// The device that an app is shown on.
struct ScreenOptions: ParsableArguments {
  @Option(help: ArgumentHelp("xSmall to xxxLarge, accessibility1 to accessibility5.", valueName: "size"))
  var textSize = TextSizeName(argument: "large")

  @OptionGroup(title: "Screen") var device: DeviceOptions

  mutating func validate() throws {
    try textSize.validate()
  }

  /// What the app is told of the device.
  var launch: LaunchOptions {
    var launch = device.launch
    launch.textSize = textSize.name
    return launch
  }
}
