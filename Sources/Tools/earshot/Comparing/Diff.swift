import AccessibilityModel
import AppBuilding
import ArgumentParser
import CrawlEngine
import Crawling
import EarshotSession
import Foundation
import TreeFormat
import VoiceOverEngine

/// `earshot diff`: what people meet otherwise in one state of an app than in another.
struct Diff: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "What changed for people who listen.",
    discussion: """
      Compares two targets, two saved screens, two maps that earshot crawl saved as JSON, or with --since a target with what it was in a \
      revision of its git repository; both are compiled. Stops are matched by their identifiers, else by their names, \
      else by likeness, so that what is renamed or moved is told as that. It tells what lost a name, an action or a \
      language, what takes longer to hear or more gestures to reach, and what is read elsewhere. The exit status is 0 \
      where nothing changed, 1 where something did and 2 where one of the two cannot be heard.

      For example:

        earshot diff Old.swift New.swift
        earshot diff --since main App
        earshot diff before.json after.json --format markdown
        earshot diff monday.xml friday.xml
      """)

  /// The forms of a report.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case markdown
  }

  @Argument(
    help:
      "The old and the new state: targets, or maps that earshot crawl saved; with --since the target alone.",
    completion: .file())
  var states: [String] = []

  @Option(help: ArgumentHelp("Compare with this revision of the git repository.", valueName: "revision"))
  var since: String?

  @Flag(help: "Crawl both, and compare every screen.")
  var crawl = false

  @OptionGroup(title: "Target") var app: AppOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions
  @OptionGroup(title: "Settings") var settings: SettingsOptions
  @OptionGroup(title: "Rules") var choices: RuleOptions
  @OptionGroup(title: "Limits") var limits: CrawlLimitOptions

  @Option(help: "text, json or markdown.")
  var format = Format.text

  mutating func validate() throws {
    guard app.example == nil else {
      throw ValidationError("--example has one state alone. Name two targets.")
    }
    if since != nil {
      guard states.count == 1 else {
        throw ValidationError("--since compares one target with what it was. Name that one.")
      }
      guard !app.saved.isMap(states[0]) else {
        throw ValidationError("--since compiles its target. Name sources in place of \(states[0]).")
      }
    } else {
      guard states.count == 2 else {
        throw ValidationError(
          "Two states to compare: earshot diff OLD NEW, or earshot diff --since REVISION TARGET.")
      }
    }
  }

  mutating func run() async throws {
    let revision = try since.map { try GitRevision($0, of: states[0]) }
    defer { withExtendedLifetime(revision) {} }
    let (old, new) = (revision?.path ?? states[0], states[states.count - 1])
    for path in [old, new] where !FileManager.default.fileExists(atPath: path) {
      throw TargetError(.noSuchFile, path)
    }
    let crawls = crawl || app.saved.isMap(old) || app.saved.isMap(new)
    let before = try await screens(of: old, crawls: crawls)
    let after = try await screens(of: new, crawls: crawls)
    let comparison = MapComparison(before, after)
    let report = ChangeReport(comparison, from: since ?? old, to: new)
    switch format {
    case .text: Output.result(report.text)
    case .markdown: Output.document(Data(report.markdown.utf8))
    case .json: Output.document(Data(report.json.utf8))
    }
    if !comparison.changes.isEmpty { throw ExitCode(1) }
  }

  /// The screens of a state, as they are met or as they were saved.
  private func screens(of path: String, crawls: Bool) async throws -> [CrawlScreen] {
    if app.saved.isMap(path) {
      let text = try BaselineFile(path: path).read()
      do {
        return try CrawlDocument(reading: text).maps.flatMap(\.screens)
      } catch {
        throw ValidationError("\(path): \(error)")
      }
    }
    let person = try settings.person()
    let chosen = try choices.choices(person)
    let voiceOver = speech.voiceOver(person.present, following: chosen)
    let launch = speech.launchOptions(on: screen, for: voiceOver, rules: chosen)
    return crawls && !app.saved.isSaved(path)
      ? try await crawled(path, launch, voiceOver) : try await shown(path, launch, voiceOver)
  }

  private func crawled(_ path: String, _ launch: LaunchOptions, _ voiceOver: VoiceOver) async throws
    -> [CrawlScreen]
  {
    var settings = CrawlSettings(voiceOver: voiceOver)
    limits.apply(to: &settings)
    settings.verifies = false
    var screens: [CrawlScreen] = []
    for launcher in try await app.launchers([path], launch).launchers {
      let crawler = Crawler(
        launcher.preview.title, settings, gauge: CrawlGauge(settings), progress: { Output.progress($0) },
        open: { try await launcher.open() })
      do {
        let map = try await crawler.crawl()
        for cut in map.cuts { Output.error("earshot: \(path): \(cut.text)") }
        screens += map.screens
      } catch let failure as AppFailure {
        Output.error("earshot: \(launcher.failure(failure))")
        throw ExitCode(2)
      }
    }
    Output.progress(nil)
    return screens
  }

  /// Each preview, and the app itself, as it is met first.
  private func shown(_ path: String, _ launch: LaunchOptions, _ voiceOver: VoiceOver) async throws
    -> [CrawlScreen]
  {
    let capture = ScreenCapture(voiceOver, limit: limits.maxStops)
    let (screens, allWentWell) = try await app.visit([path], launch) { preview, app in
      let session = Session(source: app)
      _ = try await session.start(with: [voiceOver], patience: .seconds(5))
      let tree = await session.tree
      var screen = try await capture.screen(tree, ScreenSignature(tree))
      // Two files of one screen have names of their own.
      screen.title = app is SavedScreenApp ? "The saved screen" : preview.keptName
      return screen
    }
    guard allWentWell else { throw ExitCode(2) }
    return screens
  }
}
