import AccessibilityModel
import Typography

/// A text in a definite environment: what is shown and what is heard of it.
struct ResolvedText: Equatable {
  /// An address that words of a text lead to.
  struct TextLink: Equatable {
    var words: SpokenText
    var destination: URL
    /// Which link of its part it is, so that neighbours stay apart.
    var number: Int
  }

  /// How a run is drawn beyond its font.
  struct RunStyle: Equatable {
    var foregroundStyles: ForegroundStyles?
    var isUnderlined = false
    var isStruckThrough = false
    var background: Color?
    var isLink = false
    /// The picture that stands in place of the run.
    var image: Image?
  }

  var runs: [TextRun] = []
  /// How runs are drawn, by their numbers; what is not there is drawn as the place says.
  var runStyles: [Int: RunStyle] = [:]
  /// The style whose size the first run follows; `nil` for letters of a fixed size.
  var style: TextStyle?
  var spoken = SpokenText("")
  /// What is heard: the words, or what is said in place of them.
  var heard = SpokenText("")
  /// Where words lead to, in the order of the words.
  var links: [TextLink] = []
  var headingLevel: Int?
  /// When the words change by themselves.
  var nextChange: Date?
  /// True where words follow the time.
  var followsTime = false
}

extension Text {
  /// The text as an environment makes it definite.
  func resolved(in environment: EnvironmentValues) -> ResolvedText {
    var resolver = TextResolver(environment)
    resolver.append(self, TextAttributes(environment: environment))
    resolver.text.headingLevel = style.headingLevel
    return resolver.text
  }

  /// The words in an environment, without attributes.
  func string(in environment: EnvironmentValues) -> String {
    resolved(in: environment).spoken.string
  }
}
