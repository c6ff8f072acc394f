import UIKit

/// A page on the screen: a view for each of its paragraphs.
final class PDFPageView: UIView {
  let page: PDFPage
  private let paragraphs: [PDFParagraphView]

  init(_ page: PDFPage, in view: PDFView) {
    self.page = page
    let links = page.annotations.filter { $0.type == "Link" }
    paragraphs = PDFTextLines.paragraphs(page.textLines).map { paragraph in
      let inside = links.filter { paragraph.rect.contains(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY)) }
      return PDFParagraphView(paragraph, inside, in: view)
    }
    super.init(frame: .zero)
    backgroundColor = .white
    for paragraph in paragraphs { addSubview(paragraph) }
  }

  required init?(coder: NSCoder) { nil }

  /// Places the paragraphs where they stand on the page.
  func lay(scale: CGFloat, _ box: PDFDisplayBox) {
    let bounds = page.bounds(for: box)
    for view in paragraphs {
      let rect = view.paragraph.rect
      view.frame = CGRect(
        x: (rect.minX - bounds.minX) * scale, y: (bounds.maxY - rect.maxY) * scale,
        width: rect.width * scale, height: rect.height * scale)
    }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let box = (superview?.superview as? PDFView)?.displayBox ?? .cropBox
    let width = page.bounds(for: box).width
    if width > 0 { page.drawWords(scale: bounds.width / width, box) }
  }
}

/// A paragraph of a page: one stop, and a link where one lies on it.
final class PDFParagraphView: UIView {
  let paragraph: PDFParagraph
  private let links: [PDFAnnotation]
  private weak var view: PDFView?

  init(_ paragraph: PDFParagraph, _ links: [PDFAnnotation], in view: PDFView) {
    self.paragraph = paragraph
    self.links = links
    self.view = view
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = paragraph.text
    accessibilityTraits = links.isEmpty ? .staticText : [.staticText, .link]
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(PDFParagraphView.tap, "tap")))
  }

  required init?(coder: NSCoder) { nil }

  private func tap(_ recognizer: UITapGestureRecognizer) { _ = accessibilityActivate() }

  override func accessibilityActivate() -> Bool {
    guard let link = links.first else { return false }
    view?.use(link)
    return true
  }
}
