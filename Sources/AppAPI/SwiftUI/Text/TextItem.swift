import AccessibilityModel
import Drawing
import Typography

/// A text in the layout.
final class TextItem: LeafItem {
  /// What lines are given.
  struct LayoutContext: Equatable {
    var lineLimit: Int?
    var leastLines: Int?
    var lineSpacing: Double
    var leastScale: Double

    init(_ environment: EnvironmentValues) {
      lineLimit = environment.lineLimit
      leastLines = environment.leastLines
      lineSpacing = Double(environment.lineSpacing)
      leastScale = Double(environment.minimumScaleFactor)
    }
  }

  private(set) var text = ResolvedText()
  private(set) var layoutContext = LayoutContext(EnvironmentValues())
  /// `free`, once that was asked for.
  private var freeMetrics: TextMetrics?
  /// True where it stands in a part of the screen that is turned off.
  var isTurnedOff = false {
    didSet { if isTurnedOff != oldValue { invalidateDescription() } }
  }
  /// Opens an address that words lead to.
  var open: @MainActor (URL) -> Void = { _ in }

  func update(_ new: ResolvedText, _ newContext: LayoutContext) {
    guard new != text || newContext != layoutContext else { return }
    // Other letters take other space, which need not be measured for what was offered so far.
    let isOtherFont = new.runs.first?.font != text.runs.first?.font
    let settled = isSettledSizeKnown ? unyieldingSize : nil
    text = new
    layoutContext = newContext
    freeMetrics = nil
    let isOtherSize = isSettledSizeKnown && settled != unyieldingSize
    if isOtherFont || isOtherSize || isRemeasured() { invalidateLayout() } else { invalidateDescription() }
  }

  private func metrics(_ proposal: ProposedViewSize) -> TextMetrics { fitted(proposal).metrics }

  /// The size it takes where it is offered enough.
  private var free: TextMetrics {
    if let freeMetrics { return freeMetrics }
    let free = TextMeasurer.shared.measure(text.runs, lineSpacing: layoutContext.lineSpacing)
    freeMetrics = free
    return free
  }

  /// How the text is set in an offer, and how much smaller than asked for.
  func fitted(_ proposal: ProposedViewSize) -> (metrics: TextMetrics, scale: Double) {
    let width = proposal.width.flatMap { $0 == .infinity ? nil : Double($0) }
    func measured(_ runs: [TextRun]) -> TextMetrics {
      TextMeasurer.shared.measure(
        runs, maxWidth: width, lineLimit: limit(proposal, runs.first), lineSpacing: layoutContext.lineSpacing)
    }
    let free = self.free
    if free.fits(maxWidth: width, lineLimit: limit(proposal, text.runs.first)) { return (free, 1) }
    var metrics = measured(text.runs)
    var scale = 1.0
    while metrics.isTruncated, scale > layoutContext.leastScale {
      scale = max(layoutContext.leastScale, scale - 0.05)
      metrics = measured(text.runs.map { $0.scaled(by: scale) })
    }
    return (metrics, scale)
  }

  /// As many lines as the offered height holds, and at least one.
  func limit(_ proposal: ProposedViewSize, _ run: TextRun?) -> Int? {
    guard let height = proposal.height, height != .infinity, let font = run?.font else {
      return layoutContext.lineLimit
    }
    let lineHeight = self.lineHeight(font) + layoutContext.lineSpacing
    let fitting = max(1, Int((Double(height) + layoutContext.lineSpacing + 0.01) / lineHeight))
    return min(fitting, layoutContext.lineLimit ?? .max)
  }

  private func lineHeight(_ font: FontDescription) -> Double {
    font.lineHeight ?? TextMeasurer.shared.metrics(of: font).lineHeight
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { withLeastLines(metrics(proposal).size) }

  /// A line that is not broken keeps its size.
  override var unyieldingSize: CGSize? {
    let free = self.free
    return free.lineCount <= 1 ? withLeastLines(free.size) : nil
  }

  private func withLeastLines(_ size: Size) -> CGSize {
    var height = size.height
    if let least = layoutContext.leastLines, least > 0, let font = text.runs.first?.font {
      height = max(height, Double(least) * lineHeight(font) + Double(least - 1) * layoutContext.lineSpacing)
    }
    return CGSize(width: size.width, height: height)
  }

  override func explicitGuide(
    _ id: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    if id == VerticalAlignment.firstTextBaseline.key {
      return metrics(proposal).firstBaseline
    }
    if id == VerticalAlignment.lastTextBaseline.key {
      return metrics(proposal).lastBaseline
    }
    return nil
  }

  override func draw(into list: inout DisplayList) { drawText(into: &list) }

  override var fragmentsMoveAlong: Bool { true }

  override func makeDescribedElements() -> [DescribedElement] {
    guard !text.heard.string.isEmpty else { return [] }
    var element = AccessibilityElement(label: text.heard, traits: .staticText, frame: Rect(frame))
    element.headingLevel = text.headingLevel
    if text.followsTime { element.traits.insert(.updatesFrequently) }
    var described = DescribedElement(identity, element)
    described.isTurnedOff = isTurnedOff
    described.links = text.links.map { link in
      DescribedElement.TextLink(words: link.words) { [open] in open(link.destination) }
    }
    return [described]
  }
}

extension TextRun {
  /// The stretch in letters of another size.
  func scaled(by factor: Double) -> TextRun { TextRun(text, font: font.scaled(by: factor)) }
}

extension FontDescription {
  /// The same letters in another size.
  func scaled(by factor: Double) -> FontDescription {
    var font = self
    font.size *= factor
    font.lineHeight = lineHeight.map { $0 * factor }
    return font
  }
}
