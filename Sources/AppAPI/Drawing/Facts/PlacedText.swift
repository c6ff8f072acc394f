internal import AccessibilityModel
internal import CPango
internal import Typography

/// A text that is drawn, and where.
struct PlacedText {
  /// The text.
  let text: DrawnText
  /// Rectangle of all its lines on the screen, in points.
  let frame: Rect
  /// Where what is drawn in its place comes to on the screen.
  let transform: DrawTransform

  /// Rectangles on the screen of a stretch of its words, one for each line.
  ///
  /// - Parameters:
  ///   - range: The bytes of the words, as UTF-8 offsets.
  ///   - shaper: What sets the words, as it did when they were drawn.
  /// - Returns: The rectangles, from the first line on.
  /// - Complexity: O(n) in the length of the text.
  func places(of range: Range<Int>, _ shaper: TextShaper) -> [Rect] {
    let runs = text.runs.map(\.text).filter { !$0.text.isEmpty }
    guard !runs.isEmpty, range.lowerBound >= 0 else { return [] }
    let availableSpace = earshot_text_room(text)
    let places = shaper.withLibrary(runs) { words in
      let starts = words.runs.map { earshot_text_run(start: $0.start, font: $0.font) }
      func stretch(_ places: inout [earshot_rect]) -> Int {
        let capacity = places.count
        return earshot_text_stretch(
          words.measurer, words.characters.baseAddress, words.characters.count, starts, starts.count,
          availableSpace, range.lowerBound, range.upperBound, &places, capacity)
      }
      var none: [earshot_rect] = []
      var places = Array(repeating: earshot_rect(), count: stretch(&none))
      _ = stretch(&places)
      return places
    }
    return places.map { place in
      transform.bounds(of: Rect(x: place.x, y: place.y, width: place.width, height: place.height))
    }
  }
}
