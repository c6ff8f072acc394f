import Foundation

/// How the lines of a paragraph are laid out.
open class NSParagraphStyle: NSObject {
  final let mark = AttributeMark.value

  /// What is said of a paragraph.
  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var baseWritingDirection = NSWritingDirection.natural
    var defaultTabInterval: CGFloat = 0
    var lineBreakStrategy: LineBreakStrategy = []
  }

  var values = Values()

  /// The layout of a paragraph of which nothing is said.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Space between two lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Space behind a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Space before a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// On which side lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where lines are broken or cut.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// How far the first line is moved in, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far the other lines are moved in, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points from their beginning, or from their end where negative.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// How many times as high as usual lines are; 0 for as usual.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// How readily words are broken at syllables, from 0 (never) to 1; they never are.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// In which direction lines run.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// How far tabs are apart, in points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// How lines are broken beyond words.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// A paragraph style that can be changed, with the same layout.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns true for the same layout.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// Equal for equal layouts.
  open override var hash: Int { values.hashValue }
}

/// How the lines of a paragraph are laid out, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// How readily words are broken at syllables, from 0 (never) to 1; they never are.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// In which direction lines run.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// How far tabs are apart, in points.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// How lines are broken beyond words.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// Space between two lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// Space behind a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// Space before a paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// On which side lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// Where lines are broken or cut.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// How far the first line is moved in, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// How far the other lines are moved in, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// Where lines end, in points from their beginning, or from their end where negative.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The greatest height of a line, in points; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// How many times as high as usual lines are; 0 for as usual.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
}
