import AccessibilityModel
import VoiceOverEngine

extension Tour {
  /// Walks a screen with real flicks, waiting at each stop until its hint was spoken.
  ///
  /// - Parameters:
  ///   - source: whose screen it is; it is started here.
  ///   - voiceOver: who speaks, as the person has set it up.
  ///   - limit: how many stops to hear at most.
  ///   - all: true where every row of a list is heard, false where those of its first screen are.
  ///   - patience: how much of the app's time may pass until its screen is there.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  /// - Returns: what was heard.
  public static func walk(
    _ source: any Source, with voiceOver: VoiceOver, limit: Int = .max, all: Bool = false,
    patience: Duration = .zero
  ) async throws -> Tour {
    let session = Session(source: source)
    let beginning = try await session.start(with: [voiceOver], patience: patience)
    let opening = await Opening(beginning.records, of: session)
    var tour = try await walk(session, with: voiceOver, limit: limit, all: all)
    tour.arrival = beginning.arrival
    tour.opening = opening
    return tour
  }

  /// Walks the screen of a session that has begun, with a VoiceOver that has not met it yet.
  ///
  /// - Parameters:
  ///   - session: a session that was started; a VoiceOver that is on makes way.
  ///   - voiceOver: who speaks, as the person has set it up.
  ///   - limit: how many stops to hear at most.
  ///   - all: true where every row of a list is heard, false where those of its first screen are.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  /// - Returns: what was heard.
  public static func walk(
    _ session: Session, with voiceOver: VoiceOver, limit: Int = .max, all: Bool = false
  ) async throws -> Tour {
    var tour = Tour(stops: [], dialect: voiceOver.dialect, speech: voiceOver.speech)
    tour.orderingRules = await session.tree.orderingRules()
    var screen = FirstScreen(await session.tree)
    var seen: Set<ElementID> = []
    var records = try await session.turnOn(voiceOver)
    if all { records = try await session.send(.firstElement, to: VoiceOver.self) }
    walk: while !records.visits.isEmpty {
      records += try await session.waitForSilence()
      for visit in records.visits {
        guard tour.stops.count < limit else {
          tour.end = .limit
          break walk
        }
        guard seen.insert(visit.element).inserted else {
          tour.end = .circle(visit.element)
          break walk
        }
        if let stop = await Stop(visit, in: session) { tour.stops.append(stop) }
      }
      var way = FirstScreen.Way.flick
      if !all, let voiceOver = await session.technology(VoiceOver.self) {
        let passed = screen.way(of: voiceOver, in: await session.tree, afterStop: tour.stops.count)
        tour.rowsLeft += passed.rowsLeft
        way = passed.way
      }
      switch way {
      case .flick: records = try await session.send(.flickRight, to: VoiceOver.self)
      case .jump(let id): records = try await session.send(.select(id), to: VoiceOver.self)
      case .end: break walk
      }
    }
    tour.orderingRules = UncertainRule.unique(tour.orderingRules + (await session.tree.orderingRules()))
    tour.diagnostics = await session.diagnostics
    return tour
  }
}

/// What happened from the cursor's coming to an element to its leaving.
private struct Visit {
  var element: ElementID
  var effects: [Effect] = []
}

extension [SessionRecord] {
  /// The elements the cursor came to, in order, with what happened at each.
  fileprivate var visits: [Visit] {
    var result: [Visit] = []
    for record in self {
      if case .moveCursor(let id) = record.effect, record.technology == TechnologyID(VoiceOver.self) {
        if let id { result.append(Visit(element: id)) }
      } else if !result.isEmpty {
        result[result.count - 1].effects.append(record.effect)
      }
    }
    return result
  }
}

extension Tour.Stop {
  /// Reads a stop from what happened there; `nil` where its element is gone.
  fileprivate init?(_ visit: Visit, in session: Session) async {
    let tree = await session.tree
    guard let element = tree[visit.element], let voiceOver = await session.technology(VoiceOver.self)
    else { return nil }
    var spoken = Utterance([])
    var asides: [Utterance] = []
    var sounds: [SoundEvent] = []
    for effect in visit.effects {
      switch effect {
      case .sound(let event) where Self.standsForWords.contains(event): sounds.append(event)
      case .speak(let utterance, interrupts: _):
        let isOwn = utterance.segments.contains { $0.element == visit.element }
        if isOwn, spoken.segments.isEmpty || utterance.reason == .ending {
          spoken.segments += utterance.segments
        } else {
          asides.append(utterance)
        }
      default: break
      }
    }
    let composer = voiceOver.composer
    self.init(
      element: element, utterance: spoken, seconds: Self.tenths(voiceOver.speech.seconds(of: spoken)),
      sounds: sounds,
      asides: asides,
      moreContent: Waiting(
        heading: composer.moreContentHeading(of: element), entries: composer.moreContent(of: element)),
      actions: Waiting(
        heading: composer.actionsHeading(of: element),
        entries: composer.actions(of: visit.element, in: tree)))
  }

  /// An estimate is no better than that, and what is shown has to add up.
  private static func tenths(_ seconds: Double) -> Double { (seconds * 10).rounded() / 10 }

  private static let standsForWords: [SoundEvent] = [.actionsAvailable, .moreContentAvailable]
}
