import AccessibilityModel
import Drawing
import Foundation
internal import Typography

/// Words that are drawn in a space as labels draw theirs: in the middle between top and bottom, cut where
/// they must.
@MainActor
struct DrawnWords {
  var runs: [DrawnText.Run]
  /// The most lines; 0 for as many as there are.
  var numberOfLines = 1
  var alignment = NSTextAlignment.natural
  var isRightToLeft: Bool
  var style: TextStyle?
  /// Who chose how they look.
  var chooser = DrawChooser.app

  init(
    _ runs: [DrawnText.Run], numberOfLines: Int = 1, alignment: NSTextAlignment = .natural,
    isRightToLeft: Bool, style: TextStyle? = nil
  ) {
    self.runs = runs
    self.numberOfLines = numberOfLines
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
    self.style = style
  }

  /// Makes words of one font and colour, as a view shows them.
  init(
    _ text: String, font: UIFont, color: UIColor, in view: UIView, alignment: NSTextAlignment = .natural,
    numberOfLines: Int = 1
  ) {
    self.init(
      [DrawnText.Run(TextRun(text, font: font.font), paint: view.paint(color))],
      numberOfLines: numberOfLines, alignment: alignment, isRightToLeft: view.readsFromRight,
      style: font.style)
  }

  /// The space that the words take at a width.
  func size(width: CGFloat?) -> CGSize {
    let measured = measure(width)
    return CGSize(width: measured.size.width, height: measured.size.height)
  }

  private func measure(_ width: CGFloat?) -> TextMetrics {
    TextMeasurer.shared.measure(
      runs.map(\.text), maxWidth: width.map { Double($0) }, lineLimit: numberOfLines > 0 ? numberOfLines : nil
    )
  }

  /// Draws the words in a space; what is higher than it is cut at its edges.
  func draw(in availableSpace: CGRect, into list: inout DisplayList) {
    guard runs.contains(where: { !$0.text.text.isEmpty }), availableSpace.width > 0 else { return }
    let measured = measure(availableSpace.width)
    let fitting = measured.lines(fittingIn: Double(availableSpace.height))
    var limit = numberOfLines > 0 ? numberOfLines : nil
    var height = CGFloat(measured.size.height)
    if let fitting, fitting < measured.lineCount {
      limit = fitting
      height = CGFloat(
        TextMeasurer.shared.measure(
          runs.map(\.text), maxWidth: Double(availableSpace.width), lineLimit: fitting
        ).size.height)
    }
    let place = CGRect(
      x: availableSpace.minX, y: availableSpace.midY - height / 2, width: availableSpace.width, height: height
    )
    var text = DrawnText(
      runs, in: Rect(place), lineLimit: limit, alignment: alignment.drawn(isRightToLeft: isRightToLeft),
      isRightToLeft: isRightToLeft, style: style)
    text.chooser = chooser
    guard height > availableSpace.height + 0.5 else { return list.append(.text(text)) }
    list.group([.clip(Path(roundedRect: Rect(availableSpace), cornerRadius: 0), .winding)]) {
      $0.append(.text(text))
    }
  }

  /// The same words smaller, so that they fit a width in one line, as far as a factor allows.
  func shrunk(toFit width: CGFloat, minimumScale: CGFloat) -> DrawnWords {
    let wanted = TextMeasurer.shared.measure(runs.map(\.text)).idealWidth
    guard wanted > Double(width), width > 0 else { return self }
    let factor = max(Double(width) / wanted, Double(minimumScale))
    var result = self
    for index in result.runs.indices {
      result.runs[index].text.font = runs[index].text.font.scaled(by: factor)
    }
    return result
  }
}

extension FontDescription {
  fileprivate func scaled(by factor: Double) -> FontDescription {
    var result = self
    result.size = (size * factor * 2).rounded(.down) / 2
    result.lineHeight = lineHeight.map { $0 * factor }
    return result
  }
}

extension TextMetrics {
  /// How many of the lines find space in a height, one at least; nil where all do.
  func lines(fittingIn height: Double) -> Int? {
    guard lineCount > 1, size.height > height + 0.5 else { return nil }
    return min(max(Int(height / (size.height / Double(lineCount)) + 0.05), 1), lineCount)
  }
}

extension NSTextAlignment {
  /// On which side lines stand on the screen.
  func drawn(isRightToLeft: Bool) -> DrawnText.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: isRightToLeft ? .right : .left
    }
  }
}

extension NSAttributedString {
  /// The stretches that are drawn in one way, with a font and a colour where none is said.
  func drawnRuns(
    font: UIFont, color: PaintColor, link: PaintColor? = nil, in traits: UITraitCollection
  ) -> [DrawnText.Run] {
    var runs: [DrawnText.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
      let own = (values[.foregroundColor] as? UIColor).map { PaintColor($0, in: traits) }
      let linked = values[.link] == nil ? nil : link
      let background = (values[.backgroundColor] as? UIColor).map { PaintColor($0, in: traits) }
      runs.append(
        DrawnText.Run(
          TextRun(
            attributedSubstring(from: range).string, font: (values[.font] as? UIFont ?? font).font),
          paint: .color(linked ?? own ?? color), isUnderlined: Self.isLine(values[.underlineStyle]),
          isStruckThrough: Self.isLine(values[.strikethroughStyle]), background: background))
    }
    return runs
  }

  private static func isLine(_ value: Any?) -> Bool {
    switch value {
    case let number as NSNumber: number.intValue != 0
    case let number as Int: number != 0
    case let style as NSUnderlineStyle: !style.isEmpty
    default: false
    }
  }
}
