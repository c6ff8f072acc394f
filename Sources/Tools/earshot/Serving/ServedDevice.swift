import AccessibilityModel
import EarshotSession
import TreeFormat
import VoiceOverEngine

/// How the device in the page is set up, as far as the app has to start anew for it.
struct ServedDevice {
  /// What the app is told at its start.
  var launch: LaunchOptions
  /// The language VoiceOver speaks.
  var language: String
  private var name: String?

  /// Takes the device of the command line.
  init(_ launch: LaunchOptions, language: String) {
    self.launch = launch
    self.language = language
    name = launch.chosenDevice?.name
  }

  /// How it is set up, by the names of the command line's options.
  var settings: [String: String] {
    [
      "device": name ?? "", "language": language,
      "landscape": launch.screenSize.width > launch.screenSize.height ? "on" : "off",
      "rightToLeft": launch.layoutDirection == .rightToLeft ? "on" : "off",
      "contrast": launch.settings["darkerSystemColors"] == true ? "on" : "off",
      "boldText": launch.settings["boldText"] == true ? "on" : "off",
      "reduceMotion": launch.settings["reduceMotion"] == true ? "on" : "off",
      "textSize": launch.textSize, "appearance": launch.colorScheme == .dark ? "dark" : "light",
    ]
  }

  /// Takes over what the page set; what it does not name stays.
  mutating func take(_ settings: [String: String]) {
    if let name = settings["device"], let device = Device(named: name) { use(device) }
    if let wanted = settings["landscape"], (wanted == "on") != (self.settings["landscape"] == "on") {
      turn()
    }
    if let wanted = settings["rightToLeft"] {
      launch.layoutDirection = wanted == "on" ? .rightToLeft : .leftToRight
    }
    if let wanted = settings["language"], Dialect.languages.contains(wanted) {
      language = wanted
      launch.use(language: wanted, appLanguage: nil)
      launch.speechLanguage = wanted
    }
    for (key, name) in [
      "contrast": "darkerSystemColors", "boldText": "boldText", "reduceMotion": "reduceMotion",
    ] {
      if let wanted = settings[key] { launch.settings[name] = wanted == "on" }
    }
    if let size = settings["textSize"], LaunchOptions.textSizes.contains(size) { launch.textSize = size }
    if let appearance = settings["appearance"] { launch.colorScheme = appearance == "dark" ? .dark : .light }
  }

  private mutating func use(_ device: Device) {
    let lies = launch.screenSize.width > launch.screenSize.height
    let other = LaunchOptions(device: device, orientation: lies ? .landscapeLeft : .portrait)
    launch.screenSize = other.screenSize
    launch.displayScale = other.displayScale
    launch.platform = other.platform
    name = device.name
  }

  private mutating func turn() {
    launch.screenSize = Size(width: launch.screenSize.height, height: launch.screenSize.width)
  }
}
