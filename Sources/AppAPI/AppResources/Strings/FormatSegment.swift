/// A part of a printf format: words, a place for a value, or a place for words of a catalog's own.
package enum FormatSegment: Hashable, Sendable {
  /// Words as they are.
  case text(String)
  /// A value: the position it names, from 0, and how it is written, for example `%.1f`.
  case argument(Int?, specifier: String)
  /// Words that the catalog chooses by a value: the position it names, from 0, and their name.
  case variable(Int?, name: String)

  /// Cuts a format into its parts.
  ///
  ///     FormatSegment.parse("%1$@ has %#@dogs@")   // .argument(0, "%@"), .text(" has "), .variable(nil, "dogs")
  ///
  /// A percent sign that begins no place is kept as it is.
  /// - Complexity: O(n) in the length of the format.
  package static func parse(_ format: String) -> [FormatSegment] {
    var segments: [FormatSegment] = []
    var words = ""
    var rest = format[...]
    while let sign = rest.firstIndex(of: "%") {
      words += rest[..<sign]
      rest = rest[sign...]
      if rest.hasPrefix("%%") {
        words += "%"
        rest = rest.dropFirst(2)
      } else if let (segment, length) = place(at: rest) {
        if !words.isEmpty { segments.append(.text(words)) }
        words = ""
        segments.append(segment)
        rest = rest.dropFirst(length)
      } else {
        words += "%"
        rest = rest.dropFirst()
      }
    }
    words += rest
    if !words.isEmpty { segments.append(.text(words)) }
    return segments
  }

  /// The place that a text begins with, and its length.
  private static func place(at text: Substring) -> (FormatSegment, length: Int)? {
    var rest = text.dropFirst()
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      let end = rest.dropFirst(2 + name.count)
      guard !name.isEmpty, end.first == "@" else { return nil }
      return (.variable(position, name: String(name)), text.count - end.count + 1)
    }
    let manner = rest.prefix { "+-#0123456789.'*".contains($0) }
    rest = rest.dropFirst(manner.count)
    let size = rest.prefix { "hlqLzjt".contains($0) }
    rest = rest.dropFirst(size.count)
    guard let kind = rest.first, "@diouxXeEfFgGaAcsS".contains(kind) else { return nil }
    return (.argument(position, specifier: "%\(manner)\(size)\(kind)"), text.count - rest.count + 1)
  }
}
