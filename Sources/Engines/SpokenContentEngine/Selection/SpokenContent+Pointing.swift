import AccessibilityModel

extension SpokenContent {
  /// Selects the word at a point; what has no words there takes the selection away.
  ///
  /// The app is asked for the character, because it alone knows where its letters stand.
  /// - Source: Behaviour 7.1 SC1
  mutating func selectWord(at point: Point, in tree: AccessibilityTree) -> [Effect] {
    guard point.x.isFinite, point.y.isFinite,
      let text = tree.hitTest(point).flatMap({ tree[$0] }).flatMap({ ReadableText($0) })
    else { return selectNothing(in: tree) }
    return ask(text, at: point, extends: false)
  }

  /// Selects words up to a point, from the one that was pointed at, in the text that has it.
  ///
  /// - Source: Behaviour 7.1 SC1
  mutating func select(to point: Point, in tree: AccessibilityTree) -> [Effect] {
    guard point.x.isFinite, point.y.isFinite else { return [] }
    guard let selection = selected(in: tree), !selection.range.isEmpty else {
      return selectWord(at: point, in: tree)
    }
    return ask(selection.text, at: point, extends: true)
  }

  private mutating func ask(_ text: ReadableText, at point: Point, extends: Bool) -> [Effect] {
    let request = self.request(.characterRange(text.element, of: text.text.string, at: point))
    pointing = (request.id, text, point, extends)
    return [.request(request)]
  }

  /// Selects the word of the character that the app answers, else of the one that is estimated to be there.
  mutating func pointed(at answer: Answer, in tree: AccessibilityTree) -> [Effect] {
    guard let pointing else { return [] }
    self.pointing = nil
    let text = pointing.text
    guard let present = tree[text.element].flatMap({ ReadableText($0) }), present.text == text.text else {
      return selectNothing(in: tree)
    }
    let word: Range<Int>?
    if case .range(let range) = answer, range.lowerBound >= 0, range.upperBound <= text.count {
      word = text.grown(range, to: .word)
    } else {
      word = text.estimatedWord(nearest: pointing.point)
    }
    guard let word else { return selectNothing(in: tree) }
    guard pointing.extends, let selection = selected(in: tree), selection.text.element == text.element else {
      return take(Selection(text: present, range: word, anchor: word), in: tree)
    }
    let anchor = (selection.anchor ?? selection.range).clamped(to: text.all)
    let range = min(anchor.lowerBound, word.lowerBound)..<max(anchor.upperBound, word.upperBound)
    return take(Selection(text: present, range: range, anchor: anchor), opensMenu: false, in: tree)
  }
}

extension ReadableText {
  /// The word that is estimated to stand nearest to a point; `nil` where there is none.
  ///
  /// - Complexity: O(n) in the length of the text.
  func estimatedWord(nearest point: Point) -> Range<Int>? {
    var best: (word: Range<Int>, distance: Double)?
    for word in stretches(of: .word) {
      for frame in frames(of: word) {
        let across = max(frame.minX - point.x, point.x - frame.maxX, 0)
        let down = max(frame.minY - point.y, point.y - frame.maxY, 0)
        // A point beside a line means that line.
        let distance = down * 100_000 + across
        if distance < best?.distance ?? .infinity { best = (word, distance) }
      }
    }
    return best?.word
  }
}
