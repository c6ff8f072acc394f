import AccessibilityModel
import AppHost
import EarshotSession
import Foundation
import Testing
import TreeFormat
import UIKit
import VoiceOverEngine

/// A device with one app on it in the hands of a test; VoiceOver is on unless it was hosted without.
///
///     try await screen.activate("Pay now")
///     try await screen.advance(by: .seconds(2))
///     #expect(screen.heard.last == "Paid")
@MainActor
public final class Screen {
  /// What a transcript calls the app.
  public let name: String

  let host: RunningApp
  private let makeContent: @MainActor () -> any HostedContent
  /// VoiceOver as it is when it is turned on.
  let initialVoiceOver: VoiceOver
  var session: Session
  /// What happened since the screen was shown.
  var records: [SessionRecord] = []
  /// Where in the records the last thing begins that the test did.
  var latestStart = 0 {
    didSet { starts.append(latestStart) }
  }

  /// Where in the records each thing begins that the test did.
  var starts: [Int] = []
  /// What the app let people hear as it started, and where the cursor began; `nil` where it posted nothing.
  public private(set) var opening: Opening?
  /// True once a test did something with the screen.
  private(set) var isUsed = false
  /// How many of the session's diagnostics were given out.
  var seenDiagnostics = 0
  /// The screen before each thing that the test did, and where VoiceOver's cursor was then.
  var moments: [Moment] = []

  init(
    _ host: RunningApp, _ makeContent: @escaping @MainActor () -> any HostedContent, name: String,
    voiceOver: VoiceOver, rules: RuleChoices = RuleChoices()
  ) {
    self.host = host
    self.makeContent = makeContent
    self.name = name
    initialVoiceOver = voiceOver
    session = Session(source: HostSource(host, makeContent), rules: rules)
  }

  /// The app, as the source of a session that begins now.
  var source: HostSource { HostSource(host, makeContent) }

  /// What the app shows now, as assistive technologies see it.
  public var tree: AccessibilityTree { host.tree }

  /// Everything heard since the screen was shown, an utterance each; hints are utterances of their own.
  ///
  /// What was cut off before a word of it was heard is in `unheard`; time passes only where the test lets it.
  public var heard: [String] { Listening(records, doings: starts).heard.map(\.utterance.text) }

  /// What was heard because of the last thing that the test did.
  public var lastHeard: [String] {
    Listening(records, doings: starts).heard.filter { $0.place >= latestStart }.map(\.utterance.text)
  }

  /// What was cut off or left out before it was heard to its end, each with the reason.
  ///
  ///     #expect(screen.unheard == [#"Saved; cut off at once by "Save""#])
  public var unheard: [String] {
    Listening(records, doings: starts).lost.map { "\($0.words.utterance.text); \($0.words.reason)" }
  }

  /// The element under VoiceOver's cursor; `nil` where the cursor is nowhere or VoiceOver is off.
  public var focused: AccessibilityElement? {
    let moves = records.lazy.reversed().compactMap { record -> ElementID?? in
      guard case .moveCursor(let id) = record.effect, record.technology == TechnologyID(VoiceOver.self) else {
        return nil
      }
      return id
    }
    return moves.first.flatMap(\.self).flatMap { host.tree[$0] }
  }

  /// How many times in a row work on the main queue may schedule more before the test goes on.
  private static let mainQueueTurns = 8
  /// How many screens before the present one an audit can look back to.
  private static let momentLimit = 64

  /// What was found wrong with the app since this was last called; what nobody asks for fails the test.
  public func takeDiagnostics() async -> [Diagnostic] {
    let own = await session.diagnostics
    defer { seenDiagnostics = own.count }
    return host.takeDiagnostics() + own.dropFirst(seenDiagnostics)
  }

  /// Starts the app, with technologies that are on before its first code runs.
  ///
  /// - Parameters:
  ///   - isOn: True where VoiceOver is among them.
  ///   - others: The others.
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  func start(withVoiceOver isOn: Bool, and others: [any ListedTechnology.Type]) async throws {
    let dialect = initialVoiceOver.dialect
    let equipment = session.equipment
    let device = TechnologyDevice(
      rules: session.rules, isMac: dialect.platform == .macOS, language: dialect.language,
      languages: equipment.languages, identifier: equipment.identifier, settings: equipment.settings)
    var technologies: [any AssistiveTechnology] = [DirectRequests(), NotificationRecorder()]
    if isOn { technologies.append(initialVoiceOver) }
    for type in others where type != VoiceOver.self || !isOn { technologies.append(type.init(on: device)) }
    records += try await session.start(with: technologies)
    opening = await Opening(records, of: session)
  }

  /// Lets what the test itself scheduled on the main queue run, then does what the test wants done.
  ///
  /// Code of the app that a test calls directly is not on the app's clock: what it schedules for the main queue,
  /// and what that schedules in turn, takes a turn each. `lastHeard` begins here.
  func doing(_ body: @MainActor () async throws -> Void) async throws {
    isUsed = true
    let recorder = await session.technology(NotificationRecorder.self)
    moments.append(
      Moment(tree: tree, cursor: focused?.id, notificationCount: recorder?.notifications.count ?? 0))
    if moments.count > Self.momentLimit { moments.removeFirst(Self.momentLimit / 2) }
    await withUnsafeContinuation { Self.take(Self.mainQueueTurns, of: $0) }
    latestStart = records.count
    try await body()
  }

  /// Lets what waits on the main queue run, turn after turn; `Task.yield` goes to another thread and back for that.
  ///
  /// The task goes on once, at the end: going on after each turn would take twice the time.
  private nonisolated static func take(_ turns: Int, of waiting: UnsafeContinuation<Void, Never>) {
    guard turns > 0 else { return waiting.resume() }
    DispatchQueue.main.async { take(turns - 1, of: waiting) }
  }

  /// Fails the test for what is wrong with the app and nobody asked about.
  ///
  /// - Throws: `ExpectationError` where Swift Testing does not run the test.
  func reportDiagnostics(at location: Testing.SourceLocation) async throws {
    var report = FailureReport()
    for diagnostic in await takeDiagnostics() {
      let place = diagnostic.location.map { " (\($0.place))" } ?? ""
      report.fail("\(diagnostic.message)\(place)", at: location)
    }
    try report.finish()
  }

  /// A type's name without what its generic parameters add.
  nonisolated static func name(of type: Any.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
  }
}
