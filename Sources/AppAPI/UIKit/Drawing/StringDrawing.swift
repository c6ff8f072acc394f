import AccessibilityModel
import Drawing
import Foundation
internal import Typography

extension NSAttributedString {
  /// Draws the words from a point on, into the present context.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size()), limitsHeight: false)
  }

  /// Draws the words in a rectangle, broken into lines at its width, into the present context.
  public func draw(in rect: CGRect) {
    draw(in: rect, limitsHeight: true)
  }

  /// Draws the words in a rectangle, broken into lines at its width, into the present context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    draw(in: rect, limitsHeight: true)
  }

  private func draw(in rect: CGRect, limitsHeight: Bool) {
    guard let context = GraphicsStack.current, length > 0 else { return }
    let standard = UIFont.systemFont(ofSize: 12)
    let traits = UITraitCollection.current
    let runs = drawnRuns(font: standard, color: .black, in: traits)
    let paragraph = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    let alignment = (paragraph?.alignment ?? .natural).drawn(isRightToLeft: isRightToLeft)
    let measured = TextMeasurer.shared.measure(runs.map(\.text), maxWidth: limitsHeight ? rect.width : nil)
    var availableSpace = rect
    if !limitsHeight {
      availableSpace.size = CGSize(width: measured.size.width, height: measured.size.height)
    }
    let font = attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    let limit = limitsHeight ? measured.lines(fittingIn: Double(rect.height)) : nil
    context.add { list in
      list.append(
        .text(
          DrawnText(
            runs, in: Rect(availableSpace), lineLimit: limit,
            lineSpacing: Double(paragraph?.lineSpacing ?? 0),
            alignment: alignment, isRightToLeft: isRightToLeft, style: font?.style)))
    }
  }
}

extension NSString {
  /// The space that the words take in one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  /// The rectangle that the words take, broken into lines at a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the words from a point on, into the present context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the words in a rectangle, broken into lines at its width, into the present context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  /// Draws the words in a rectangle, broken into lines at its width, into the present context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    draw(in: rect, withAttributes: attributes)
  }
}

extension String {
  /// The space that the words take in one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// The rectangle that the words take, broken into lines at a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the words from a point on, into the present context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the words in a rectangle, broken into lines at its width, into the present context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the words in a rectangle, broken into lines at its width, into the present context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    draw(in: rect, withAttributes: attributes)
  }
}
