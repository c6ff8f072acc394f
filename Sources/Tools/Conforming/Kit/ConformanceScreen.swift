import AccessibilityModel
import EarshotSession
import TreeFormat
import VoiceOverEngine

/// A screen that settles uncertain rules: what is set up, what is done on it, and which rules that tells about.
package struct ConformanceScreen: Hashable, Sendable {
  /// What the app is told to show, and what recordings call it.
  package let id: String
  /// The names of the uncertain rules that it settles.
  package let rules: [String]
  /// What differs from a new phone with VoiceOver on.
  package let setup: Setup
  /// What is done, a line of a drive script each; nothing is done before the first.
  package let script: Script

  /// What differs from a new phone with VoiceOver on.
  package struct Setup: Hashable, Sendable {
    /// True on a Mac.
    package var isMac = false
    /// True on a tablet.
    package var isTablet = false
    /// False where only what the script turns on is on.
    package var hasVoiceOver = true
    /// Name of the text size.
    package var textSize = LaunchOptions().textSize
    /// What the person set about technologies.
    package var settings = SettingChoices()

    /// Reads words with commas between them: `macos`, `ipad`, `no voiceover`, a text size, a setting and its value.
    ///
    /// - Parameter words: The words; `-` or nothing for a new phone.
    /// - Throws: `ConformanceError` for a word that is none of these.
    init(reading words: String) throws(ConformanceError) {
      for word in words.split(separator: ",").map(\.trimmingSpaces) where word != "-" {
        if let equals = word.firstIndex(of: "=") {
          let name = word[..<equals].trimmingSpaces
          guard let key = Self.settingKeys.first(where: { $0.name == name }),
            key.read(word[word.index(after: equals)...].trimmingSpaces, &settings)
          else { throw ConformanceError("\"\(word)\" is no setting that takes this. See settings.md.") }
          continue
        }
        switch word {
        case "macos": isMac = true
        case "ipad": isTablet = true
        case "no voiceover": hasVoiceOver = false
        case _ where Self.textSizes.contains(word): textSize = word
        default:
          throw ConformanceError("\"\(word)\" is no setup. Write macos, ipad, no voiceover, or a text size.")
        }
      }
    }

    private static let settingKeys = TechnologyList.all.flatMap { $0.namedSettings }

    private static let textSizes: Set<String> = [
      "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
      "accessibility2", "accessibility3", "accessibility4", "accessibility5",
    ]
  }

  /// What the app is told of the device.
  ///
  /// - Parameter rules: What is chosen for uncertain rules.
  /// - Returns: The options.
  func launch(_ rules: RuleChoices) -> LaunchOptions {
    var launch = LaunchOptions(textSize: setup.textSize, rules: rules)
    if setup.isMac { launch.platform = .macOS }
    if setup.isTablet {
      launch.platform = .iPadOS
      launch.screenSize = Size(width: 820, height: 1180)
    }
    return launch
  }

  /// The VoiceOver that is on.
  ///
  /// - Parameter rules: What is chosen for uncertain rules.
  /// - Returns: It as it is before it meets the screen; `nil` where none is on.
  func voiceOver(_ rules: RuleChoices) -> VoiceOver? {
    guard setup.hasVoiceOver else { return nil }
    var voiceOver = VoiceOver((setup.isMac ? Dialect.macOS : .iOS).following(rules))
    if !setup.isMac { voiceOver.statusBar = StatusBar(on: launch(rules)) }
    return voiceOver
  }
}

extension StringProtocol {
  /// The text without spaces around it.
  var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
