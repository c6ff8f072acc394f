import AccessibilityModel
import VoiceOverEngine

extension ScriptForm {
  /// Every form, in the order in which a list of them reads well: commands, and what can be expected.
  public static let all: [ScriptForm] =
    TechnologyList.all.flatMap { $0.commandForms } + commands + expectations
    + TechnologyList.all.flatMap { $0.expectationForms }

  /// Commands that are no single technology's.
  private static let commands = [
    ScriptForm("select \"NAME\"", does: "to the stop with that label, identifier, value or beginning"),
    ScriptForm("select containing \"WORDS\"", does: "to the stop of which that is heard"),
    ScriptForm("select \"NAME\" NUMBER", does: "to one of several, from 1"),
    ScriptForm("vo-command-/", does: "press keys together; vo is Control and Option"),
    ScriptForm("wait 2s", does: "let time pass"),
    ScriptForm("wait 500ms", does: "let less time pass"),
    ScriptForm("wait", does: "until everything was said that still waits"),
    ScriptForm("look FILE.png", does: "draw the screen, with what technologies show, into a file"),
    ScriptForm("look FILE.png 3x", does: "the same with so many pixels for each point"),
    ScriptForm("text size accessibility3", does: "change the text size while the app runs"),
    ScriptForm("appearance dark", does: "change to dark, or back with appearance light"),
    ScriptForm("quit", does: "leave; what follows is not done"),
  ]

  /// What can be expected whichever technology brought it.
  private static let expectations = [
    ScriptForm("expect \"WORDS\"", does: "exactly these words were heard since the last command"),
    ScriptForm("expect containing \"WORDS\"", does: "these words were heard, among others"),
    ScriptForm("expect silence", does: "no words were heard"),
    ScriptForm("expect sound NAME", does: "the sound was heard"),
    ScriptForm("expect no sound", does: "no sound was heard but the tick of the moving cursor"),
    ScriptForm("expect device \"WORDS\"", does: "the device itself did that"),
    ScriptForm("expect shown \"WORDS\"", does: "that is drawn over the screen"),
    ScriptForm("expect nothing shown", does: "nothing is drawn over the screen"),
  ]

  /// The forms and commands that begin with a word; those come first that have no further word of their own.
  static func forms(_ keyword: String) -> [String] {
    let simple = all.filter { $0.literal == keyword }
    let others = all.filter { $0.literal != keyword }
    let written = (simple + others).map(\.form) + ScriptCommand.all.compactMap(\.names.first)
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
    // Where all begin with one word, what follows it decides.
    let start = keyword.map { $0 + " " } ?? ""
    let names = shown.keys.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    let rest = written.hasPrefix(start) ? String(written.dropFirst(start.count)) : written
    return Nearest.names(to: rest, among: names.sorted()).first.flatMap { shown[start + $0] } ?? []
  }
}
