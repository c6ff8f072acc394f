/// What was said in a talk with a model, in order.
///
///     let talk = LanguageModelSession(instructions: "Be kind.").transcript
///     talk.first?.description   // Instructions: Be kind.
public struct Transcript: Codable, Equatable, RandomAccessCollection, Sendable {
  /// One after another.
  private var entries: [Entry]

  /// Makes a talk in which nothing was said yet.
  public init() { entries = [] }

  /// Makes a talk of what was said.
  public init(entries: some Sequence<Entry>) { self.entries = Array(entries) }

  /// The place of what was said first.
  public var startIndex: Int { entries.startIndex }
  /// The place behind what was said last.
  public var endIndex: Int { entries.endIndex }

  /// What was said at a place.
  public subscript(index: Int) -> Entry {
    get { entries[index] }
    set { entries[index] = newValue }
  }
}
