package import AccessibilityModel

/// What can be said about the picture of a screen: its words, how they stand out, and where fingers reach.
///
///     let facts = PictureFacts(of: list, size: Size(width: 390, height: 844))
///     facts.texts.filter(\.isCut).map(\.words)
///
/// - Source: Behaviour 6
package struct PictureFacts: Hashable, Sendable {
  /// Every text with words that is on the screen or reaches beyond its edge.
  package var texts: [TextFact] = []
  /// Every symbol that is on the screen.
  package var symbols: [SymbolFact] = []
  /// Everything that a finger reaches.
  package var targets: [TargetFact] = []
  /// Targets that lie over each other.
  package var overlaps: [TargetOverlap] = []
  /// Controls that are no elements themselves, where they are on the screen.
  package var expectedControls: [ExposureFact] = []
  /// What the app draws itself into views that are no elements, where it is on the screen.
  package var drawings: [ExposureFact] = []

  /// Looks at what is drawn on a screen.
  ///
  /// - Parameters:
  ///   - list: What is drawn.
  ///   - size: The size of the screen, in points.
  ///   - scale: How many pixels a point is wide; contrast is taken from this many.
  ///   - background: What lies behind everything.
  /// - Complexity: O(n) in the number of commands and the pixels they cover; O(t²) in the number of targets.
  package init(of list: DisplayList, size: Size, scale: Double = 1, background: PaintColor = .white) {
    let renderer = PictureRenderer(size: size, scale: scale, background: background)
    let screen = Rect(origin: .zero, size: renderer.size)
    var survey = PictureSurvey(screen: screen)
    survey.walk(list)
    let contrasts = renderer.contrasts(of: list, at: survey.places)
    for (text, contrast) in zip(survey.texts, contrasts.prefix(survey.texts.count)) {
      var text = text
      text.contrast = contrast
      texts.append(text)
    }
    for (symbol, contrast) in zip(survey.symbols, contrasts.dropFirst(survey.texts.count)) {
      var symbol = symbol
      symbol.contrast = contrast
      symbols.append(symbol)
    }
    targets = survey.targets
    overlaps = TargetOverlap.all(among: targets)
    expectedControls = survey.expectedControls
    drawings = survey.drawings
  }
}
