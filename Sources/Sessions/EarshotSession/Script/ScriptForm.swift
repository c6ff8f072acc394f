/// A way to write a command that takes something, for those who look it up or got it wrong.
public struct ScriptForm: Hashable, Sendable {
  /// How it is written.
  public let form: String
  /// What it does.
  public let summary: String

  private init(_ form: String, does summary: String) {
    self.form = form
    self.summary = summary
  }

  /// The words that are written as they stand, without what takes their place.
  private var literal: String {
    let words = form.split(separator: " ").prefix { $0.first?.isLowercase ?? false }
    return words.joined(separator: " ")
  }

  /// Every form, in the order in which a list of them reads well.
  public static let all: [ScriptForm] = [
    ScriptForm("tap X Y", does: "tap that point of the screen"),
    ScriptForm("touch X Y", does: "drag a finger to that point of the screen"),
    ScriptForm("rotor \"NAME\"", does: "turn the rotor until that entry is heard"),
    ScriptForm("drag X Y", does: "move the finger that the app has got to that point"),
    ScriptForm("type \"TEXT\"", does: "type letters where VoiceOver asks for them, or into a field"),
    ScriptForm("say \"WORDS\"", does: "say that to Voice Control"),
    ScriptForm("press tab-z space", does: "press keys for Full Keyboard Access, one after the other"),
    ScriptForm("hold command", does: "keep Command down: the keys that do something in the app are shown"),
    ScriptForm("press X Y 0.6s", does: "hold a finger on that point of the screen, and keep it there"),
    ScriptForm("drag to X Y", does: "move the finger that is held to that point"),
    ScriptForm("lift", does: "lift the finger that is held"),
    ScriptForm("switch", does: "press the switch of Switch Control; switch on only turns it on"),
    ScriptForm("switch next", does: "move its scan on, or back with switch previous"),
    ScriptForm("zoom on", does: "turn Zoom on; three-finger double tap is its gesture from then on"),
    ScriptForm("three-finger drag X Y", does: "move what Zoom shows by so many points"),
    ScriptForm("three-finger double tap and drag Y", does: "magnify more by a drag up of so many points"),
    ScriptForm("zoom menu", does: "open the menu of Zoom"),
    ScriptForm("zoom choose \"NAME\"", does: "choose an entry of it"),
    ScriptForm("zoom lens X Y", does: "drag the lens of Zoom by so many points"),
    ScriptForm("zoom press option-command-8", does: "press keys of Zoom"),
    ScriptForm("select \"NAME\"", does: "to the stop with that label or identifier"),
    ScriptForm("select \"NAME\" NUMBER", does: "to one of several, from 1"),
    ScriptForm("vo-command-/", does: "press keys together; vo is Control and Option"),
    ScriptForm("wait 2s", does: "let time pass"),
    ScriptForm("wait 500ms", does: "let less time pass"),
    ScriptForm("wait", does: "until VoiceOver has said what it still has to say"),
    ScriptForm("look FILE.png", does: "draw the screen, with what technologies show, into a file"),
    ScriptForm("look FILE.png 3x", does: "the same with so many pixels for each point"),
    ScriptForm("text size accessibility3", does: "change the text size while the app runs"),
    ScriptForm("appearance dark", does: "change to dark, or back with appearance light"),
    ScriptForm("quit", does: "leave; what follows is not done"),
    ScriptForm("expect \"WORDS\"", does: "exactly these words were heard since the last command"),
    ScriptForm("expect silence", does: "no words were heard"),
    ScriptForm("expect sound NAME", does: "the sound was heard"),
    ScriptForm("expect no sound", does: "no sound was heard but the tick of the moving cursor"),
    ScriptForm("expect device \"WORDS\"", does: "the device itself did that"),
    ScriptForm("expect shown \"WORDS\"", does: "that is drawn over the screen"),
    ScriptForm("expect nothing shown", does: "nothing is drawn over the screen"),
    ScriptForm("expect large \"NAME\"", does: "that title or image is shown large"),
    ScriptForm("expect large nothing", does: "nothing is shown large"),
    ScriptForm("expect ring \"NAME\"", does: "the ring of Full Keyboard Access is around that element"),
    ScriptForm("expect zoom 2", does: "so many times is magnified; expect zoom off: nothing is"),
    ScriptForm("expect zoom window", does: "in a lens; expect zoom full screen: everywhere"),
    ScriptForm("expect zoom filter grayscale", does: "in those colours"),
    ScriptForm("expect zoom shows \"NAME\"", does: "that element is seen in what is magnified"),
    ScriptForm("expect cursor \"NAME\"", does: "the cursor is on that element"),
  ]

  /// The forms and commands that begin with a word.
  static func forms(_ keyword: String) -> [String] {
    let written = all.map(\.form) + ScriptCommand.all.compactMap(\.names.first)
    return written.filter { $0 == keyword || $0.hasPrefix(keyword + " ") }
  }

  /// The commands and forms that come nearest to what is written; none where nothing is near.
  ///
  /// - Parameters:
  ///   - written: what is written in a line.
  ///   - keyword: the word that all of them begin with, where that is known.
  /// - Returns: them as they are written, all forms of the nearest words.
  static func nearest(to written: String, keyword: String? = nil) -> [String] {
    var shown: [String: [String]] = [:]
    for name in Array(ScriptCommand.byName.keys) + ScriptCommand.keys where name.count > 2 {
      shown[name] = [name]
    }
    for form in all where shown[form.literal]?.contains(form.form) != true {
      shown[form.literal, default: []].append(form.form)
    }
    let names = shown.keys.filter { name in keyword.map { name.hasPrefix($0 + " ") } ?? true }
    return Nearest.names(to: written, among: names.sorted()).first.flatMap { shown[$0] } ?? []
  }
}
