import AccessibilityModel
import EarshotSession
import KeyboardAccessEngine
import SwitchControlEngine
import VoiceControlEngine
import VoiceOverEngine

/// From an input to everything that follows from it, and from a screen to all that is heard of it.
let keySuite = Suite(name: "keys") {
  let tree = settingsScreen(10_000)
  var measurements: [Measurement] = []

  /// Measures an input from places all over the screen.
  func measure(
    _ name: String, _ inputs: [VoiceOver.Input], from voiceOver: VoiceOver, every distance: Int = 97
  ) {
    var times: [Double] = []
    for id in tree.stops.enumerated().filter({ $0.offset % distance == 0 }).map(\.element) {
      var person = voiceOver
      _ = person.handle(.select(id), in: tree)
      for input in inputs {
        times += time(runs: 1) { _ in precondition(!person.handle(input, in: tree).isEmpty) }
      }
    }
    measurements.append(
      Measurement(
        name: "10,000 elements: VoiceOver, \(name)", median: median(times.sorted()) / 1e3, unit: "µs",
        runs: times.count, target: "under 50"))
  }

  var voiceOver = VoiceOver(.iOS)
  _ = voiceOver.observe(.changed(TreeVersion(rawValue: 1), TreeDiff()), in: tree)
  _ = voiceOver.advance(to: .start, in: tree)
  _ = voiceOver.handle(.rotate(.next), in: tree)
  measure("a flick to the right", [.flickRight, .flickRight], from: voiceOver)
  measure("a flick to the left", [.flickLeft, .flickLeft], from: voiceOver)
  measure("a turn of the rotor", [.rotate(.next), .rotate(.previous)], from: voiceOver)
  measure("a double tap", [.doubleTap], from: voiceOver)
  measure("to the last and the first element", [.lastElement, .firstElement], from: voiceOver)
  var reader = VoiceOver(.iOS, rotor: [.search(.headings)])
  _ = reader.handle(.flickRight, in: tree)
  measure("to the next heading, 20 elements on", [.flickDown, .flickUp], from: reader)
  var seeker = VoiceOver(.iOS, rotor: [.search(.tables)])
  _ = seeker.handle(.flickRight, in: tree)
  _ = seeker.handle(.flickDown, in: tree)
  measure("to the next table, of which there is none", [.flickDown], from: seeker)

  var keyboard = KeyboardAccess()
  _ = keyboard.observe(.changed(TreeVersion(rawValue: 1), TreeDiff()), in: tree)
  for text in ["tab", "down", "tab-right", "space"] {
    guard let press = KeyPress(text) else { continue }
    let times = time(runs: 201) { _ in precondition(!keyboard.handle(.press(press), in: tree).isEmpty) }
    measurements.append(
      Measurement(
        name: "10,000 elements: Full Keyboard Access, \(text)", median: median(times) / 1e3, unit: "µs",
        runs: times.count, target: "under 50"))
  }
  var control = SwitchControl()
  _ = control.observe(.changed(TreeVersion(rawValue: 1), TreeDiff()), in: tree)
  let steps = time(runs: 201) { _ in precondition(!control.handle(.next, in: tree).isEmpty) }
  measurements.append(
    Measurement(
      name: "10,000 elements: Switch Control, a step of the scan", median: median(steps) / 1e3, unit: "µs",
      runs: steps.count, target: "under 50"))

  let composer = UtteranceComposer(.iOS)
  let spoken = time(runs: 21) { _ in
    var length = 0
    var previous: ElementID?
    for id in tree.stops {
      length += composer.composition(of: id, in: tree, from: previous).utterance.text.utf8.count
      previous = id
    }
    precondition(length > 0)
  }
  measurements.append(
    Measurement(
      name: "10,000 elements: what is said of each, as text", median: 1e13 / median(spoken),
      unit: "elements a second", runs: spoken.count, target: "over 500,000"))
  var toured: [Double] = []
  for _ in 0..<3 {
    let start = ContinuousClock.now
    let tour = try await Tour.walk(StaticSource(tree), with: VoiceOver(.iOS), all: true)
    let text = Transcript.text(of: [Transcript(name: "Settings", tour: tour)])
    precondition(tour.stops.count >= 10_000 && !text.isEmpty)
    toured.append(nanoseconds(ContinuousClock.now - start))
  }
  measurements.append(
    Measurement(
      name: "10,000 elements: a tour flick by flick, every hint waited for, as a transcript",
      median: 1e13 / median(toured.sorted()), unit: "elements a second", runs: toured.count))
  return measurements
}

/// A screen of so many elements in groups of twenty: a heading, buttons, switches and texts.
private func settingsScreen(_ count: Int) -> AccessibilityTree {
  let groups = (0..<count / 20).map { group in
    AccessibilityNode.container(
      .semanticGroup, frame: Rect(x: 0, y: Double(group) * 600, width: 390, height: 600),
      (0..<20).map { number in
        let frame = Rect(x: 0, y: Double(group * 20 + number) * 30, width: 390, height: 28)
        switch number {
        case 0: return .stop(SpokenText("Group \(group)"), traits: .header, frame: frame)
        case 1...4:
          return .stop(SpokenText("Switch \(number)"), value: "1", traits: .toggleButton, frame: frame)
        case 5...8: return .stop(SpokenText("About \(number)"), hint: "Tells more", frame: frame)
        default:
          return .stop(
            SpokenText("Open item \(number) of group \(group)"), traits: .button, frame: frame)
        }
      })
  }
  return AccessibilityTree(
    .container(frame: Rect(x: 0, y: 0, width: 390, height: Double(count) * 30), groups))
}
