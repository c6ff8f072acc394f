package import AccessibilityModel

/// What differs between the pictures of a screen at two text sizes.
///
/// Scaling is always preferred over the large content viewer: only what cannot grow is asked to be shown large.
/// - Source: Behaviour 6
package struct PictureComparison: Hashable, Sendable {
  /// Something that is hardly larger at the larger text size.
  package struct Fixed: Hashable, Sendable {
    /// What it shows.
    package enum Content: Hashable, Sendable {
      /// Words.
      case text(String)
      /// A symbol of the system, by its name.
      case symbol(String)
    }

    /// What it shows.
    package var content: Content
    /// What it is drawn for; `nil` where that is not known.
    package var subject: DrawSubject?
    /// Where it stands at the larger text size.
    package var frame: Rect
    /// How high its letters, or the symbol, are at the smaller and the larger text size, in points.
    package var sizes: [Double]

    /// True where it is shown large while it is pressed, which makes up for its size.
    package var showsLargeContent: Bool { subject?.showsLargeContent ?? false }
  }

  /// Letters grow if they are at least this many times as high.
  package static let leastGrowth = 1.05

  /// Texts that do not grow.
  package private(set) var fixedTexts: [Fixed] = []
  /// Symbols of controls that do not grow.
  package private(set) var fixedSymbols: [Fixed] = []
  /// What does not grow and is not shown large on a press either.
  package var withoutLargeContent: [Fixed] { (fixedTexts + fixedSymbols).filter { !$0.showsLargeContent } }

  /// Compares the facts of a screen at two text sizes.
  ///
  /// Texts are told by their element and words; the same words of no element by their order. What the system alone
  /// decides is left out.
  package init(smaller: PictureFacts, larger: PictureFacts) {
    fixedTexts = Self.fixed(
      smaller.texts.filter { $0.chooser != .system }.map(Self.measured), larger.texts.map(Self.measured))
    fixedSymbols = Self.fixed(
      smaller.symbols.filter { $0.chooser != .system }.map(Self.measured),
      larger.symbols.map(Self.measured)
    ).filter { $0.subject?.target != nil }
  }

  private struct Key: Hashable {
    var element: ElementID?
    var content: Fixed.Content
  }

  private static func measured(_ text: TextFact) -> Fixed {
    Fixed(content: .text(text.words), subject: text.subject, frame: text.frame, sizes: [text.fontSize])
  }

  private static func measured(_ symbol: SymbolFact) -> Fixed {
    Fixed(
      content: .symbol(symbol.name), subject: symbol.subject, frame: symbol.frame,
      sizes: [symbol.frame.size.height])
  }

  private static func fixed(_ smaller: [Fixed], _ larger: [Fixed]) -> [Fixed] {
    func key(_ fact: Fixed) -> Key { Key(element: fact.subject?.element, content: fact.content) }
    var grown: [Key: [Fixed]] = [:]
    for fact in larger.reversed() { grown[key(fact), default: []].append(fact) }
    return smaller.compactMap { fact in
      guard var other = grown[key(fact)]?.popLast(), let before = fact.sizes.first else { return nil }
      guard let after = other.sizes.first, after < before * leastGrowth else { return nil }
      other.sizes = [before, after]
      return other
    }
  }
}
