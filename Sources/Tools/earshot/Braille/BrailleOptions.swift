import ArgumentParser
import BrailleBridge
import EarshotSession

/// Whether, and how, what is heard stands on a braille display.
struct BrailleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Also as a braille display of so many cells shows it, such as 40.", valueName: "cells")
  )
  var braille: Int?

  @Option(help: ArgumentHelp("The language of the braille, such as en or de.", valueName: "language"))
  var brailleLanguage: String?

  @Flag(help: "Contracted braille.")
  var contracted = false

  @Flag(help: "Let the first cell tell of the element, and of what does not fit.")
  var statusCell = false

  mutating func validate() throws {
    guard let braille else { return }
    guard (2...200).contains(braille) else {
      throw ValidationError("No braille display has \(braille) cells. --braille is 2 to 200, such as 40.")
    }
  }

  /// What writes braille; `nil` where none was asked for.
  ///
  /// - Parameter person: what the person set up, where the options say nothing.
  /// - Returns: the writer.
  /// - Throws: `BrailleError` where there is no braille of the language.
  func writer(_ person: UserSettings) throws -> BrailleWriter? {
    guard let braille = braille ?? person.brailleCells else { return nil }
    return BrailleWriter(
      translator: try translator(person), display: BrailleDisplay(cells: braille, hasStatus: statusCell))
  }

  /// Who writes the braille that was asked for.
  ///
  /// - Parameter person: what the person set up, where the options say nothing.
  /// - Returns: the translator.
  /// - Throws: `BrailleError` where there is no braille of the language.
  func translator(_ person: UserSettings) throws -> BrailleTranslator {
    let isContracted = contracted || person.isContracted
    return try BrailleTranslator(
      BrailleTable(
        language: brailleLanguage ?? person.brailleLanguage,
        grade: isContracted ? .contracted : .uncontracted))
  }
}
