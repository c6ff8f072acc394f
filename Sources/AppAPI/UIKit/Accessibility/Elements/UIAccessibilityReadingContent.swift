import Accessibility
import AccessibilityModel
import Foundation

/// Text that fills a page and is read line by line, and on from page to page.
///
/// - Source: Behaviour 1.13
@MainActor @preconcurrency
public protocol UIAccessibilityReadingContent: NSObjectProtocol {
  /// Number of the line under a point of the object's own coordinates; `NSNotFound` where there is none.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// Words of a line; `nil` behind the last one.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Rectangle of a line on the screen.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// All words of the page.
  func accessibilityPageContent() -> String?
  /// Words of a line with the way they are spoken.
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  /// All words of the page with the way they are spoken.
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  /// The plain words of the line.
  public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
    accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
  }

  /// The plain words of the page.
  public func accessibilityAttributedPageContent() -> NSAttributedString? {
    accessibilityPageContent().map { NSAttributedString(string: $0) }
  }
}

extension UIAccessibilityReadingContent {
  /// More lines than this no page has.
  private var lineLimit: Int { 10_000 }

  /// The lines as assistive technologies receive them.
  var lines: [TextLine] {
    var lines: [TextLine] = []
    while lines.count < lineLimit, let words = accessibilityAttributedContent(forLineNumber: lines.count) {
      lines.append(TextLine(SpokenText(words), frame: Rect(accessibilityFrame(forLineNumber: lines.count))))
    }
    if lines.count == lineLimit { report(.endlessLines(of: self)) }
    return lines
  }

  /// The words of the page, in place of a value of its own.
  var page: SpokenText? { accessibilityAttributedPageContent().map { SpokenText($0) } }
}
