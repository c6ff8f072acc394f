import AccessibilityModel
import EffortEngine
import VoiceControlEngine

/// Names that are said, and prices of whole screens.
let technologySuite = Suite(name: "technologies") {
  let names = controls(10_000)
  let index = NameIndex(names)
  let phrases = (0..<1_001).map { FoldedWords("Item number \($0 * 9) of all") }
  let matching = time(runs: phrases.count) { run in
    precondition(index.matches(phrases[run]).ids.count == 1)
  }
  var voice = VoiceControl()
  _ = voice.handle(.say("item number 1 of all"), in: names)
  let hearing = time(runs: phrases.count) { run in
    precondition(!voice.handle(.say(phrases[run].text), in: names).isEmpty)
  }
  let screen = controls(200)
  let table = time(runs: 5) { _ in precondition(EffortTable(screen).cut.isEmpty) }
  let pointing = EffortTable.Technologies().withAssistiveTouch()
  let pointed = time(runs: 5) { _ in precondition(EffortTable(screen, with: pointing).cut.isEmpty) }
  let walk = time(runs: 5) { _ in precondition(AccessWalk(screen).cut.isEmpty) }
  return [
    Measurement(
      name: "10,000 names: match a phrase", median: median(matching) / 1e6, unit: "ms", runs: matching.count,
      target: "under 1"),
    Measurement(
      name: "10,000 names: hear a phrase and ask the app", median: median(hearing) / 1e6, unit: "ms",
      runs: hearing.count, target: "under 1"),
    Measurement(
      name: "200 elements: table of prices", median: median(table) / 1e9, unit: "s", runs: table.count,
      target: "under 1"),
    Measurement(
      name: "200 elements: the same with AssistiveTouch's", median: median(pointed) / 1e9, unit: "s",
      runs: pointed.count, target: "under 1"),
    Measurement(
      name: "200 elements: walk for barriers", median: median(walk) / 1e9, unit: "s", runs: walk.count),
  ]
}

/// A screen of so many buttons, with names of their own.
private func controls(_ count: Int) -> AccessibilityTree {
  let height = Double(count) * 40
  return AccessibilityTree(
    .container(
      frame: Rect(x: 0, y: 0, width: 390, height: height),
      (0..<count).map { number in
        .stop(
          SpokenText("Item number \(number) of all"), traits: .button,
          frame: Rect(x: 0, y: Double(number) * 40, width: 200, height: 30))
      }))
}
