import ArgumentParser
import EarshotSession
import Foundation
import LooseFiles
import TreeFormat
import VoiceOverEngine

/// `earshot drive`: use a screen as a VoiceOver user does, by hand or by a script.
struct Drive: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Use a screen by gestures and keys, or let a script use it and say what should be heard.",
    usage: "earshot drive [<options>] <target> ... [<script>]",
    discussion: """
      Shows a preview of the target with VoiceOver on and does what it is told, a command a line: typed, or in a \
      script, or by what another program prints. Prints what is heard. Time is virtual; it passes where a command \
      waits. The exit status is 1 where something else is heard than a script expects.

      \(DrivingHelp.text)
      """)

  @Argument(
    help: "Swift files, or folders of them; they are compiled together. Behind them, the file of a script.",
    completion: .file())
  var target: [String] = []

  @OptionGroup(title: "Target") var app: AppOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  @Flag(help: "List the uncertain rules that what is heard rests on.")
  var rules = false

  mutating func validate() throws {
    try app.validate(named.files)
  }

  /// What is shown, and the path of the script behind it.
  private var named: (files: [String], script: String?) {
    guard let last = target.last, app.example != nil || target.count > 1, !last.hasSuffix(".swift") else {
      return (target, nil)
    }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: last, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? (target, nil) : (Array(target.dropLast()), last)
  }

  mutating func run() async throws {
    let named = named
    let script = try ScriptText(path: named.script)?.script
    let (voiceOver, listsRules) = (speech.voiceOver, rules)
    let (outcomes, allWentWell) = try await app.visit(
      named.files, screen.launch, onePreviewFor: "A session"
    ) { preview, app in
      var driving = try await Driving(app, preview: preview, voiceOver: voiceOver, script: script)
      return try await driving.run(listsRules: listsRules)
    }
    if !allWentWell || outcomes.contains(false) { throw ExitCode(1) }
  }
}
