@_exported import Foundation

/// A language that texts are written in.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// Its code, such as `en` or `zh-Hant`.
  public let rawValue: String

  /// Makes a language of a code.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a language of a code.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension NLLanguage {
  /// None that is known.
  public static let undetermined = NLLanguage("und")
  /// Languages from Amharic to Bulgarian.
  public static let amharic = NLLanguage("am"), arabic = NLLanguage("ar"), armenian = NLLanguage("hy")
  /// Languages from Bengali to Catalan.
  public static let bengali = NLLanguage("bn"), bulgarian = NLLanguage("bg"), burmese = NLLanguage("my")
  /// Languages from Catalan to Croatian.
  public static let catalan = NLLanguage("ca"), cherokee = NLLanguage("chr"), croatian = NLLanguage("hr")
  /// Languages from Czech to English.
  public static let czech = NLLanguage("cs"), danish = NLLanguage("da"), dutch = NLLanguage("nl")
  /// Languages from English to French.
  public static let english = NLLanguage("en"), finnish = NLLanguage("fi"), french = NLLanguage("fr")
  /// Languages from Georgian to Greek.
  public static let georgian = NLLanguage("ka"), german = NLLanguage("de"), greek = NLLanguage("el")
  /// Languages from Gujarati to Hindi.
  public static let gujarati = NLLanguage("gu"), hebrew = NLLanguage("he"), hindi = NLLanguage("hi")
  /// Languages from Hungarian to Indonesian.
  public static let hungarian = NLLanguage("hu"), icelandic = NLLanguage("is"), indonesian = NLLanguage("id")
  /// Languages from Italian to Kannada.
  public static let italian = NLLanguage("it"), japanese = NLLanguage("ja"), kannada = NLLanguage("kn")
  /// Languages from Kazakh to Korean.
  public static let kazakh = NLLanguage("kk"), khmer = NLLanguage("km"), korean = NLLanguage("ko")
  /// Languages from Lao to Malayalam.
  public static let lao = NLLanguage("lo"), malay = NLLanguage("ms"), malayalam = NLLanguage("ml")
  /// Languages from Marathi to Norwegian.
  public static let marathi = NLLanguage("mr"), mongolian = NLLanguage("mn"), norwegian = NLLanguage("nb")
  /// Languages from Oriya to Polish.
  public static let oriya = NLLanguage("or"), persian = NLLanguage("fa"), polish = NLLanguage("pl")
  /// Languages from Portuguese to Romanian.
  public static let portuguese = NLLanguage("pt"), punjabi = NLLanguage("pa"), romanian = NLLanguage("ro")
  /// Languages from Russian to Sinhalese.
  public static let russian = NLLanguage("ru"), simplifiedChinese = NLLanguage("zh-Hans")
  /// Languages from Sinhalese to Spanish.
  public static let sinhalese = NLLanguage("si"), slovak = NLLanguage("sk"), spanish = NLLanguage("es")
  /// Languages from Swedish to Telugu.
  public static let swedish = NLLanguage("sv"), tamil = NLLanguage("ta"), telugu = NLLanguage("te")
  /// Languages from Thai to Turkish.
  public static let thai = NLLanguage("th"), tibetan = NLLanguage("bo"),
    traditionalChinese = NLLanguage("zh-Hant")
  /// Languages from Turkish to Vietnamese.
  public static let turkish = NLLanguage("tr"), ukrainian = NLLanguage("uk"), urdu = NLLanguage("ur")
  /// What is spoken in Hanoi.
  public static let vietnamese = NLLanguage("vi")
}
