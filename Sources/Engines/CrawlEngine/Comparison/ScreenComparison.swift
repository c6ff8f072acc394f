/// How one state of a screen differs from another for people who listen.
package struct ScreenComparison: Hashable, Sendable {
  /// The changes: what is worse first, then in reading order.
  package private(set) var changes: [ScreenChange] = []
  private let screen: String

  /// How many stops of a kind of change are named.
  private static let named = 3

  /// Compares two states of a screen.
  ///
  /// - Parameters:
  ///   - old: The screen as it was.
  ///   - new: The screen as it is.
  ///   - name: What the screen is called.
  package init(_ old: CrawlScreen, _ new: CrawlScreen, name: String) {
    screen = name
    let matching = StopMatching(old.stops, new.stops)
    for pair in matching.pairs { compare(old.stops[pair.old], new.stops[pair.new]) }
    addOrder(matching, old, new)
    addAll(.lostStop, matching.lost.map { old.stops[$0] }, "stop is gone", "stops are gone")
    addAll(.newStop, matching.added.map { new.stops[$0] }, "new stop", "new stops")
    if new.gestures > old.gestures {
      add(.dearerScreen, "It takes \(new.gestures) gestures to reach in place of \(old.gestures).")
    } else if new.gestures < old.gestures {
      add(.cheaperScreen, "It takes \(new.gestures) gestures to reach in place of \(old.gestures).")
    }
    addTimes(matching, old, new)
    addFindings(old, new)
    changes = changes.filter(\.isWorse) + changes.filter { !$0.isWorse }
  }

  private mutating func add(_ kind: ScreenChange.Kind, _ text: String, at stop: CrawlStop? = nil) {
    let source = stop?.location.map { "\($0.file):\($0.line)" } ?? ""
    changes.append(ScreenChange(kind, on: screen, at: stop?.name ?? "", text, source: source))
  }

  private mutating func compare(_ old: CrawlStop, _ new: CrawlStop) {
    let name = new.label.isEmpty ? old.name : new.name
    if old.label != new.label {
      if new.label.isEmpty {
        add(.lostName, "\(old.name) lost its label.", at: new)
      } else if old.label.isEmpty {
        add(.newName, "\(old.name) is called \(new.name).", at: new)
      } else {
        add(.renamed, "\(old.name) is called \(new.name).", at: new)
      }
    }
    if old.kind != new.kind { add(.role, "\(name) is a \(new.kind) in place of a \(old.kind).", at: new) }
    if old.value != new.value {
      let words = new.value.isEmpty ? "lost its value \"\(old.value)\"" : "has the value \"\(new.value)\""
      add(
        .value,
        "\(name) \(words)\(old.value.isEmpty || new.value.isEmpty ? "" : " in place of \"\(old.value)\"").",
        at: new)
    }
    if old.hint != new.hint {
      let words = new.hint.isEmpty ? "lost its hint \"\(old.hint)\"" : "has the hint \"\(new.hint)\""
      add(.hint, "\(name) \(words).", at: new)
    }
    for action in old.actions where !new.actions.contains(action) {
      add(.lostAction, "\(name) lost its action \"\(action)\".", at: new)
    }
    for action in new.actions where !old.actions.contains(action) {
      add(.newAction, "\(name) has a new action, \"\(action)\".", at: new)
    }
    for fact in old.content where !new.content.contains(fact) {
      add(.lostContent, "\(name) lost \"\(fact)\" of its More Content.", at: new)
    }
    for fact in new.content where !old.content.contains(fact) {
      add(.newContent, "\(name) has \"\(fact)\" in its More Content.", at: new)
    }
    if old.language != new.language {
      if new.language.isEmpty {
        add(.lostLanguage, "\(name) lost its language \(old.language); another voice reads it.", at: new)
      } else {
        let rest = old.language.isEmpty ? "" : " in place of \(old.language)"
        add(.language, "\(name) is read in \(new.language)\(rest).", at: new)
      }
    }
    if old.isUsable, !new.isUsable { add(.lostUse, "\(name) cannot be used any more.", at: new) }
    if !old.isUsable, new.isUsable { add(.newUse, "\(name) can be used.", at: new) }
  }

  private mutating func addOrder(_ matching: StopMatching, _ old: CrawlScreen, _ new: CrawlScreen) {
    let moved = matching.moved
    for pair in moved.prefix(Self.named) {
      let own = new.stops[pair.new]
      // Read before what it was read behind, or the other way round.
      let passed = matching.pairs.first { $0.new > pair.new && $0.old < pair.old }
      if let passed {
        add(.order, "\(own.name) is read before \(new.stops[passed.new].name).", at: own)
      } else if let passed = matching.pairs.last(where: { $0.new < pair.new && $0.old > pair.old }) {
        add(.order, "\(own.name) is read after \(new.stops[passed.new].name).", at: own)
      }
    }
    if moved.count > Self.named { add(.order, "\(moved.count - Self.named) more stops are read elsewhere.") }
  }

  private mutating func addAll(
    _ kind: ScreenChange.Kind, _ stops: [CrawlStop], _ one: String, _ many: String
  ) {
    guard !stops.isEmpty else { return }
    let names = stops.prefix(Self.named).map(\.name).joined(separator: ", ")
    let rest = stops.count > Self.named ? " and \(stops.count - Self.named) more" : ""
    let count = stops.count == 1 ? "1 \(one)" : "\(stops.count) \(many)"
    add(kind, "\(count): \(names)\(rest).", at: stops.count == 1 ? stops[0] : nil)
  }

  private mutating func addTimes(_ matching: StopMatching, _ old: CrawlScreen, _ new: CrawlScreen) {
    for pair in matching.pairs {
      let (before, after) = (old.stops[pair.old].seconds, new.stops[pair.new].seconds)
      let stop = new.stops[pair.new]
      let name = stop.label.isEmpty ? old.stops[pair.old].name : stop.name
      guard abs(after - before) >= max(1, before / 4) else { continue }
      add(
        after > before ? .longer : .shorter,
        "\(name) takes \(Self.tenths(after)) s to hear in place of \(Self.tenths(before)) s.", at: stop)
    }
    if new.seconds - old.seconds >= max(2, old.seconds / 4) {
      add(
        .longer,
        "The screen takes \(Self.tenths(new.seconds)) s to hear in place of \(Self.tenths(old.seconds)) s.")
    } else if old.seconds - new.seconds >= max(2, new.seconds / 4) {
      add(
        .shorter,
        "The screen takes \(Self.tenths(new.seconds)) s to hear in place of \(Self.tenths(old.seconds)) s.")
    }
    let dearer = matching.pairs.filter { pair in
      let stop = new.stops[pair.new]
      return stop.isUsable && stop.gestures >= old.stops[pair.old].gestures + 3
    }
    guard
      let worst = dearer.max(by: { first, second in
        new.stops[first.new].gestures - old.stops[first.old].gestures
          < new.stops[second.new].gestures - old.stops[second.old].gestures
      })
    else { return }
    let stop = new.stops[worst.new]
    let rest = dearer.count > 1 ? ", as \(dearer.count - 1) more" : ""
    add(
      .dearer,
      "\(stop.name) is \(stop.gestures) flicks away in place of \(old.stops[worst.old].gestures)\(rest).",
      at: stop)
  }

  private mutating func addFindings(_ old: CrawlScreen, _ new: CrawlScreen) {
    var left = old.findings.map { "\($0.code) \($0.message.withoutNumbers)" }
    for finding in new.findings {
      if let place = left.firstIndex(of: "\(finding.code) \(finding.message.withoutNumbers)") {
        left.remove(at: place)
      } else {
        let stop = finding.stop.flatMap { new.stops.indices.contains($0 - 1) ? new.stops[$0 - 1] : nil }
        add(.newFinding, "Found\(stop.map { " at \($0.name)" } ?? ""): \(finding.message)", at: stop)
      }
    }
    var present = new.findings.map { "\($0.code) \($0.message.withoutNumbers)" }
    for finding in old.findings {
      if let place = present.firstIndex(of: "\(finding.code) \(finding.message.withoutNumbers)") {
        present.remove(at: place)
      } else {
        add(.lostFinding, "No longer found: \(finding.message)")
      }
    }
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
