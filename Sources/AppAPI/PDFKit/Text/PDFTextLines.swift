import CoreGraphics
import Foundation

/// A line of a page.
struct PDFLine: Hashable {
  var text: String
  var rect: CGRect
}

/// Lines that follow each other as one.
struct PDFParagraph: Hashable {
  var lines: [PDFLine]

  /// Its words; a word that was divided at the end of a line is put together again.
  var text: String {
    lines.dropFirst().reduce(lines.first?.text ?? "") { whole, line in
      if whole.hasSuffix("\u{AD}") { return whole.dropLast() + line.text }
      return whole + " " + line.text
    }
  }
  /// The rectangle around its lines.
  var rect: CGRect { lines.dropFirst().reduce(lines.first?.rect ?? .zero) { $0.union($1.rect) } }
}

/// Makes lines and paragraphs of characters by where they stand.
enum PDFTextLines {
  /// The lines of characters, in the order in which a document draws them.
  ///
  /// - Complexity: O(n) in the number of characters.
  static func lines(_ glyphs: [PDFGlyph]) -> [PDFLine] {
    var lines: [PDFLine] = []
    var size: CGFloat = 0
    for glyph in glyphs {
      let isBlank = glyph.text.allSatisfy(\.isWhitespace)
      guard var line = lines.last, abs(line.rect.minY - glyph.rect.minY) < max(size, glyph.rect.height) / 2,
        glyph.rect.minX > line.rect.minX - 1
      else {
        if !isBlank {
          lines.append(PDFLine(text: glyph.letters, rect: glyph.rect))
          size = glyph.rect.height
        }
        continue
      }
      let gap = glyph.rect.minX - line.rect.maxX
      if isBlank || (gap > glyph.rect.height / 5 && !line.text.hasSuffix(" ")) {
        if !line.text.hasSuffix(" ") { line.text += " " }
      }
      if !isBlank {
        line.text += glyph.letters
        line.rect = line.rect.union(glyph.rect)
        size = max(size, glyph.rect.height)
      }
      lines[lines.count - 1] = line
    }
    return lines.map { PDFLine(text: $0.text.trimmingCharacters(in: .whitespaces), rect: $0.rect) }
      .filter { !$0.text.isEmpty }
  }

  /// Lines that are as large as, begin where, and follow as close as those of a paragraph do.
  static func paragraphs(_ lines: [PDFLine]) -> [PDFParagraph] {
    var paragraphs: [PDFParagraph] = []
    for line in lines {
      guard let last = paragraphs.last?.lines.last else {
        paragraphs.append(PDFParagraph(lines: [line]))
        continue
      }
      let isAsLarge = abs(last.rect.height - line.rect.height) < last.rect.height / 5
      let distance = last.rect.minY - line.rect.minY
      let isBelow = distance > 0 && distance < last.rect.height * 1.6
      let beginsThere = abs(last.rect.minX - line.rect.minX) < last.rect.height * 2
      if isAsLarge, isBelow, beginsThere {
        paragraphs[paragraphs.count - 1].lines.append(line)
      } else {
        paragraphs.append(PDFParagraph(lines: [line]))
      }
    }
    return paragraphs
  }
}
