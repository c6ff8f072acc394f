import AccessibilityModel
import AppBuilding
import EarshotSession
import Foundation
import TreeFormat
import VoiceOverEngine

/// One preview with VoiceOver on, in the hands of a person or of a script.
struct Driving {
  let app: any ShownApp
  let session: Session
  private let script: Script?
  private var runner: ScriptRunner
  private var transcript: ScriptTranscript
  private var heard: OutputRecorders
  /// The braille display that is read and pressed; `nil` where none is used.
  var display: LiveBraille? {
    get { heard.display }
    set { heard.display = newValue }
  }
  /// True where only the session itself is printed, as JSON.
  private let writesJSON: Bool
  /// Everything that happened so far; filled where it is written down.
  private var entries: [EncodedSessionV1.Entry] = []
  /// The screen as it was written down last.
  private var writtenTree = AccessibilityTree()

  /// Shows the preview, turns VoiceOver on and prints what is heard.
  ///
  /// - Parameters:
  ///   - app: The app in a process of its own.
  ///   - preview: What is shown of it.
  ///   - voiceOver: The VoiceOver that is turned on.
  ///   - script: What is done; `nil` where a person says it line by line.
  ///   - heard: What takes in what is heard.
  ///   - pictureScale: How many pixels a point is wide on pictures; `nil` for the usual scale.
  ///   - chosen: What was chosen for open questions.
  ///   - equipment: What technologies find on the device that a script turns on.
  ///   - writesJSON: True where only the session itself is printed, as JSON.
  /// - Throws: What the app throws, and `SpeechError`.
  init(
    _ app: any ShownApp, preview: PreviewInfo, voiceOver: VoiceOver, script: Script?, heard: OutputRecorders,
    pictureScale: Double?, rules chosen: RuleChoices, equipment: TechnologyDevice, writesJSON: Bool = false
  ) async throws {
    self.app = app
    self.script = script
    self.heard = heard
    self.writesJSON = writesJSON
    session = Session(source: app, rules: chosen, equipment: equipment)
    let records = try await session.start(with: [voiceOver])
    let rules = await session.tree.orderingRules()
    runner = ScriptRunner(session, heard: records)
    if let pictureScale { runner.pictureScale = pictureScale }
    transcript = ScriptTranscript(script.map { .script($0) } ?? .conversation)
    write(transcript.beginning(of: preview.title, records, with: voiceOver, orderingRules: rules))
    await writeScreen(at: .start)
    try await take(records, at: .start, continues: false)
  }

  /// Does everything that the script or the person says.
  ///
  /// - Parameters:
  ///   - listsRules: true where the uncertain rules are listed.
  ///   - usesKeys: true where the person presses keys and does not type commands.
  ///   - converses: true where commands are typed, as there is no script.
  /// - Returns: True where all was as expected.
  /// - Throws: What the app throws, and `SpeechError`.
  mutating func run(listsRules: Bool, usesKeys: Bool, converses: Bool = true) async throws -> Bool {
    if let script {
      for line in script.lines {
        let outcome = try await perform(line)
        if outcome.isEnd || outcome.stopsScript { break }
      }
    } else if usesKeys, let terminal = RawTerminal() {
      defer { RawTerminal.restore() }
      try await takeKeys(from: terminal)
    } else if converses {
      try await converse()
    }
    let overdue = runner.finish()
    let diagnostics = await session.diagnostics + app.diagnostics
    write(transcript.end(of: runner, overdue: overdue, diagnostics: diagnostics, listsRules: listsRules))
    if writesJSON {
      for failure in runner.failures {
        let lines = failure.lines.map { $0.split(separator: " ").joined(separator: " ") }
        Output.error("line \(failure.line.number): \(lines.joined(separator: "; "))")
      }
    }
    try await heard.finish()
    return runner.failures.isEmpty
  }

  /// The session so far, written down.
  func recording(of launch: LaunchOptions) -> EncodedSessionV1 { EncodedSessionV1(entries, options: launch) }

  /// Prints what a person reads, unless the session itself is printed.
  private func write(_ text: String) {
    if !writesJSON { Output.result(text) }
  }

  /// What is drawn over the screen by now.
  var shownOverlays: [Overlay] {
    get async { await runner.seenOverlays }
  }

  /// How VoiceOver is set up by now.
  var settings: VoiceOver.Settings? {
    get async { await session.technology(VoiceOver.self)?.settings }
  }

  /// Does what a line says and prints what came of it.
  @discardableResult
  mutating func perform(_ line: Script.Line) async throws -> ScriptOutcome {
    await app.restartDeadline()
    do {
      let instant = await session.now
      let outcome = try await runner.run(line)
      if let picture = outcome.picture, let path = outcome.pictureFile {
        try PictureFile(path: path).write(picture)
      }
      write(transcript.text(of: outcome))
      if outcome.isCommand {
        entries.append(EncodedSessionV1.Entry(at: instant, .input(technology: "script", line.text)))
        await writeScreen(at: await session.now)
        try await take(outcome.records, at: instant, continues: line.isWait)
      }
      return outcome
    } catch {
      write(transcript.text(endingIn: line))
      throw error
    }
  }

  /// Writes down what changed on the screen, so that it can be read again without the app.
  private mutating func writeScreen(at instant: VirtualInstant) async {
    guard writesJSON else { return }
    let tree = await session.tree
    if writtenTree.count == 0 { writtenTree = AccessibilityTree(order: tree.order) }
    let change = writtenTree.diff(to: tree)
    guard !change.changes.isEmpty else { return }
    writtenTree = tree
    entries.append(EncodedSessionV1.Entry(at: instant, .event(.changed(await session.version, change))))
  }

  /// Hands what happened to whoever speaks it or writes it in braille.
  private mutating func take(_ records: [SessionRecord], at instant: VirtualInstant, continues: Bool)
    async throws
  {
    entries += records.map(EncodedSessionV1.Entry.init)
    let voiceOver = await session.technology(VoiceOver.self)
    let braille = try await heard.take(
      records, at: instant, continues: continues, voiceOver, in: await session.tree)
    write(braille)
  }

  /// Takes one command after the other from the terminal; Tab completes them, and the up arrow brings them back.
  private mutating func converse() async throws {
    Output.result("\nType a command; help lists them.\n")
    let editor = LineEditor(historyFile: LineEditor.ownHistory)
    defer { editor?.finish() }
    var number = 0
    while true {
      if editor == nil || display != nil { Output.result("> ") }
      if display != nil {
        try await followBraille(isTerminal: editor != nil, prompt: "> ", &number)
        if editor != nil { Output.result("\r") }
      }
      let lines = editor == nil ? [] : Completions.lines(on: await session.tree)
      let typed: String?
      if let editor {
        typed = editor.line("> ", completing: lines)
      } else {
        typed = display == nil ? readLine() : TypedInput.line()
      }
      guard let text = typed else { return Output.result("\n") }
      number += 1
      if text.trimmingCharacters(in: .whitespaces) == "help" {
        Output.result(DrivingHelp.text + "\n")
        continue
      }
      if try await take(text, number)?.isEnd == true { return }
    }
  }

  /// Does what a person typed, or says what is wrong with it.
  mutating func take(_ text: String, _ number: Int) async throws -> ScriptOutcome? {
    do {
      guard let line = try Script.Line(reading: text, number: number) else { return nil }
      return try await perform(line)
    } catch let problem as ScriptProblem {
      Output.result("  \(problem)\n")
      return nil
    }
  }
}

extension Script.Line {
  /// True where nothing is done but time passes.
  fileprivate var isWait: Bool {
    if case .wait = instruction { true } else { false }
  }
}
