/// Cells that a person types, becoming text word by word.
///
///     var typed = TypedBraille(translator)
///     typed.take(dots: 0x03)   // .init(deletions: 0, text: "b") in uncontracted braille
///
/// Uncontracted, each cell is text as soon as it can be read; contracted, a word is text when a blank ends it, as its
/// cells mean nothing sooner. What cannot be read becomes text where later cells make sense of it.
public struct TypedBraille: Hashable, Sendable {
  /// What a cell changes in the text.
  public struct Change: Hashable, Sendable {
    /// Characters before the insertion point that are taken away, as later cells made something else of them.
    public var deletions: Int
    /// What is typed then.
    public var text: String

    /// Makes a change.
    public init(deletions: Int = 0, text: String) {
      self.deletions = deletions
      self.text = text
    }
  }

  private let translator: BrailleTranslator
  /// The cells of the word that is being typed.
  private var cells = ""
  /// What was typed of that word already.
  private var text = ""

  /// Begins with nothing typed.
  public init(_ translator: BrailleTranslator) {
    self.translator = translator
  }

  /// Takes a cell.
  ///
  /// - Parameter dots: Its dots, dot 1 lowest; none for a blank.
  /// - Returns: what changes in the text; `nil` where nothing does yet.
  public mutating func take(dots: UInt8) -> Change? {
    guard dots != 0 else {
      let end = finish()
      return Change(deletions: end?.deletions ?? 0, text: (end?.text ?? "") + " ")
    }
    cells.unicodeScalars.append(Unicode.Scalar(0x2800 + UInt32(dots)) ?? "\u{2800}")
    return translator.table.grade == .contracted ? nil : change()
  }

  /// Ends the word, where the person goes elsewhere or does something else.
  ///
  /// - Returns: what of it was not text yet; `nil` where there is nothing.
  public mutating func finish() -> Change? {
    defer { (cells, text) = ("", "") }
    return change()
  }

  /// What makes the text what the cells say by now.
  private mutating func change() -> Change? {
    guard !cells.isEmpty, let read = translator.text(of: cells), read != text else { return nil }
    let shared = text.commonPrefix(with: read)
    let change = Change(deletions: text.count - shared.count, text: String(read.dropFirst(shared.count)))
    text = read
    return change
  }
}

extension String {
  /// What two texts begin with, character by character.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
