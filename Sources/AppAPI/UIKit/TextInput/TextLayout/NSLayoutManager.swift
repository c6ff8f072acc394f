import Foundation

/// Lays a text out in lines, and tells where each of its characters is; here a glyph is a UTF-16 unit.
///
///     let manager = NSLayoutManager()
///     NSTextStorage(attributedString: words).addLayoutManager(manager)
///     manager.addTextContainer(NSTextContainer(size: label.bounds.size))
///     manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
///
/// The text is set in the font that it begins with, in the first container alone.
@MainActor @preconcurrency
open class NSLayoutManager: NSObject {
  /// What is laid out, which lives as long as somebody else keeps it.
  weak var storage: NSTextStorage?
  private var containers: [NSTextContainer] = []

  /// Makes a manager of no text.
  public override init() {
    super.init()
  }

  /// What is laid out.
  open var textStorage: NSTextStorage? {
    get { storage }
    set { newValue?.addLayoutManager(self) }
  }

  /// Where lines lie.
  open var textContainers: [NSTextContainer] { containers }
  /// True where lines keep the space that the font asks for between them.
  open var usesFontLeading = true
  /// True where text that is not seen need not be laid out; all of it always is.
  open var allowsNonContiguousLayout = false

  /// Adds a place for lines; those of the first count.
  open func addTextContainer(_ container: NSTextContainer) {
    containers.append(container)
    container.manager = self
  }

  /// Takes a place for lines away.
  open func removeTextContainer(at index: Int) {
    if containers.indices.contains(index) { containers.remove(at: index).manager = nil }
  }

  private var text: NSAttributedString { storage ?? NSAttributedString(string: "") }
  private var padding: CGFloat { containers.first?.lineFragmentPadding ?? 0 }

  private var lines: TextLines {
    let font = text.length > 0 ? text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    let width = containers.first.map { $0.shownWidth - 2 * padding } ?? 0
    return TextLines(text.string, font: font ?? .systemFont(ofSize: 12), width: width > 0 ? width : nil)
  }

  // MARK: Numbers

  /// How many glyphs there are.
  open var numberOfGlyphs: Int { text.length }
  /// The glyph of a character: the one of the same number.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph: the one of the same number.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyphs of a stretch of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// The characters of a stretch of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The glyphs that lie in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: container === containers.first ? text.length : 0)
  }

  // MARK: Places

  /// The character at a point of a container; `fraction` is how much of it lies before the point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let lines = lines
    let place = CGPoint(x: point.x - padding, y: point.y)
    var index = lines.offset(nearestTo: place)
    // The nearest insertion point may be the one behind the character.
    if index > 0, lines.caret(at: index).minX > place.x, lines.line(of: index) == lines.line(of: index - 1) {
      index -= 1
    }
    let box = lines.boxes(around: NSRange(location: index, length: 1)).first ?? .zero
    partialFraction?.pointee = box.width > 0 ? min(max((place.x - box.minX) / box.width, 0), 1) : 0
    return min(index, max(text.length - 1, 0))
  }

  /// The glyph at a point of a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// The rectangle around all lines of a container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === containers.first else { return .zero }
    let size = lines.size
    return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
  }

  /// The rectangle around some glyphs.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let boxes = lines.boxes(around: glyphRange.clamped(to: text.length))
    guard let first = boxes.first else { return .zero }
    return boxes.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: padding, dy: 0)
  }

  /// The rectangle of the line that a glyph lies in.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    let lines = lines
    let line = lines.line(of: glyphIndex)
    effectiveRange?.pointee = lines.wholeRanges[line]
    let width = containers.first?.shownWidth ?? lines.size.width
    return CGRect(x: 0, y: CGFloat(line) * lines.lineHeight, width: width, height: lines.lineHeight)
  }

  /// Calls a body for each line that holds some of the glyphs, until it says to stop.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
  ) {
    guard let container = containers.first else { return }
    var stops = false
    for range in lines.wholeRanges where !stops && NSIntersectionRange(range, glyphRange).length > 0 {
      let whole = lineFragmentRect(forGlyphAt: range.location, effectiveRange: nil)
      let used = boundingRect(forGlyphRange: range, in: container)
      block(whole, used, container, range, &stops)
    }
  }

  // MARK: Work

  /// Sees to it that a container is laid out; it always is.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Sees to it that characters are laid out; they always are.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Lets characters be laid out anew; they are at each question.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
  /// Lets characters be drawn anew.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    containers.first?.view?.setNeedsDisplay()
  }
}
