import AccessibilityModel
import EarshotSession
import SpokenContentEngine
import TreeFormat
import VoiceOverEngine

extension ServedScreen {
  /// How everything stands.
  func state() async -> PageUpdate.State {
    let tree = await session.tree
    let voiceOver = await session.technology(VoiceOver.self)
    let element = voiceOver?.cursor.flatMap { tree[$0] }
    let rotor = voiceOver.map { Self.rotor(of: $0, in: tree) } ?? []
    var settings = device.settings
    settings["preview"] = title
    if let change = lastChange(of: "text size ") { settings["textSize"] = change }
    if let change = lastChange(of: "appearance ") { settings["appearance"] = change }
    let spoken = await session.technology(SpokenContent.self)
    settings["highlight"] = spoken.map { Self.highlighting($0.settings) } ?? "off"
    return PageUpdate.State(
      title: VisibleText.line(title), width: device.launch.screenSize.width,
      height: device.launch.screenSize.height, cursor: element?.label?.string ?? "",
      cursorFrame: element.map { [$0.frame.minX, $0.frame.minY, $0.frame.size.width, $0.frame.size.height] },
      rotor: rotor, rotorEntry: rotor.isEmpty ? nil : 0,
      moreContent: (element?.customContent ?? []).map {
        .init(label: $0.label.string, value: $0.value.string)
      },
      actions: (element?.actions ?? []).map(\.name.string),
      technologies: await technologies(voiceOver), settings: settings,
      choices: [
        "device": Device.all.map(\.name), "language": Dialect.languages, "preview": previews,
      ], shown: runner.seenLines,
      selection: spoken?.selectedWords(in: tree).map { VisibleText.line($0.inOneLine) },
      selectionMenu: spoken?.menu.map { .init(title: $0.title, entries: $0.words) },
      braille: braille, isPaused: isPaused, canSpeak: outlet.voice != nil,
      canListen: outlet.listener != nil,
      isRightToLeft: device.launch.layoutDirection == .rightToLeft, language: device.language)
  }

  /// The value of the last line of the script that begins with some words.
  private func lastChange(of words: String) -> String? {
    lines.last { $0.hasPrefix(words) }.map { String($0.dropFirst(words.count)) }
  }

  /// The names of the rotor's entries as they are heard, the present one first; none while VoiceOver is silent.
  ///
  /// A copy that nobody listens to turns its rotor once round.
  private static func rotor(of voiceOver: VoiceOver, in tree: AccessibilityTree) -> [String] {
    var copy = voiceOver
    let count = copy.rotorEntries(in: tree).count
    var names: [String] = []
    for _ in 0..<count {
      let heard = copy.handle(.rotate(.next), in: tree).compactMap { effect -> String? in
        if case .speak(let utterance, _) = effect { utterance.text } else { nil }
      }
      names.append(heard.last ?? "")
    }
    guard let last = names.popLast() else { return [] }
    return ([last] + names).filter { !$0.isEmpty }
  }

  private func technologies(_ voiceOver: VoiceOver?) async -> [PageUpdate.State.Technology] {
    var list: [PageUpdate.State.Technology] = []
    for type in TechnologyList.all {
      let isOn = await Self.isOn(type, in: session)
      let listens = type == VoiceOver.self ? voiceOver?.settingsOfApps.isEmpty == false : isOn
      list.append(.init(id: "\(type)", name: type.name, isOn: listens))
    }
    return list
  }

  private static func isOn<Technology: ListedTechnology>(
    _ type: Technology.Type, in session: Session
  ) async -> Bool { await session.isOn(type) }

  /// What is highlighted while it is spoken, as a script has it.
  private static func highlighting(_ settings: SpokenContentSettings) -> String {
    guard settings.highlights else { return "off" }
    return switch settings.highlighting {
    case .words: "word"
    case .sentences: "sentence"
    case .wordsAndSentences: "both"
    case .off: "off"
    }
  }

  /// Tells the page what each action of the screen costs now, and what an audit finds there, once that is known.
  ///
  /// Only the picture is the app's; the rest goes on beside the device, which does not wait for it.
  func inspect() async throws {
    let request = PictureRequest(scale: 1, findings: Set(PictureFinding.Kind.allCases))
    let picture = try await session.picture(request)
    let screen = await ScreenInspector.Screen(
      name: title, tree: session.tree, cursor: session.technology(VoiceOver.self)?.cursor,
      picture: picture?.findings)
    let (inspector, server) = (inspector, outlet.server)
    Task.detached(priority: .utility) {
      var update = PageUpdate()
      do { update.inspection = try await inspector.inspect(screen) } catch { update.problem = "\(error)" }
      server.send(update.text)
    }
  }

  /// Says to Voice Control what was said in the page.
  mutating func hear(_ samples: [Int16]) async throws {
    guard let listener = outlet.listener else {
      return outlet.send(PageUpdate(problem: "\(ListeningError.notInstalled)"))
    }
    let phrases = await SpokenPhrases(session, shown: runner.seenOverlays)
    do {
      let said = try await listener.command(in: samples, among: phrases)
      outlet.send(PageUpdate(understood: said ?? ""))
      guard let said else { return }
      let words = said.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      try await perform("say \"\(words)\"")
    } catch let error as ListeningError {
      outlet.send(PageUpdate(problem: "\(error)"))
    }
  }
}
