import AccessibilityModel
import AppBuilding
import ArgumentParser
import EarshotSession
import Foundation
import LanguageBridge
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

      For example:

        earshot drive File.swift
        earshot drive File.swift talk.drive --speak talk.wav
        echo right | earshot drive File.swift -

      The commands:

      \(DrivingHelp.text)
      """)

  /// The forms of a session.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @Argument(
    help: "A project, a workspace, a package, a folder or Swift files. Behind them, the file of a script.",
    completion: .file())
  var target: [String] = []

  @OptionGroup(title: "Target") var app: AppOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  @OptionGroup(title: "Settings") var settings: SettingsOptions
  @OptionGroup(title: "Rules") var choices: RuleOptions
  @OptionGroup(title: "Sound") var voice: VoiceOptions
  @OptionGroup(title: "Braille") var braille: BrailleOptions
  @OptionGroup(title: "Braille") var brailleDisplay: BrailleDisplayOptions

  @Option(
    help: ArgumentHelp(
      "Pixels for each point of pictures: 1, 2 or 3; those of a device that is named, else 2.",
      valueName: "number"))
  var scale: Int?

  @Option(help: "text, or json: the records of a script's session, with what was not heard and why.")
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "Let what is said in a WAV file be heard by Voice Control, phrase by phrase.", valueName: "file"),
    completion: .file())
  var listen: String?

  @Flag(help: "Press keys instead of typing commands: arrow keys flick, and time is real.")
  var keys = false

  @Flag(help: "List the uncertain rules that what is heard rests on.")
  var rules = false

  mutating func validate() throws {
    try app.validate(named.files)
    if named.files.contains("-"), named.script ?? "-" == "-" {
      throw ValidationError("The code comes through the standard input, so the script cannot. Name its file.")
    }
    guard (1...3).contains(scale ?? 1) else { throw ValidationError("--scale is 1, 2 or 3.") }
    guard listen == nil || named.script == nil && !keys else {
      throw ValidationError("--listen takes the place of a script and of keys. Leave those out.")
    }
    guard !brailleDisplay.brailleDisplay || named.script ?? "-" == "-" && !named.files.contains("-") else {
      throw ValidationError(
        "A braille display is used while commands are typed or come through the standard input. Leave the file out."
      )
    }
    if format == .json, keys || named.script == nil || brailleDisplay.brailleDisplay {
      throw ValidationError("--format json is for scripts; name one, and leave --keys out.")
    }
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

  /// What people call the app: the example, or the folder or the file that is shown.
  private var appName: String {
    let path = named.files.first ?? FileManager.default.currentDirectoryPath
    return app.example ?? URL(filePath: path).standardizedFileURL.deletingPathExtension().lastPathComponent
  }

  mutating func run() async throws {
    let named = named
    let said = try listen.map { try Recording(path: $0) }
    let listener = try said.map { _ in try CommandListener(synthesizer: voice.synthesizer()) }
    // Beside a display, commands are done as they come.
    let converses = said != nil || brailleDisplay.brailleDisplay
    let script = converses ? nil : try ScriptText(path: named.script)?.script
    var person = try settings.person()
    let heard = try heard(for: person, language: speech.voiceOver.dialect.language)
    let chosen = try choices.choices(person)
    var voiceOver = speech.voiceOver(person.present, following: chosen)
    let (listsRules, usesKeys, format) = (rules, keys, format)
    var launch = screen.launch
    launch.rules = chosen
    let file = settings.file
    let pictureScale = scale.map(Double.init) ?? screen.device.scale
    speech.languages.apply(to: &launch)
    launch.speechLanguage = voiceOver.dialect.language
    if voiceOver.dialect.platform == .iOS { voiceOver.statusBar = StatusBar(on: launch) }
    let reader = voiceOver
    let equipment = TechnologyDevice(
      languages: [launch.locale, voiceOver.dialect.language], identifier: .library,
      settings: person.technologies, app: appName)
    let (outcomes, allWentWell) = try await app.visit(
      named.files, launch, onePreviewFor: "A session", keepsTime: true
    ) { preview, app in
      var driving = try await Driving(
        app, preview: preview.info, voiceOver: reader, script: script, heard: heard,
        pictureScale: pictureScale,
        rules: chosen, equipment: equipment, writesJSON: format == .json)
      if let said, let listener { try await driving.hear(said, with: listener) }
      let isRight = try await driving.run(listsRules: listsRules, usesKeys: usesKeys, converses: said == nil)
      if format == .json { Output.result(driving.recording(of: launch).text) }
      // What the person changed by the rotor stays changed; what a script changes does not.
      if script == nil, let file, let changed = await driving.settings {
        person.take(changed)
        try file.write(person)
      }
      return isRight
    }
    if !allWentWell || outcomes.contains(false) { throw ExitCode(1) }
  }

  /// What takes in what is heard, as far as it was asked for; speech at once where a person hears it.
  private func heard(for person: UserSettings, language: String) throws -> OutputRecorders {
    var heard = OutputRecorders(
      braille: try braille.writer(person), display: try brailleDisplay.display(braille, person))
    if voice.speak == "-" {
      heard.voice = try voice.liveVoice(person, language: language)
    } else {
      heard.narrator = try voice.narrator(person, language: language)
    }
    return heard
  }
}
