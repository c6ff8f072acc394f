import CLouis
import Synchronization

/// Writes text in braille, and reads it back.
///
///     let translator = try BrailleTranslator(BrailleTable(language: "en", grade: .contracted))
///     String(translator.translate("Bailey").cells)   // "⠠⠃⠁⠊⠇⠑⠽"
public struct BrailleTranslator: Hashable, Sendable {
  /// The braille that is written.
  public let table: BrailleTable

  /// The library has one cache for the whole process, which one thread alone may use.
  private static let library = Mutex(())

  /// Makes a translator.
  ///
  /// - Throws: `BrailleError` with code `noTable` where the table is not installed.
  public init(_ table: BrailleTable) throws(BrailleError) {
    self.table = table
    let isThere = Self.library.withLock { _ in
      // It would write on the error output what `BrailleError` says better.
      lou_setLogLevel(LOU_LOG_OFF)
      return lou_checkTable(table.file) != 0
    }
    if !isThere { throw BrailleError(.noTable, table.file) }
  }

  /// Writes text in braille.
  ///
  /// - Parameters:
  ///   - text: the text; what has no braille is left out.
  ///   - cursor: the Unicode scalar whose word is written out even where words are contracted.
  /// - Returns: the cells, with the ways between them and the letters.
  /// - Complexity: O(n).
  public func translate(_ text: String, cursor: Int? = nil) -> BrailleText {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { return BrailleText(cells: [], cellOfScalar: [], scalarOfCell: []) }
    var mode = dotsIO.rawValue | ucBrl.rawValue | noUndefined.rawValue
    if cursor != nil { mode |= compbrlAtCursor.rawValue }
    var input = scalars.map { widechar($0.value) }
    var capacity = max(64, scalars.count * 4)
    for _ in 0..<6 {
      var length = Int32(input.count)
      var output = [widechar](repeating: 0, count: capacity)
      var written = Int32(capacity)
      var cells = [Int32](repeating: 0, count: input.count + 1)
      var letters = [Int32](repeating: 0, count: capacity + 1)
      var place = Int32(clamping: cursor ?? -1)
      let status = Self.library.withLock { _ in
        withUnsafeMutablePointer(to: &place) { place in
          lou_translate(
            table.file, &input, &length, &output, &written, nil, nil, &cells, &letters,
            cursor == nil ? nil : place, Int32(mode))
        }
      }
      guard status != 0 else { break }
      guard Int(length) == input.count else {
        // There was no space for all of it.
        capacity *= 2
        continue
      }
      let count = Int(written)
      let characters = output.prefix(count).map { Character(Unicode.Scalar($0) ?? "\u{2800}") }
      let last = max(count - 1, 0)
      return BrailleText(
        cells: characters,
        cellOfScalar: cells.prefix(input.count).map { min(max(Int($0), 0), last) },
        scalarOfCell: letters.prefix(count).map { min(max(Int($0), 0), input.count - 1) })
    }
    return BrailleText(
      cells: [], cellOfScalar: scalars.map { _ in 0 }, scalarOfCell: [])
  }

  /// Reads braille; `nil` where it makes no sense.
  ///
  /// - Complexity: O(n).
  public func text(of cells: String) -> String? {
    var input = cells.unicodeScalars.map { widechar($0.value) }
    var length = Int32(input.count)
    var output = [widechar](repeating: 0, count: input.count * 16 + 64)
    var written = Int32(output.count)
    let status = Self.library.withLock { _ in
      lou_backTranslate(
        table.file, &input, &length, &output, &written, nil, nil, nil, nil, nil,
        Int32(noUndefined.rawValue))
    }
    guard status != 0, Int(length) == input.count else { return nil }
    let scalars = output.prefix(Int(written)).compactMap { Unicode.Scalar($0) }
    return String(String.UnicodeScalarView(scalars))
  }
}
