import AppResources
import Foundation

/// A part of a localized text with the marks around it: words, or the place of a value.
package struct RichPiece: Hashable, Sendable {
  /// What stands there.
  package var content: StringSegment
  /// How it is meant.
  package var intent: InlinePresentationIntent = []
  /// The address it leads to.
  package var destination: String?
  /// Which link of the text it belongs to, from 1; 0 where it leads nowhere.
  package var link = 0
  /// Which group of words that agree with a number it belongs to, from 1; 0 where it belongs to none.
  package var agreement = 0

  /// Reads the marks of a text that was cut at its values; the values themselves are never read as marks.
  ///
  /// - Parameters:
  ///   - pieces: The text.
  ///   - words: The words of a value that stands inside an address.
  /// - Returns: The same text in order, with its marks.
  package static func pieces(
    of pieces: [StringSegment], words: (Int, _ specifier: String) -> String
  ) -> [RichPiece] {
    var text = ""
    var places: [(position: Int, specifier: String)] = []
    for piece in pieces {
      switch piece {
      case .text(let words): text += words
      case .argument(let position, let specifier):
        text.unicodeScalars.append(Sign.place(places.count))
        places.append((position, specifier))
      }
    }
    var result: [RichPiece] = []
    var agreement = 0
    var groups = 0
    for run in MarkdownRun.runs(of: Sign.markingAgreements(in: text)) {
      var piece = RichPiece(content: .text(""), intent: run.intent, link: run.link)
      piece.destination = run.destination.map { address in
        Sign.filling(address) {
          places.indices.contains($0) ? words(places[$0].position, places[$0].specifier) : ""
        }
      }
      var literal = String.UnicodeScalarView()
      func flush() {
        guard !literal.isEmpty else { return }
        piece.content = .text(String(literal))
        piece.agreement = agreement
        result.append(piece)
        literal = String.UnicodeScalarView()
      }
      for scalar in run.text.unicodeScalars {
        if let index = Sign.index(ofPlace: scalar), places.indices.contains(index) {
          flush()
          piece.content = .argument(places[index].position, specifier: places[index].specifier)
          piece.agreement = agreement
          result.append(piece)
        } else if scalar == Sign.begin || scalar == Sign.end {
          flush()
          groups += scalar == Sign.begin ? 1 : 0
          agreement = scalar == Sign.begin ? groups : 0
        } else {
          literal.append(scalar)
        }
      }
      flush()
    }
    return result
  }
}

/// Characters of no meaning of their own that stand for places and groups while marks are read.
private enum Sign {
  /// Where words that agree with a number begin, and where they end.
  static let begin: Unicode.Scalar = "\u{10F000}"
  static let end: Unicode.Scalar = "\u{10F001}"

  static func place(_ index: Int) -> Unicode.Scalar {
    Unicode.Scalar(0xF0000 + UInt32(index % 0xFFFD)) ?? end
  }

  static func index(ofPlace scalar: Unicode.Scalar) -> Int? {
    (0xF0000..<0xFFFFD).contains(scalar.value) ? Int(scalar.value) - 0xF0000 : nil
  }

  /// Puts words into the places of an address.
  static func filling(_ text: String, _ words: (Int) -> String) -> String {
    guard text.unicodeScalars.contains(where: { index(ofPlace: $0) != nil }) else { return text }
    return text.unicodeScalars.map { scalar in index(ofPlace: scalar).map(words) ?? String(scalar) }.joined()
  }

  /// Puts signs in place of `^[` and `](inflect: true)`.
  static func markingAgreements(in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "^["), let close = rest[start.upperBound...].range(of: "]("),
      let end = rest[close.upperBound...].firstIndex(of: ")")
    {
      let wish = rest[close.upperBound..<end].filter { !$0.isWhitespace }
      result += rest[..<start.lowerBound]
      let inner = rest[start.upperBound..<close.lowerBound]
      result += wish.contains("inflect:true") ? "\(begin)\(inner)\(Self.end)" : "\(inner)"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
