import Foundation
import UIKit

/// The text of a page, block by block; scripts and styles are left out.
struct WebPageText {
  /// A paragraph, a heading, an entry of a list.
  struct Block: Equatable {
    var text: String
    var traits: UIAccessibilityTraits
  }

  private(set) var title: String?
  private(set) var blocks: [Block] = []

  private static let blockTags: Set = [
    "p", "div", "li", "ul", "ol", "br", "tr", "td", "th", "section", "article", "body", "html", "head", "h1",
    "h2",
    "h3", "h4", "h5", "h6", "title", "table", "button", "blockquote", "a", "hr", "header", "footer", "main",
    "nav",
  ]
  private static let silentTags: Set = ["script", "style", "head"]

  private var text = ""
  private var traits: UIAccessibilityTraits = .staticText
  private var silentTag: String?

  init(_ html: String) {
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      if let silent = silentTag, silent != "head", !rest[start...].hasPrefix("</\(silent)") {
        rest = rest[rest.index(after: start)...]
        continue
      }
      add(rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else { break }
      take(tag: rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
    }
    add(rest)
    close()
  }

  private mutating func take(tag: Substring) {
    let isEnd = tag.first == "/"
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if let silent = silentTag, silent != "head" {
      if isEnd, name == silent { silentTag = nil }
      return
    }
    guard Self.blockTags.contains(name) || Self.silentTags.contains(name) else { return }
    if name == "title", isEnd { title = Self.words(text) }
    if silentTag == "head", name == "title" {
      text = ""
      return
    }
    close()
    if Self.silentTags.contains(name) { silentTag = isEnd ? nil : name }
    traits = .staticText
    guard !isEnd else { return }
    switch name {
    case "h1", "h2", "h3", "h4", "h5", "h6": traits = .header
    case "a": traits = .link
    case "button": traits = .button
    default: break
    }
  }

  private mutating func add(_ characters: Substring) {
    if silentTag == nil || silentTag == "head" { text += characters }
  }

  private mutating func close() {
    let words = Self.words(text)
    text = ""
    if silentTag == nil, !words.isEmpty { blocks.append(Block(text: words, traits: traits)) }
  }

  /// A text as it is shown: blanks in a row are one, and names of characters are characters.
  private static func words(_ text: String) -> String {
    let names = [
      ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ]
    let plain = names.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    return plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
