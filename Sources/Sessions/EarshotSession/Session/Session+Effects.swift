import AccessibilityModel

extension Session {
  /// An effect and the technology it comes from.
  struct Asked: Sendable {
    var effect: Effect
    var by: Int
  }

  /// How many rounds of requests one input may cause.
  static let roundLimit = 64

  /// Carries out effects, and what they cause, until nothing more happens at this instant.
  func settle(_ effects: [Asked]) async throws {
    var batch = effects
    var rounds: [[Request.Kind]] = []
    while true {
      if batch.isEmpty { batch = due() }
      if batch.isEmpty { return }
      let asked = batch.compactMap(\.effect.requestKind)
      if !asked.isEmpty { rounds.append(asked) }
      guard rounds.count <= Self.roundLimit else {
        diagnostics.append(cycle(in: rounds))
        return
      }
      batch = try await carryOut(batch)
    }
  }

  /// Carries out effects in order and returns what technologies make of the consequences.
  private func carryOut(_ batch: [Asked]) async throws -> [Asked] {
    var consequences: [Asked] = []
    for item in batch {
      guard case .request(var request) = item.effect else {
        await record(item)
        consequences += follow(item)
        continue
      }
      noteWhatIsMet(by: request.kind)
      let own = request.id
      request.id = Request.ID(rawValue: nextRequest)
      nextRequest += 1
      let deed = deed(request.kind)
      let events = try await source.perform(request)
      note(deed, answeredIn: events, to: request.id)
      consequences += try observe(events, answering: request.id, as: own, for: item.by)
    }
    return consequences
  }

  /// Notes a tap that meets nothing that could take it, since nobody hears of it.
  ///
  /// - Source: Behaviour 3.3.1, 4.1 V6
  private func noteWhatIsMet(by kind: Request.Kind) {
    let target: ElementID?
    switch kind {
    case .activate(let id): target = id
    case .tap(let point): target = tree.hitTest(point).flatMap { isTapped($0, at: point) ? $0 : nil }
    default: target = nil
    }
    guard let element = target.flatMap({ tree[$0] }), case .nothing(let seen)? = element.activationHit else {
      return
    }
    let point = element.effectiveActivationPoint
    let place = "(\(Int(point.x.rounded())), \(Int(point.y.rounded())))"
    let met = seen.map { "the text \"\($0.string)\"" } ?? "an empty place"
    let diagnostic = Diagnostic(
      "Activating \"\(element.label?.string ?? "")\" tapped at \(place), where it met \(met), and nothing was done. "
        + "Leave its buttons elements of their own, or give it a default action.", at: element.sourceLocation)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  private func isTapped(_ id: ElementID, at point: Point) -> Bool {
    tree[id]?.effectiveActivationPoint == point
  }

  private func record(_ item: Asked) async {
    let technology = technologies[item.by]
    let rules = item.effect.rules(in: tree) + technology.rules(behind: item.effect)
    let record = SessionRecord(
      instant: now, technology: TechnologyID(type(of: technology)), effect: item.effect, rules: rules)
    latest.append(record)
    for recorder in recorders { await recorder.record(record) }
  }

  /// Lets every technology take in the events, in order.
  ///
  /// An answer reaches only the technology that asked, under the number it gave its request.
  func observe(
    _ events: [Event], answering request: Request.ID? = nil, as own: Request.ID? = nil,
    for asker: Int? = nil
  ) throws -> [Asked] {
    var effects: [Asked] = []
    for event in events {
      switch event {
      case .changed(let version, let diff):
        try tree.apply(diff)
        self.version = version
        effects += observeByAll(event)
      case .notification: effects += observeByAll(event)
      case .answered(let id, let answer):
        guard id == request, let own, let asker else { continue }
        let answered = Event.answered(own, answer)
        effects += technologies[asker].observe(answered, in: tree).map { Asked(effect: $0, by: asker) }
      }
    }
    return effects
  }

  func observeByAll(_ event: Event) -> [Asked] {
    var effects: [Asked] = []
    for index in technologies.indices {
      effects += technologies[index].observe(event, in: tree).map { Asked(effect: $0, by: index) }
    }
    return effects
  }

  /// What technologies have to say at this very instant.
  private func due() -> [Asked] {
    var effects: [Asked] = []
    for index in technologies.indices {
      guard let deadline = technologies[index].nextDeadline, deadline <= now else { continue }
      effects += technologies[index].advance(to: now, in: tree).map { Asked(effect: $0, by: index) }
    }
    return effects
  }
}

extension Effect {
  /// What the app is asked, where it is asked something.
  fileprivate var requestKind: Request.Kind? {
    guard case .request(let request) = self else { return nil }
    return request.kind
  }
}
