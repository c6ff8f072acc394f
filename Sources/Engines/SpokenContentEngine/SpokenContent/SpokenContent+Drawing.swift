import AccessibilityModel

extension SpokenContent {
  /// Draws what is seen now, where that is something else than before.
  mutating func shown(in tree: AccessibilityTree) -> [Effect] {
    let overlay = drawing(in: tree)
    guard overlay != drawn else { return [] }
    drawn = overlay
    return [.show(overlay)]
  }

  /// What a person sees of it; `nil` where that is nothing.
  private func drawing(in tree: AccessibilityTree) -> Overlay? {
    var overlay = Overlay(.spokenContent)
    overlay.highlights = [selectionHighlight(in: tree)].compactMap(\.self) + highlights(in: tree)
    if let menu {
      overlay.title = menu.title
      overlay.marks = menu.entries.map { Overlay.Mark($0.words) }
      overlay.rules = menu.rules
    } else if let reading, reading.kind == .screen {
      drawPanel(reading, &overlay, in: tree)
    } else if settings.showsController {
      drawController(&overlay, in: tree)
    }
    return overlay.highlights.isEmpty && overlay.marks.isEmpty ? nil : overlay
  }

  /// What is selected; a text that is edited shows that itself.
  ///
  /// - Source: Behaviour 7.1 SC1
  private func selectionHighlight(in tree: AccessibilityTree) -> Highlight? {
    guard let selection, !selection.range.isEmpty, !selection.text.isEditable,
      tree.isWithinReach(selection.text.element)
    else { return nil }
    let text = selection.text
    return Highlight(
      .selection, style: .background, color: .blue, element: text.element, text: text.text.string,
      range: selection.range, area: text.area, frames: selectionFrames)
  }

  /// The word and the sentence that are being spoken, where they still stand on the screen.
  ///
  /// - Source: Behaviour 7.1 SC3, SC4
  private func highlights(in tree: AccessibilityTree) -> [Highlight] {
    guard settings.shown != .off, let reading, let text = reading.current?.text,
      let part = reading.currentPart
    else { return [] }
    guard reading.isOnScreen, tree.isWithinReach(text.element) else { return [] }
    var result: [Highlight] = []
    func add(_ part: Highlight.Part, _ style: Highlight.Style, _ color: Highlight.Color, _ range: Range<Int>)
    {
      result.append(
        Highlight(
          part, style: style, color: color, element: text.element, text: text.text.string, range: range,
          area: text.area, frames: text.frames(of: range)))
    }
    if settings.shown != .words {
      add(.sentence, settings.sentenceStyle, settings.sentenceColor, part.sentence.trimmed(in: text))
    }
    if settings.shown != .sentences, let word = reading.currentWord {
      add(.word, .background, settings.wordColor, word.range)
    }
    return result
  }

  /// The panel at the lower edge, or the one button that it is made.
  ///
  /// - Source: Behaviour 7.1 SC2
  private func drawPanel(_ reading: Reading, _ overlay: inout Overlay, in tree: AccessibilityTree) {
    let screen = tree.root.flatMap { tree[$0]?.frame } ?? .zero
    overlay.title = phrases(.panel)
    overlay.rules = [options.step.rule, options.rateStep.rule]
    let buttons = isPanelCollapsed ? [PanelButton.collapse] : PanelButton.allCases
    let (width, height) = (min(screen.size.width - 16, 56 * Double(buttons.count)), 48.0)
    overlay.panel = Rect(x: screen.minX + 8, y: screen.maxY - height - 40, width: width, height: height)
    let step = width / Double(buttons.count)
    overlay.marks = buttons.enumerated().map { index, button in
      let frame = Rect(
        x: overlay.panel.minX + Double(index) * step + 2, y: overlay.panel.minY + 4, width: step - 4,
        height: height - 8)
      return Overlay.Mark(words(on: button, reading), frame: screen.isEmpty ? .zero : frame)
    }
    if screen.isEmpty { overlay.panel = .zero }
  }

  private func words(on button: PanelButton, _ reading: Reading) -> String {
    switch button {
    case .slower: phrases(.slower)
    case .previous: phrases(.previous)
    case .play: phrases(reading.isPaused ? .play : .pause)
    case .next: phrases(.next)
    case .faster: phrases(.faster)
    case .collapse: phrases(isPanelCollapsed ? .expand : .collapse)
    case .stop: phrases(.stop)
    }
  }

  /// The button that floats over the screen.
  ///
  /// - Source: Behaviour 7.1 SC8
  private func drawController(_ overlay: inout Overlay, in tree: AccessibilityTree) {
    let screen = tree.root.flatMap { tree[$0]?.frame } ?? .zero
    let side = 56.0
    let frame = Rect(x: screen.maxX - side - 8, y: screen.center.y - side / 2, width: side, height: side)
    overlay.title = phrases(.controller)
    overlay.panel = screen.isEmpty ? .zero : frame
    overlay.opacity = controllerOpacity
    overlay.rules = [options.idleOpacity.rule, options.idleDelay.rule, options.controllerTap.rule]
    overlay.marks = [
      Overlay.Mark(
        phrases(tapsSpeak ? .tapToSpeak : .play), frame: screen.isEmpty ? .zero : frame, isChosen: tapsSpeak)
    ]
  }
}

extension Range<Int> {
  /// The bytes without the white space at their end.
  fileprivate func trimmed(in text: ReadableText) -> Range<Int> {
    let words = text.words(in: self)
    guard let last = words.lastIndex(where: { !$0.isWhitespace }) else { return self }
    let count = words.utf8.distance(from: words.startIndex, to: words.index(after: last))
    return lowerBound..<lowerBound + count
  }
}
