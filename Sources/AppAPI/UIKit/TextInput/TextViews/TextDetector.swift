import Foundation

/// Finds addresses and telephone numbers in a text that says nothing of links.
enum TextDetector {
  /// A stretch of the text, and where it leads.
  struct Find {
    let range: NSRange
    let url: URL
  }

  /// What stands in a text, in order; where two overlap, the one that begins first.
  static func finds(in text: String, _ types: UIDataDetectorTypes) -> [Find] {
    var found: [Find] = []
    if types.contains(.link) {
      found += finds(of: page, in: text) { words in
        URL(string: words.lowercased().hasPrefix("http") ? words : "http://" + words)
      }
      found += finds(of: mail, in: text) { URL(string: "mailto:" + $0) }
    }
    if types.contains(.phoneNumber) {
      found += finds(of: phone, in: text) { words in
        let digits = words.filter { $0.isNumber || $0 == "+" }
        return (7...16).contains(digits.count) ? URL(string: "tel:" + digits) : nil
      }
    }
    var end = 0
    return found.sorted { ($0.range.location, -$0.range.length) < ($1.range.location, -$1.range.length) }
      .filter { find in
        guard find.range.location >= end else { return false }
        end = find.range.end
        return true
      }
  }

  private static let page = expression(
    #"(?:https?://[^\s<>"]+|(?<![@\w.-])(?:www\.|(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|edu|gov|info)\b)"#
      + #"[^\s<>"@]*)"#)
  private static let mail = expression(#"[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}"#)
  private static let phone = expression(#"(?<![\w.+])\+?\(?\d[\d ().\u00A0-]{5,}\d(?![\w])"#)

  private static func expression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }

  private static func finds(
    of expression: NSRegularExpression?, in text: String, _ url: (String) -> URL?
  ) -> [Find] {
    let whole = NSRange(location: 0, length: text.utf16.count)
    let words = NSString(string: text)
    return expression?.matches(in: text, options: [], range: whole).compactMap { match in
      var range = match.range
      // A stop at the end of a sentence does not belong to an address.
      while range.length > 0, ".,;:!?)'…".contains(words.substring(with: range).last ?? " ") {
        range.length -= 1
      }
      return url(words.substring(with: range)).map { Find(range: range, url: $0) }
    } ?? []
  }
}
