import AccessibilityModel
import AppBuilding
import EarshotSession
import Foundation
import Synchronization
import TreeFormat
import VoiceOverEngine

/// A target in the page, from one start of its app to the next.
struct Serving {
  private(set) var target: ServedTargetOptions
  let voiceOver: VoiceOver
  var device: ServedDevice
  let outlet: PageOutlet
  let inbox: Inbox
  let equipment: TechnologyDevice
  /// The names of what the target can show, where that is more than one screen.
  private var previews: [String] = []
  /// Where the person was before the last save.
  private var place: ServedPlace?
  /// Why nothing is shown, for a page that is opened later.
  private var trouble: PageUpdate?

  /// Makes one that shows nothing yet.
  init(
    target: ServedTargetOptions, voiceOver: VoiceOver, device: ServedDevice, outlet: PageOutlet, inbox: Inbox,
    equipment: TechnologyDevice
  ) {
    self.target = target
    self.voiceOver = voiceOver
    self.device = device
    self.outlet = outlet
    self.inbox = inbox
    self.equipment = equipment
  }

  /// Shows the target, and shows it again when it is saved or the page asks for it, until a signal ends it.
  ///
  /// - Throws: What keeps the machine from showing anything.
  mutating func run() async throws {
    while true {
      outlet.send(PageUpdate(status: .init(kind: "compiling", text: "Compiling \(target.appName) …")))
      let messages = Messages()
      do {
        Output.listener.withLock { $0 = { messages.add($0) } }
        switch try await show() {
        case .saved?: continue
        case .restart(let settings)?:
          take(settings)
          continue
        case nil: break
        }
      } catch let error as TargetError where error.code == .severalPreviews {
        previews = error.details
        target.app.preview = previews.first
        continue
      } catch let error as TargetError {
        Output.error("earshot: \(error)")
        messages.add("\(error)")
        tell("broken", messages.text)
      }
      try await waitForNews()
    }
  }

  /// Takes over what the page set.
  private mutating func take(_ settings: [String: String]) {
    device.take(settings)
    if let name = settings["preview"], previews.contains(name) { target.app.preview = name }
  }

  private mutating func tell(_ kind: String, _ text: String) {
    let status = PageUpdate(status: .init(kind: kind, text: text))
    outlet.send(status)
    trouble = status
  }

  /// Shows the target once; `nil` where its app has ended, which the page was told.
  private mutating func show() async throws -> ServedScreen.Ending? {
    var dialect = voiceOver.dialect
    dialect.language = device.language
    var voiceOver = VoiceOver(dialect, settings: voiceOver.settings)
    if dialect.platform == .iOS { voiceOver.statusBar = StatusBar(on: device.launch) }
    let (device, outlet, inbox, equipment, previews) = (device, outlet, inbox, equipment, previews)
    let (reader, former) = (voiceOver, place)
    let inspector = ScreenInspector(
      target: target.target, voiceOver: voiceOver, rules: device.launch.rules,
      language: device.launch.speechLanguage)
    let limits = AppLimits(seconds: target.app.timeout, megabytes: target.app.memory)
    let (endings, _) = try await target.app.visit(
      target.target, device.launch, onePreviewFor: "A page"
    ) { preview, app -> (ServedScreen.Ending?, ServedPlace?, failure: String) in
      do {
        var screen = try await ServedScreen(
          app, title: preview.title, voiceOver: reader, on: device, outlet: outlet, equipment: equipment,
          previews: previews, inspector: inspector)
        let ending = try await screen.run(inbox, continuing: former)
        return (ending, await screen.place(), "")
      } catch let failure as AppFailure {
        let told = PreviewFailure(preview: preview.info, failure: failure, limits: limits)
        Output.error("earshot: \(told)")
        return (nil, nil, "\(told)")
      }
    }
    guard let (ending, now, failure) = endings.first else { return nil }
    if ending == nil { tell("ended", failure) }
    if case .saved? = ending { place = now ?? place } else { place = nil }
    return ending
  }

  /// Waits, while nothing is shown, for a save or for the page to ask for a new start.
  private mutating func waitForNews() async throws {
    while true {
      switch await inbox.next() {
      case .saved: return
      case .page(.text(let text)):
        guard let request = try? PageRequest(text) else { continue }
        switch request.deed {
        case .restart, .device:
          take(request.settings ?? [:])
          return
        default: continue
        }
      case .page(.opened):
        guard var trouble else { continue }
        trouble.isReplay = true
        trouble.happened = outlet.history
        outlet.send(trouble)
      case .page, .due, .unwatched, .braille: continue
      }
    }
  }
}

/// What the compiler and the program say meanwhile.
private final class Messages: Sendable {
  private let lines = Mutex<[String]>([])

  /// Adds what was said.
  func add(_ text: String) {
    lines.withLock { if $0.count < 200 { $0.append(text.hasSuffix("\n") ? String(text.dropLast()) : text) } }
  }

  /// All of it.
  var text: String { lines.withLock { $0.joined(separator: "\n") } }
}
