import Foundation

/// A tag of an HTML document, or the text between two.
package enum HTMLToken: Equatable, Sendable {
  /// The beginning of an element, with the attributes that it has.
  case start(name: String, attributes: [String: String])
  /// The end of an element.
  case end(name: String)
  /// Text, with its character references resolved.
  case text(String)

  /// Reads a document; what scripts and styles hold is no text.
  ///
  /// - Parameter html: The document, or a part of one; nothing in it is an error.
  /// - Returns: Its tokens, in their order.
  /// - Complexity: Linear in the length of the document.
  package static func tokens(of html: String) -> [HTMLToken] {
    var tokens: [HTMLToken] = []
    var rest = html[...]
    while let open = rest.firstIndex(of: "<") {
      add(rest[..<open], to: &tokens)
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        guard let end = rest.range(of: "-->") else { return tokens }
        rest = rest[end.upperBound...]
        continue
      }
      guard let close = rest.firstIndex(of: ">") else { return tokens }
      let tag = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      guard let token = token(of: tag) else { continue }
      tokens.append(token)
      if case .start(let name, _) = token, ["script", "style"].contains(name) {
        guard let end = rest.range(of: "</\(name)", options: .caseInsensitive) else { return tokens }
        rest = rest[end.lowerBound...]
      }
    }
    add(rest, to: &tokens)
    return tokens
  }

  private static func add(_ text: Substring, to tokens: inout [HTMLToken]) {
    if !text.isEmpty { tokens.append(.text(resolved(text))) }
  }

  private static func token(of tag: Substring) -> HTMLToken? {
    let isEnd = tag.first == "/"
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    guard !name.isEmpty else { return nil }
    return isEnd
      ? .end(name: name) : .start(name: name, attributes: attributes(of: tag.dropFirst(name.count)))
  }

  private static func attributes(of words: Substring) -> [String: String] {
    var values: [String: String] = [:]
    for match in words.matches(of: /([A-Za-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/) {
      values[match.1.lowercased()] = resolved(match.2 ?? match.3 ?? match.4 ?? "")
    }
    return values
  }

  /// Text with the characters that its references name.
  private static func resolved(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    return String(text).replacing(/&(#x[0-9A-Fa-f]+|#[0-9]+|[A-Za-z]+);/) { match in
      let name = match.1
      if name.hasPrefix("#") {
        let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        return number.flatMap(Unicode.Scalar.init).map { String($0) } ?? String(match.0)
      }
      return characters[String(name)] ?? String(match.0)
    }
  }

  private static let characters = [
    "nbsp": "\u{A0}", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&", "ndash": "–", "mdash": "—",
    "hellip": "…", "copy": "©", "reg": "®", "trade": "™", "euro": "€", "bull": "•", "middot": "·",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "times": "×",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
    "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
  ]
}
