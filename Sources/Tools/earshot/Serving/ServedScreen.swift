import AccessibilityModel
import AppBuilding
import BrailleDevice
import DeviceServer
import EarshotSession
import Foundation
import TreeFormat
import VoiceOverEngine

/// One preview in the hands of whoever has the page open; time is real.
struct ServedScreen {
  /// Why it is not shown any more.
  enum Ending {
    /// It was saved.
    case saved
    /// The page asks for a new start, on a device that may be set up otherwise.
    case restart([String: String])
  }

  let title: String
  let app: any ShownApp
  let session: Session
  let outlet: PageOutlet
  let device: ServedDevice
  /// The names of what else can be shown.
  let previews: [String]
  var runner: ScriptRunner
  /// The script so far.
  private(set) var lines: [String] = []
  var isPaused = false
  /// What was drawn last, so that nothing is drawn twice, and the number of its picture.
  private var drawn: (version: TreeVersion, overlays: [Overlay], number: Int)?
  /// A moment of the screen and the real one that it was at.
  private var anchor: (screen: VirtualInstant, real: ContinuousClock.Instant)
  private var timer: Task<Void, Never>?
  private var generation = 0
  /// The line of the braille display.
  private(set) var braille: String?
  private var pending: [SessionRecord]
  /// Looks at the screen where the page asks for it.
  let inspector: ScreenInspector

  /// Shows a preview with VoiceOver on.
  ///
  /// - Throws: What the app throws.
  init(
    _ app: any ShownApp, title: String, voiceOver: VoiceOver, on device: ServedDevice, outlet: PageOutlet,
    equipment: TechnologyDevice, previews: [String], inspector: ScreenInspector
  ) async throws {
    self.app = app
    self.inspector = inspector
    self.title = title
    self.outlet = outlet
    self.device = device
    self.previews = previews
    session = Session(source: app, rules: device.launch.rules, equipment: equipment)
    pending = try await session.start(with: [voiceOver])
    runner = ScriptRunner(session, heard: pending)
    anchor = (await session.now, .now)
  }

  /// Takes everything from the inbox until the screen is shown no longer.
  ///
  /// - Parameters:
  ///   - inbox: What there is to deal with.
  ///   - place: What the cursor was on before the file was saved, and what was heard of the screen.
  /// - Returns: Why it is shown no longer.
  /// - Throws: What the app throws.
  mutating func run(_ inbox: Inbox, continuing place: ServedPlace?) async throws -> Ending {
    defer { timer?.cancel() }
    var update = PageUpdate(status: .init(kind: "running", text: ""), script: lines)
    if let place {
      let changes = await place.changes(to: session)
      update.changes = changes
      outlet.note(changes.map { PageUpdate.Happening("change", $0) })
      if let records = try await place.resume(in: session) { pending = records }
    }
    try await tell(&update, take(pending), draws: true)
    while true {
      await wait(for: inbox)
      let item = await inbox.next()
      // The time in which nobody asked the app for anything is not the app's.
      await app.restartDeadline()
      switch item {
      case .saved: return .saved
      case .due(let number) where number == generation: try await passTime()
      case .page(.opened): try await tellAll()
      case .page(.text(let text)):
        guard let request = try? PageRequest(text) else { continue }
        if let ending = try await answer(request) { return ending }
      case .page(.bytes(let data)):
        let samples = data.withUnsafeBytes { bytes in
          stride(from: 0, to: bytes.count - 1, by: 2).map {
            Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: Int16.self))
          }
        }
        try await hear(samples)
      case .braille(let news): try await take(news)
      case .page, .due, .unwatched: continue
      }
    }
  }

  /// Where the person is, for the time after a save.
  func place() async -> ServedPlace { await ServedPlace(session) }

  private mutating func answer(_ request: PageRequest) async throws -> Ending? {
    switch request.deed {
    case .hello:
      let scale = min(max(request.scale ?? 2, 1), 4)
      guard scale != outlet.scale else { return nil }
      outlet.scale = scale
      drawn = nil
      var update = PageUpdate()
      try await tell(&update, [], draws: true)
    case .line: try await perform(request.text ?? "")
    case .restart: return .restart(request.settings ?? [:])
    case .device: return .restart(request.settings ?? [:])
    case .pause:
      isPaused = true
      var update = PageUpdate()
      try await tell(&update, [], draws: false)
    case .resume:
      isPaused = false
      anchor = (await session.now, .now)
      var update = PageUpdate()
      try await tell(&update, [], draws: false)
    case .sound:
      outlet.voice?.turn(on: request.isOn == true)
    case .inspect: try await inspect()
    }
    return nil
  }

  /// Does what a line says, as `earshot drive` does.
  mutating func perform(_ text: String) async throws {
    await app.restartDeadline()
    if !isPaused { try await passTime() }
    var update = PageUpdate()
    do {
      guard let line = try Script.Line(reading: text, number: lines.count + 1) else { return }
      guard !line.isDenied else { return }
      update.line = line.text
      outlet.note([PageUpdate.Happening("line", line.text)])
      let outcome = try await runner.run(line)
      if let failure = outcome.failure {
        update.problem = failure.lines.map { $0.split(separator: " ").joined(separator: " ") }
          .joined(separator: "; ")
      } else {
        lines.append(line.text)
      }
      update.script = lines
      // What a line lets pass by itself, such as a held finger, is not waited for again.
      anchor = (await session.now, .now)
      try await tell(&update, take(outcome.records), draws: true)
    } catch let problem as ScriptProblem {
      update.problem = "\(problem)"
      outlet.send(update)
    }
  }

  /// Does what the keys of the braille display ask for, a line of the script each.
  private mutating func take(_ news: [BrailleNews]) async throws {
    for item in news {
      guard let (lines, message) = outlet.display?.take(item) else { return }
      if let message { Output.error("earshot: \(message)") }
      for line in lines { try await perform(line) }
    }
  }

  /// Lets the time pass that has passed.
  private mutating func passTime() async throws {
    guard !isPaused else { return }
    let target = anchor.screen.advanced(by: ContinuousClock.now - anchor.real)
    let duration = await session.now.duration(to: target)
    let milliseconds = Int(duration / .milliseconds(1))
    guard milliseconds > 0, let line = try? Script.Line(reading: "wait \(milliseconds)ms", number: 1) else {
      return
    }
    await app.restartDeadline()
    let outcome = try await runner.run(line)
    let happened = take(outcome.records)
    if !happened.isEmpty { lines.append(line.text) }
    var update = PageUpdate()
    try await tell(&update, happened, draws: true)
  }

  /// Sees to it that the inbox hears of the next thing that falls due.
  private mutating func wait(for inbox: Inbox) async {
    timer?.cancel()
    timer = nil
    generation += 1
    guard !isPaused, let due = await session.nextDeadline else { return }
    let real = anchor.real.advanced(by: anchor.screen.duration(to: due))
    // More often than a screen is drawn nothing can be seen.
    let wake = max(real, .now.advanced(by: .milliseconds(16)))
    let number = generation
    timer = Task {
      do {
        try await Task.sleep(until: wake, tolerance: .milliseconds(1), clock: .continuous)
        inbox.put(.due(number))
      } catch {}
    }
  }

  /// What a page that was opened has to know.
  private mutating func tellAll() async throws {
    drawn = nil
    var update = PageUpdate(status: .init(kind: "running", text: ""), isReplay: true, script: lines)
    try await tell(&update, [], draws: true)
  }

  /// Lets the voice speak what happened, and writes it down for the page.
  private func take(_ records: [SessionRecord]) -> [(SessionRecord, Int?)] {
    let numbers = outlet.voice?.take(records) ?? [:]
    return records.enumerated().map { ($1, numbers[$0]) }
  }

  /// Sends what happened and how everything stands; and the picture, where it is another one.
  private mutating func tell(
    _ update: inout PageUpdate, _ records: [(SessionRecord, Int?)], draws: Bool
  ) async throws {
    // The app draws while it is found out how everything stands.
    let overlays = await runner.seenOverlays
    let version = await session.version
    let isOther = draws && (drawn?.version != version || drawn?.overlays != overlays)
    let request = PictureRequest(scale: outlet.scale, overlays: overlays, former: drawn?.number ?? 0)
    let session = session
    async let drawing = isOther ? session.picture(request) : nil
    let tree = await session.tree
    let voiceOver = await session.technology(VoiceOver.self)
    if let settings = voiceOver?.settings { outlet.voice?.take(settings) }
    outlet.display?.show(records.map(\.0), voiceOver, in: tree)
    let speech = voiceOver?.speech ?? SpeechDuration()
    let happened = records.compactMap {
      PageUpdate.Happening($0, speech: speech, number: $1, in: tree)
    }
    if !happened.isEmpty { update.happened = happened }
    outlet.note(happened)
    if update.isReplay == true { update.happened = outlet.history }
    if let display = outlet.braille {
      for case .speak(let utterance, interrupts: _) in records.map(\.0.effect) {
        braille = display.lines(of: utterance, voiceOver?.cursor.flatMap { tree[$0] }).first ?? braille
      }
    }
    update.state = await state()
    outlet.send(update)
    let picture = try await drawing
    guard isOther else { return }
    drawn = (version, overlays, picture?.number ?? 0)
    if let picture { outlet.send(picture) }
  }
}

extension Script.Line {
  /// True for what a page may not do: write files.
  fileprivate var isDenied: Bool {
    switch instruction {
    case .look, .quit: true
    default: false
    }
  }
}
