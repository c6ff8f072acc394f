/// Where a move led.
package struct CrawlPassage: Hashable, Sendable {
  /// What came of a move.
  package enum Outcome: Hashable, Sendable {
    /// Another screen, by its number.
    case screen(Int)
    /// The screen stays the same.
    case stays
    /// The app ended or did not answer; the text says how.
    case ends(String)
    /// It could not be done; the text says why.
    case impossible(String)
  }

  /// The number of the screen on which it was done.
  package var from: Int
  /// What was done.
  package var step: CrawlStep
  /// What came of it.
  package var outcome: Outcome
  /// True where it was the gesture that leaves a screen.
  package var isEscape = false
  /// How many moves of the same shape were not tried, since it tells about them.
  package var alike = 0

  /// Describes a passage.
  package init(from: Int, _ step: CrawlStep, _ outcome: Outcome, isEscape: Bool = false, alike: Int = 0) {
    self.from = from
    self.step = step
    self.outcome = outcome
    self.isEscape = isEscape
    self.alike = alike
  }
}

/// Why a map does not show everything.
package enum CrawlCut: Hashable, Sendable {
  /// So many screens were asked for at most.
  case screens(Int)
  /// Screens so many moves from the start were the last whose moves were tried.
  case depth(Int)
  /// So many gestures were asked for at most.
  case gestures(Int)
  /// So many seconds were over.
  case seconds(Double)
  /// A signal ended the crawl.
  case signal
  /// Of screens that differ by their texts alone, so many are told apart.
  case variants(Int)

  /// What was cut and by which option, in one line.
  package var text: String {
    switch self {
    case .screens(let count):
      "\(count == 1 ? "1 screen was" : "\(count) screens were") found; there may be more. Allow more with --max-screens."
    case .depth(let count): "Nothing was tried \(count) moves from the start. Allow more with --max-depth."
    case .gestures(let count): "\(count) gestures were made. Allow more with --max-gestures."
    case .seconds(let seconds):
      "\(seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)") s were over. Allow more with --time-limit."
    case .signal: "A signal ended the crawl."
    case .variants(let count):
      "Screens that differ by their texts alone are one from the \(count)th on; the app seems to make a new one each time."
    }
  }
}

/// Every screen of an app that was met, and how one leads to another.
package struct CrawlMap: Hashable, Sendable {
  /// What the app is called.
  package var name: String
  /// The screens; the app's root first.
  package var screens: [CrawlScreen] = []
  /// Where moves led.
  package var passages: [CrawlPassage] = []
  /// Why it does not show everything; empty where it does.
  package var cuts: [CrawlCut] = []
  /// How many moves were made, those of ways that were gone again included.
  package var moves = 0
  /// Seconds of real time.
  package var elapsed = 0.0

  /// Makes an empty map.
  package init(name: String) {
    self.name = name
  }

  /// The screen of a number.
  package func screen(_ number: Int) -> CrawlScreen? {
    screens.indices.contains(number - 1) ? screens[number - 1] : nil
  }

  /// Screens from which nothing that was tried leads back to the first one, with what is known of them.
  ///
  /// Of a screen whose moves were not all tried, nobody can say so.
  /// - Complexity: O(screens + passages).
  package var deadEnds: [CrawlScreen] {
    let free = screens(leadingTo: 1, escaping: true)
    return screens.filter { $0.number != 1 && !free.contains($0.number) && $0.untried == 0 }
  }

  /// Screens that the escape gesture alone leads back from.
  ///
  /// - Complexity: O(screens + passages).
  package var escapeOnly: [CrawlScreen] {
    let free = screens(leadingTo: 1, escaping: false)
    let escaping = screens(leadingTo: 1, escaping: true)
    return screens.filter {
      $0.number != 1 && !free.contains($0.number) && escaping.contains($0.number) && $0.untried == 0
    }
  }

  /// Screens whose cursor is nowhere.
  package var withoutFocus: [CrawlScreen] { screens.filter(\.losesFocus) }

  /// Moves by which the app ended.
  package var crashes: [CrawlPassage] {
    passages.filter { if case .ends = $0.outcome { true } else { false } }
  }

  /// Whether anything is wrong: a finding, a dead end, a lost cursor, a crash, a way that is not gone twice.
  package var hasFindings: Bool {
    screens.contains {
      $0.findings.contains { !$0.isNote } || !$0.unreached.isEmpty || $0.losesFocus
        || $0.isReproduced == false
    }
      || !crashes.isEmpty || !deadEnds.isEmpty || !escapeOnly.isEmpty
  }

  private func screens(leadingTo goal: Int, escaping: Bool) -> Set<Int> {
    var back: [Int: [Int]] = [:]
    for passage in passages where escaping || !passage.isEscape {
      if case .screen(let to) = passage.outcome { back[to, default: []].append(passage.from) }
    }
    var reached: Set<Int> = [goal]
    var waiting = [goal]
    while let next = waiting.popLast() {
      for from in back[next] ?? [] where reached.insert(from).inserted { waiting.append(from) }
    }
    return reached
  }
}
