/// Tells in which language a text is written that shares its script with others.
///
///     identifier.languages(of: "Das Wetter ist heute schön")   // [de: 0.97]
///
/// It is a value with a name, so that engines can be given one and depend on none; two of one name are the same.
/// - Source: Behaviour 7.1 SC5
public struct LanguageIdentifier: Hashable, Sendable {
  /// A language that a text may be in.
  public struct Guess: Hashable, Sendable {
    /// BCP 47 tag of the language.
    public var language: String
    /// How much speaks for it, 0 to 1.
    public var score: Double
    /// True where the identifier is sure of it.
    public var isReliable: Bool

    /// Makes a guess.
    public init(_ language: String, score: Double, isReliable: Bool) {
      self.language = language
      self.score = score
      self.isReliable = isReliable
    }
  }

  /// What it is called.
  public let name: String
  private let identify: @Sendable (String) -> [Guess]

  /// Makes an identifier.
  ///
  /// - Parameters:
  ///   - name: What it is called; another identifier has another name.
  ///   - identify: The languages that a text may be in, the likeliest first; the same for the same text.
  public init(name: String, identify: @escaping @Sendable (String) -> [Guess]) {
    self.name = name
    self.identify = identify
  }

  /// The languages that a text may be in, the likeliest first; none where nothing can be said.
  public func languages(of text: String) -> [Guess] { identify(text) }

  /// True where both have one name.
  public static func == (left: LanguageIdentifier, right: LanguageIdentifier) -> Bool {
    left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
