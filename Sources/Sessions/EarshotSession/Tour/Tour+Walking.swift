import AccessibilityModel
import VoiceOverEngine

extension Tour {
  /// Walks a screen with real flicks, waiting at each stop until its hint was spoken.
  ///
  /// - Parameters:
  ///   - source: whose screen it is; it is started here.
  ///   - voiceOver: who speaks, as the person has set it up.
  ///   - limit: how many stops to hear at most.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  /// - Returns: what was heard.
  public static func walk(
    _ source: any Source, with voiceOver: VoiceOver, limit: Int = .max
  ) async throws -> Tour {
    let session = Session(source: source)
    try await session.start()
    return try await walk(session, with: voiceOver, limit: limit)
  }

  /// Turns VoiceOver on in a session that has begun, and walks its screen.
  ///
  /// - Parameters:
  ///   - session: a session that was started and has no VoiceOver yet.
  ///   - voiceOver: who speaks, as the person has set it up.
  ///   - limit: how many stops to hear at most.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  /// - Returns: what was heard.
  public static func walk(
    _ session: Session, with voiceOver: VoiceOver, limit: Int = .max
  ) async throws -> Tour {
    var tour = Tour(stops: [], dialect: voiceOver.dialect, speech: voiceOver.speech)
    var seen: Set<ElementID> = []
    var records = try await session.turnOn(voiceOver)
    while let id = records.arrivals.last {
      guard tour.stops.count < limit else {
        tour.end = .limit
        break
      }
      guard seen.insert(id).inserted else {
        tour.end = .circle(id)
        break
      }
      if let deadline = await session.technology(VoiceOver.self)?.endingDeadline {
        records += try await session.wait(until: deadline)
      }
      if let stop = await Stop(records, in: session, speech: voiceOver.speech) { tour.stops.append(stop) }
      records = try await session.send(.flickRight, to: VoiceOver.self)
    }
    tour.diagnostics = await session.diagnostics
    return tour
  }
}

extension Tour.Stop {
  /// Reads a stop from what happened between coming to it and leaving it; `nil` where its element is gone.
  init?(_ records: [SessionRecord], in session: Session, speech: SpeechDuration) async {
    guard let id = records.arrivals.first,
      let element = await session.tree[id],
      let voiceOver = await session.technology(VoiceOver.self)
    else { return nil }
    let tree = await session.tree
    let composer = voiceOver.composer
    var spoken = Utterance([])
    var sounds: [SoundEvent] = []
    var asides: [Utterance] = []
    var isHere = false
    for record in records {
      switch record.effect {
      case .moveCursor(let place): isHere = place == id
      case .sound(let event) where Self.standsForWords.contains(event): sounds.append(event)
      case .speak(let utterance, interrupts: _):
        let isEnding = (utterance.segments.first?.pause ?? .zero) > .zero
        if isHere, spoken.segments.isEmpty || isEnding {
          spoken.segments += utterance.segments
        } else {
          asides.append(utterance)
        }
      default: break
      }
    }
    self.init(
      element: element, utterance: spoken, seconds: speech.seconds(of: spoken), sounds: sounds,
      asides: asides,
      moreContent: Waiting(
        heading: composer.moreContentHeading(of: element), entries: composer.moreContent(of: element)),
      actions: Waiting(
        heading: composer.actionsHeading(of: element), entries: composer.actions(of: id, in: tree)))
  }

  private static let standsForWords: [SoundEvent] = [.actionsAvailable, .moreContentAvailable]
}

extension [SessionRecord] {
  /// The elements the cursor came to, in order.
  fileprivate var arrivals: [ElementID] {
    compactMap { record in
      guard case .moveCursor(let id?) = record.effect else { return nil }
      return id
    }
  }
}
