import AccessibilityModel
import AppBuilding
import ArgumentParser
import EarshotSession
import ExplanationEngine
import Foundation
import TreeFormat
import VoiceOverEngine

/// `earshot why`: where words come from, why they stand where they do, and why they are not heard.
struct Why: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Why something is heard, or not heard.",
    discussion: """
      Compiles the target, hears its screens, and explains the stops at which the words are heard: each part of the \
      utterance with the property and the line it comes from, the rule of behaviour with its page and how sure it is, \
      and what is not heard in its place. With --order it tells why the stop is read there. Where no stop says the \
      words, it tells why they are not reached: hidden, behind something modal, inside another element. Words that \
      the app announces are told with what cut them off. With --script a drive script is run first. The exit status \
      is 1 where the words are nowhere.

      For example:

        earshot why File.swift "Three years"
        earshot why File.swift Dismiss --order
        earshot why File.swift Saved --script save.drive
      """)

  @Argument(help: "The target as for earshot hear, and last the words, in any capitals.", completion: .file())
  var targetAndWords: [String] = []

  @OptionGroup(title: "Target") var app: AppOptions

  @Option(
    help: ArgumentHelp(
      "Seconds of the app's own time in which its screen may still come.", valueName: "seconds"))
  var wait = 5.0

  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions
  @OptionGroup(title: "Settings") var settings: SettingsOptions
  @OptionGroup(title: "Rules") var choices: RuleOptions

  @Flag(help: "Tell why the stops are read where they are.")
  var order = false

  @Option(help: ArgumentHelp("Run this drive script first.", valueName: "file"), completion: .file())
  var script: String?

  @Option(help: "text or json.")
  var format = DocumentFormat.text

  private var files: [String] { Array(targetAndWords.dropLast()) }
  private var words: String { targetAndWords.last ?? "" }

  mutating func validate() throws {
    guard (0...3_600).contains(wait) else { throw ValidationError("--wait is 0 to 3600.") }
    guard !words.trimmingCharacters(in: .whitespaces).isEmpty else {
      throw ValidationError(
        "No words to explain. Name the target and then words: earshot why File.swift \"Pay\".")
    }
    guard !files.isEmpty || app.example != nil else {
      throw ValidationError(
        "No words to explain, or no target. Name both: earshot why \(words) \"words that are heard\".")
    }
    try app.validate(files)
  }

  mutating func run() async throws {
    let steps = try script.map { try Script(reading: try BaselineFile(path: $0).read(), name: $0) }
    let person = try settings.person()
    let chosen = try choices.choices(person)
    let voiceOver = speech.voiceOver(person.present, following: chosen)
    let launch = speech.launchOptions(on: screen, for: voiceOver, rules: chosen)
    let (words, patience) = (words, Duration.seconds(wait))
    let (answers, allWentWell) = try await app.visit(files, launch) { preview, app in
      let session = Session(source: app, rules: chosen)
      var records = try await session.start(with: [voiceOver], patience: patience).records
      var starts: [Int] = [0]
      if let steps {
        var runner = ScriptRunner(session, heard: records)
        for line in steps.lines {
          await app.restartDeadline()
          starts.append(records.count)
          let outcome = try await runner.run(line)
          records += outcome.records
          if outcome.isEnd || outcome.stopsScript { break }
        }
        for failure in runner.failures {
          Output.error("earshot: line \(failure.line.number): \(failure.lines.joined(separator: "; "))")
        }
      }
      records += try await session.waitForSilence()
      let tree = await session.tree
      let tour = try await Tour.walk(StaticSource(tree), with: voiceOver)
      return WordAnswer(words, on: preview.title, tour, tree, Listening(records, doings: starts))
    }
    let found = answers.contains { !$0.isEmpty }
    switch format {
    case .text:
      var text = answers.filter { !$0.isEmpty }.map { $0.text(tellsOrder: order) }.joined(separator: "\n")
      if !found { text = nowhere(answers) }
      Output.result(text)
    case .json: Output.result(WordAnswer.json(of: answers, tellsOrder: order))
    }
    if !allWentWell || !found { throw ExitCode(1) }
  }

  /// What is said where the words are on no screen: whether the code has them, and what comes near.
  private func nowhere(_ answers: [WordAnswer]) -> String {
    var lines = ["\"\(words)\" is not heard on any screen, nor hidden on one."]
    let places = CodeSearch(words, in: files).places
    for place in places.prefix(3) {
      lines.append("  The code has it at \(place.file):\(place.line)\(place.note.map { "; \($0)" } ?? "").")
    }
    let names = answers.flatMap(\.names)
    let near = Nearest.names(to: words, among: names)
    if !near.isEmpty { lines.append("  Nearest: \(near.map { "\"\($0)\"" }.joined(separator: ", ")).") }
    if places.isEmpty, near.isEmpty { lines.append("  earshot hear lists what is heard.") }
    return VisibleText.joined(lines)
  }
}
