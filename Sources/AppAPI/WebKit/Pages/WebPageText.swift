import Foundation
import FoundationAdditions
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
  private var text = ""
  private var traits: UIAccessibilityTraits = .staticText
  private var isInHead = false

  init(_ html: String) {
    for token in HTMLToken.tokens(of: html) {
      switch token {
      case .text(let words): text += words
      case .start(let name, _): take(name, isEnd: false)
      case .end(let name): take(name, isEnd: true)
      }
    }
    close()
  }

  /// A text without tags, line by line.
  init(lines text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = Self.words(String(line))
      if !words.isEmpty { blocks.append(Block(text: words, traits: .staticText)) }
    }
  }

  private mutating func take(_ name: String, isEnd: Bool) {
    guard Self.blockTags.contains(name) || ["script", "style"].contains(name) else { return }
    if name == "title" {
      if isEnd { title = Self.words(text) }
      text = ""
      return
    }
    close()
    if name == "head" { isInHead = !isEnd }
    traits = .staticText
    guard !isEnd else { return }
    switch name {
    case "h1", "h2", "h3", "h4", "h5", "h6": traits = .header
    case "a": traits = .link
    case "button": traits = .button
    default: break
    }
  }

  private mutating func close() {
    let words = Self.words(text)
    text = ""
    if !isInHead, !words.isEmpty { blocks.append(Block(text: words, traits: traits)) }
  }

  /// A text as it is shown: blanks in a row are one.
  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
