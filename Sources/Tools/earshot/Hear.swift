import AppBuilding
import ArgumentParser
import EarshotSession
import Foundation
import TreeFormat
import VoiceOverEngine

/// `earshot hear`: what VoiceOver says at each stop.
struct Hear: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "What VoiceOver says at each stop.",
    discussion: """
      Compiles the target, shows the app itself and each of its previews, and walks each screen with VoiceOver from \
      the first stop to the last. Of a project or a workspace the application is heard, as it is built for debugging, or what --target \
      names; a folder that holds one project is heard through it. Without a preview, every view that can be made without arguments is shown. Stops that say too \
      much or too little are marked with "!"; where there are any, or something else is noticed to be wrong, the \
      exit status is 1. With --against a file that --freeze wrote, it is 1 where anything is otherwise than there. \
      With --watch the target is heard again whenever it is saved, and what is otherwise than before is printed.

      For example:

        earshot hear File.swift
        earshot hear App.xcodeproj --language de --format captions
        earshot hear . --against heard.txt
        earshot hear . --watch
        earshot hear Login.xml
        ls screens/*.xml | earshot hear --list -
      """)

  /// The forms of a transcript.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case captions
    case github
  }

  @OptionGroup(title: "Target") var target: TargetOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions
  @OptionGroup(title: "Settings") var settings: SettingsOptions
  @OptionGroup(title: "Rules") var choices: RuleOptions
  @OptionGroup(title: "Sound") var voice: VoiceOptions
  @OptionGroup(title: "Braille") var braille: BrailleOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup(title: "Keeping") var keeping: BaselineOptions

  @Option(
    help: "text, json, captions: one utterance a line, or github: findings as annotations of a workflow.")
  var format = Format.text

  @Flag(help: "List the uncertain rules that the transcript rests on.")
  var rules = false

  @Flag(help: "Hear every row of a list, not only those of its first screen.")
  var all = false

  @Flag(help: "Hear again on each save, and print what is otherwise; Control-C ends it.")
  var watch = false

  mutating func validate() throws {
    guard watch else { return }
    guard format == .text, !keeping.isUsed, voice.speak == nil else {
      throw ValidationError("--watch prints text alone. Leave out --format, --freeze, --against and --speak.")
    }
    guard target.app.example == nil, !target.target.contains("-") else {
      throw ValidationError("--watch needs files that are saved. Name Swift files, a folder or a project.")
    }
  }

  mutating func run() async throws {
    let kept = try keeping.kept()
    let isQuiet = keeping.isQuiet
    let person = try settings.person()
    let writer = try braille.writer(person)
    let chosen = try choices.choices(person)
    let voiceOver = speech.voiceOver(person.present, following: chosen)
    var narrator = try voice.narrator(person, language: voiceOver.dialect.language)
    let launch = speech.launchOptions(on: screen, for: voiceOver, rules: chosen)
    if let list = target.many.list { return try await hear(list, launch, voiceOver) }
    if watch { try await keepHearing(launch, voiceOver, writer) }
    let (screens, allWentWell) = try await hear(launch, voiceOver, writer, isQuiet: isQuiet)
    let transcripts = screens.map(\.transcript)
    switch format {
    case _ where isQuiet: break
    case .text:
      let proposes = self.limits.propose
      Output.result(Transcript.closing(of: transcripts, listsRules: rules, proposes: proposes))
    case .json: Output.result(Transcript.json(of: transcripts))
    case .captions, .github: break
    }
    if narrator != nil {
      try await narrator?.speak(transcripts.map(\.tour), as: voiceOver.settings)
      try await narrator?.finish()
    }
    let isOtherwise = try keeping.compare(
      ScreenBaseline(screens.map(\.kept)), with: kept, asAnnotations: format == .github)
    let hasFindings = !keeping.isUsed && transcripts.contains(where: \.tour.hasFindings)
    if !allWentWell || isOtherwise || hasFindings { throw ExitCode(1) }
  }

  /// A screen as it is told, and as it is kept.
  private typealias Heard = (transcript: Transcript, kept: ScreenBaseline.Screen)

  /// Hears each screen, and tells it as soon as it was heard; the others may take their time.
  private func hear(
    _ launch: LaunchOptions, _ voiceOver: VoiceOver, _ writer: BrailleWriter?, isQuiet: Bool
  ) async throws -> (screens: [Heard], allWentWell: Bool) {
    let (all, limits, patience, format) = (all, limits.limits, target.patience, format)
    func stops(of screen: Heard) -> Int { screen.transcript.tour.stops.count }
    let (screens, allWentWell) = try await target.visit(launch, stops: stops) { preview, app -> Heard in
      var tour = try await Tour.walk(app, with: voiceOver, all: all, patience: patience)
      tour.diagnostics += await app.diagnostics
      tour = tour.marked(limits).proposing { try? String(contentsOfFile: $0, encoding: .utf8) }
      let transcript = Transcript(name: preview.title, tour: writer?.written(tour) ?? tour)
      switch format {
      case _ where isQuiet: break
      case .text: Output.result(transcript.text)
      case .captions: Output.result(Transcript.captions(of: [transcript]))
      case .github: Annotations.write(tour.findingLines, on: preview.title)
      case .json: break
      }
      return (transcript: transcript, kept: ScreenBaseline.Screen(name: preview.keptName, tour: tour))
    }
    return (screens, allWentWell)
  }

  /// Hears each target of a list, a line each.
  private func hear(_ list: String, _ launch: LaunchOptions, _ voiceOver: VoiceOver) async throws {
    let (all, limits, patience) = (all, limits.limits, target.patience)
    try await ListRun(app: target.app, launch: launch, key: "transcript").run(list) { preview, app in
      var tour = try await Tour.walk(app, with: voiceOver, all: all, patience: patience)
      tour.diagnostics += await app.diagnostics
      return Transcript(name: preview.title, tour: tour.marked(limits))
    } document: {
      Transcript.json(of: $0)
    }
  }

  /// Hears the target, and hears it again on each save until a signal ends it.
  private func keepHearing(
    _ launch: LaunchOptions, _ voiceOver: VoiceOver, _ writer: BrailleWriter?
  ) async throws -> Never {
    var first: ScreenBaseline?
    do {
      first = ScreenBaseline(try await hear(launch, voiceOver, writer, isQuiet: false).screens.map(\.kept))
    } catch let error as TargetError {
      Output.error("earshot: \(error)")
    }
    try await Watch(target.target).run(after: first) {
      ScreenBaseline(try await hear(launch, voiceOver, writer, isQuiet: true).screens.map(\.kept))
    }
  }
}
