import Foundation
import FoundationAdditions

/// The text of an HTML document with the attributes that its elements ask for.
struct HTMLText {
  /// The text; each paragraph ends in a line feed.
  let result = NSMutableAttributedString(string: "")

  private let base: [NSAttributedString.Key: Any]
  /// The elements that are open, from the outermost to the innermost.
  private var open: [(name: String, attributes: [String: String])] = []
  /// The numbers of the last entries of the lists that are open.
  private var counts: [Int] = []

  private static let blocks: Set = [
    "p", "div", "li", "ul", "ol", "tr", "table", "section", "article", "blockquote", "h1", "h2", "h3", "h4",
    "h5", "h6", "header", "footer", "main", "nav", "hr", "pre",
  ]
  private static let empty: Set = ["br", "hr", "img", "meta", "link", "input"]
  private static let headings = ["h1": 24.0, "h2": 18.0, "h3": 14.0, "h4": 12.0, "h5": 10.0, "h6": 8.0]

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - html: The document.
  ///   - base: Attributes for text of which it says nothing.
  init(_ html: String, base: [NSAttributedString.Key: Any]) {
    self.base = base
    for token in HTMLToken.tokens(of: html) {
      switch token {
      case .text(let text): add(text)
      case .start(let name, let attributes): begin(name, attributes)
      case .end(let name): end(name)
      }
    }
  }

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    if Self.blocks.contains(name) { breakLine() }
    switch name {
    case "br": append("\n")
    case "ol", "ul": counts.append(0)
    case "li":
      if !counts.isEmpty { counts[counts.count - 1] += 1 }
      let isNumbered = open.last { ["ol", "ul"].contains($0.name) }?.name == "ol"
      append(isNumbered ? "\t\(counts.last ?? 1).\t" : "\t•\t")
    default: break
    }
    if !Self.empty.contains(name) { open.append((name, attributes)) }
  }

  private mutating func end(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }) else { return }
    if Self.blocks.contains(name) { breakLine() }
    open.removeSubrange(index...)
    if ["ol", "ul"].contains(name), !counts.isEmpty { counts.removeLast() }
  }

  private mutating func add(_ text: String) {
    guard !open.contains(where: { ["head", "script", "style", "title"].contains($0.name) }) else { return }
    guard !open.contains(where: { $0.name == "pre" }) else { return append(text) }
    var words = text.split(whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" }).joined(separator: " ")
    let isAtStart = result.length == 0 || result.string.last.map { "\n\t ".contains($0) } == true
    if words.isEmpty {
      if !isAtStart, !text.isEmpty { append(" ") }
      return
    }
    if text.first?.isWhitespace == true, !isAtStart { words = " " + words }
    if text.last?.isWhitespace == true { words += " " }
    append(words)
  }

  private func breakLine() {
    while result.string.last == " " {
      result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
    }
    if result.length > 0, result.string.last != "\n" { append("\n") }
  }

  private func append(_ text: String) {
    result.append(NSAttributedString(string: text, attributes: attributes))
  }

  /// The attributes for text in the elements that are open.
  private var attributes: [NSAttributedString.Key: Any] {
    var values = base
    var size = (base[.font] as? UIFont)?.pointSize ?? 12
    var traits: UIFontDescriptor.SymbolicTraits = []
    for (name, attributes) in open {
      switch name {
      case "b", "strong": traits.insert(.traitBold)
      case "i", "em": traits.insert(.traitItalic)
      case "u": values[.underlineStyle] = NSUnderlineStyle.single.rawValue
      case "s", "del": values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
      case "a": if let place = attributes["href"] { values[.link] = URL(string: place) ?? place as Any }
      default:
        guard let heading = Self.headings[name] else { continue }
        size = heading
        traits.insert(.traitBold)
      }
    }
    guard traits != [] || values[.font] == nil else { return values }
    let font = (base[.font] as? UIFont ?? .systemFont(ofSize: size)).withSize(size)
    values[.font] =
      font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? font
    return values
  }
}
