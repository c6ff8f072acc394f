import AccessibilityModel
import BrailleBridge
import EarshotSession

/// Writes what is heard as a braille display shows it, from pan to pan.
struct BrailleWriter {
  let translator: BrailleTranslator
  let display: BrailleDisplay

  /// What the display shows of an utterance, one after the other.
  func lines(of utterance: Utterance, _ element: AccessibilityElement? = nil) -> [String] {
    let line = BrailleLine(utterance, in: translator)
    guard !line.braille.cells.isEmpty else { return [] }
    var display = display
    display.show(line, status: element.map { BrailleStatus($0) } ?? [])
    var lines = [display.text]
    while display.panRight() { lines.append(display.text) }
    return lines
  }

  /// A tour with its braille at each stop.
  func written(_ tour: Tour) -> Tour {
    var tour = tour
    for index in tour.stops.indices {
      tour.stops[index].braille = lines(of: tour.stops[index].utterance, tour.stops[index].element)
    }
    return tour
  }
}
