import AccessibilityModel
import LanguageBridge
import SpokenContentEngine

/// Languages of a long text, and the first words after something is to be spoken.
let spokenContentSuite = Suite(name: "spoken content") {
  let sentences = [
    "The revolutionary phone also includes an equally revolutionary screen reader.",
    "Το επαναστατικό τηλέφωνο περιλαμβάνει ένα εξίσου επαναστατικό πρόγραμμα ανάγνωσης.",
    "Das Telefon enthält ein ebenso neues Programm, das den Bildschirm vorliest.",
    "Телефон включает в себя столь же новую программу для чтения с экрана.",
  ]
  let text = (0..<100).map { sentences[$0 % sentences.count] }.joined(separator: " ")
  let words = text.split(separator: " ").count
  let long = screen([text])
  func listener() -> SpokenContent {
    SpokenContent(on: TechnologyDevice(languages: ["en"], identifier: .library))
  }
  var warm = listener()
  _ = warm.handle(.selectText("0"), in: long)
  let languages = time(runs: 101) { _ in
    var spoken = listener()
    // The menu tells the languages of the whole selection.
    precondition(!spoken.handle(.select(.all), in: long).isEmpty)
  }
  let page = screen((0..<30).map { "Paragraph \($0). \(sentences[$0 % sentences.count])" })
  let first = time(runs: 101) { _ in
    var spoken = listener()
    precondition(!spoken.handle(.speakScreen, in: page).isEmpty)
  }
  return [
    Measurement(
      name: "\(words) words: the languages of a selection, and its menu", median: median(languages) / 1e6,
      unit: "ms", runs: languages.count, target: "under 5"),
    Measurement(
      name: "30 paragraphs: the first words of a screen", median: median(first) / 1e6, unit: "ms",
      runs: first.count, target: "under 1"),
  ]
}

/// A screen of texts, one below the other.
private func screen(_ texts: [String]) -> AccessibilityTree {
  AccessibilityTree(
    .container(
      frame: Rect(x: 0, y: 0, width: 390, height: 840),
      texts.enumerated().map { row, text in
        .stop(
          SpokenText(text), traits: .staticText,
          frame: Rect(x: 0, y: Double(row) * 40, width: 390, height: 40))
      }))
}
