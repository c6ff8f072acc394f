/// Lines of a script in random order, for one technology.
enum RandomScript: String, CaseIterable, Sendable {
  case voiceOver, keyboard, voiceControl, switchControl, zoom, largeContent, spokenContent, assistiveTouch

  /// So many lines; none ends the script.
  func lines(_ count: Int, _ dice: inout SeededDice) -> String {
    var text = ""
    for _ in 0..<count {
      let form = (dice.isDue(oneIn: 12) ? Self.shared : forms).randomElement(using: &dice) ?? "wait"
      var words: [String] = []
      for word in form.split(separator: " ") {
        switch word {
        case "X": words.append("\(Int.random(in: -20...430, using: &dice))")
        case "Y": words.append("\(Int.random(in: -20...900, using: &dice))")
        case "D": words.append("\(Int.random(in: -400...400, using: &dice))")
        case "N": words.append("\(Int.random(in: 1...40, using: &dice))")
        case "F": words.append("\(Int.random(in: 1...5, using: &dice))")
        case "KEY": words.append(Self.keys.randomElement(using: &dice) ?? "tab")
        default: words.append(String(word))
        }
      }
      text += words.joined(separator: " ") + "\n"
    }
    return text
  }

  private static let shared = [
    "wait", "wait 500ms", "wait 3s", "text size xSmall", "text size accessibility5", "text size large",
    "appearance dark", "appearance light",
  ]
  private static let keys = [
    "tab", "shift-tab", "space", "down", "up", "left", "right", "escape", "return", "tab-h", "tab-z", "fn-a",
    "command-n", "control-tab", "option-tab", "home", "end",
  ]

  private var forms: [String] {
    switch self {
    case .voiceOver:
      [
        "right", "right", "right", "left", "up", "down", "rotor next", "rotor previous", "double tap",
        "double tap", "first", "last", "triple tap", "split tap", "double tap and hold", "drag X Y",
        "lift finger",
        "two-finger tap", "two-finger double tap", "two-finger triple tap", "two-finger flick up",
        "two-finger flick down", "two-finger flick left", "two-finger flick right", "two-finger scrub",
        "three-finger tap", "three-finger flick up", "three-finger flick down", "three-finger flick left",
        "three-finger flick right", "three-finger double tap", "four-finger double tap", "triple click",
        "tap X Y", "touch X Y", "vo-right", "vo-left", "vo-space", "escape", "pinch in", "pinch out",
      ]
    case .keyboard: ["press KEY", "press KEY KEY", "press tab", "press space", "hold command"]
    case .voiceControl:
      [
        "say \"show names\"", "say \"show numbers\"", "say \"hide numbers\"", "say \"tap N\"",
        "say \"show grid\"", "say \"scroll down\"", "say \"scroll up\"", "say \"go back\"",
        "say \"tap Adopt\"",
        "say \"long press N\"", "say \"swipe left\"", "say \"nonsense\"", "say \"what can I say\"",
        "say \"show actions for N\"", "say \"increment N\"",
      ]
    case .switchControl:
      ["switch", "switch", "switch next", "switch previous", "switch on", "switch off", "wait 1s"]
    case .zoom:
      [
        "zoom on", "zoom off", "three-finger double tap", "three-finger triple tap", "three-finger drag D D",
        "three-finger double tap and drag D", "zoom menu", "zoom press option-command-8",
        "zoom press option-command-=", "zoom press option-command--", "zoom lens D D", "right", "tap X Y",
      ]
    case .largeContent:
      ["press X Y 0.6s", "press X Y 0.1s", "drag to X Y", "lift", "text size accessibility3"]
    case .spokenContent:
      [
        "select text \"Bailey\"", "select word", "select line", "select all", "select next word",
        "select word X Y", "select to X Y", "select nothing", "speak selection", "speak screen",
        "two-finger slide from top", "speak menu",
        "speak pause", "speak resume", "speak stop", "speak next", "speak previous", "speak faster",
        "speak slower", "speak collapse", "speak controller on", "speak controller off",
        "speak controller tap",
        "speak controller long press", "speak tap X Y", "speak highlight both", "speak on", "speak off",
      ]
    case .assistiveTouch:
      [
        "assistive touch on", "assistive touch off", "pointer to X Y", "pointer press", "pointer hold",
        "pointer release", "pointer button F", "dwell", "dwell 1s", "menu", "menu \"Device\"",
        "floating button to X Y", "finger F to X Y", "finger F up", "record gesture \"A\"", "stop recording",
        "play gesture \"A\"", "assistive touch do \"scroll down\"", "assistive touch set \"dwell time\" 0.5",
      ]
    }
  }
}
