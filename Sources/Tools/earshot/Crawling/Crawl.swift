import AppBuilding
import ArgumentParser
import CrawlEngine
import Crawling
import EarshotSession
import EffortEngine
import Foundation
import TreeFormat
import VoiceOverEngine

/// `earshot crawl`: every screen of an app that a person can reach.
struct Crawl: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Every screen of an app, and how each is reached.",
    discussion: """
      Compiles the target, starts the app itself, or each preview where there is no app, and reaches every screen as \
      a person with VoiceOver does: by activating, choosing custom actions, turning pages, typing into fields, and \
      leaving. It goes back by starting anew. Screens are told apart by what they are, and not by their data: rows of \
      one shape are tried until two in a row lead to one screen. The map tells how each screen is reached, what is \
      heard on it, what is wrong, and what leads nowhere. The exit status is 1 where something is found, and 130 \
      where Control-C ended the crawl; the map of what was seen is printed then too.

      For example:

        earshot crawl App.xcodeproj
        earshot crawl . --html map.html --jobs 4
        earshot crawl . --format json > map.json
      """)

  @OptionGroup(title: "Target") var target: TargetOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions
  @OptionGroup(title: "Settings") var settings: SettingsOptions
  @OptionGroup(title: "Rules") var choices: RuleOptions
  @OptionGroup(title: "Limits") var limits: CrawlLimitOptions

  @Option(
    help: ArgumentHelp("Write one page with the map, pictures and transcripts.", valueName: "file"),
    completion: .file())
  var html: String?

  @Option(help: ArgumentHelp("What is typed into fields.", valueName: "text"))
  var type = "Bailey"

  @Flag(help: "List every move, also those that lead nowhere.")
  var moves = false

  @Flag(help: "Leave out every text of the app: screens bear numbers, and pictures are left out too.")
  var noWords = false

  @Option(help: "text or json.")
  var format = DocumentFormat.text

  mutating func validate() throws {
    guard !type.isEmpty, !type.contains(where: { $0.isNewline || $0 == "\"" || $0 == "\\" }) else {
      throw ValidationError("--type is a line of text without quotation marks, such as Bailey.")
    }
  }

  mutating func run() async throws {
    let (launch, crawl) = try options()
    let (launchers, isWhole) = try await target.app.launchers(target.target, launch)
    var maps: [CrawlMap] = []
    var allWentWell = isWhole
    var isInterrupted = false
    for launcher in launchers where !isInterrupted {
      let gauge = CrawlGauge(crawl)
      Interruption.answer { gauge.interrupt() }
      let crawler = Crawler(
        launcher.preview.title, crawl, gauge: gauge, progress: { Output.progress($0) },
        open: { try await launcher.open() })
      do {
        maps.append(try await crawler.crawl())
      } catch let failure as AppFailure {
        Output.error("earshot: \(launcher.failure(failure))")
        allWentWell = false
      }
      isInterrupted = gauge.isInterrupted
    }
    Output.progress(nil)
    let isWrong = maps.contains(where: \.hasFindings)
    if noWords { maps = maps.map(\.withoutWords) }
    if let html { try BaselineFile(path: html).write(CrawlPage(maps).html) }
    switch format {
    case _ where html == "-": break
    case .text:
      let texts = maps.map { $0.text(listsMoves: moves) }
      Output.result(texts.joined(separator: "\n"))
    case .json: Output.document(Data(CrawlDocument(maps).text.utf8))
    }
    if isInterrupted { throw ExitCode(130) }
    if !allWentWell || isWrong { throw ExitCode(1) }
  }

  /// What the app is told of the device, and how far the crawl goes.
  private func options() throws -> (LaunchOptions, CrawlSettings) {
    let person = try settings.person()
    let chosen = try choices.choices(person)
    let voiceOver = speech.voiceOver(person.present, following: chosen)
    let launch = speech.launchOptions(on: screen, for: voiceOver, rules: chosen)
    var crawl = CrawlSettings(voiceOver: voiceOver)
    limits.apply(to: &crawl)
    crawl.text = type
    crawl.patience = target.patience
    crawl.pictureScale = html == nil ? nil : 0.4
    crawl.textSize = launch.textSize
    crawl.technologies = EffortTable.Technologies(rules: chosen, language: launch.speechLanguage)
    return (launch, crawl)
  }
}
