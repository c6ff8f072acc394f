/// Takes what was met into a map, in an order that does not depend on who met it first.
package struct CrawlPlan: Sendable {
  /// What is known so far.
  package private(set) var map: CrawlMap
  /// The moves that lead to each screen, by its number.
  package private(set) var ways: [[CrawlMove]] = []
  /// The numbers of the screens whose moves are to be tried next.
  package private(set) var level: [Int] = []
  private var next: [Int] = []
  private var byFrame: [[String]: [Int]] = [:]

  /// How many screens that differ by their texts alone are told apart.
  package static let variantLimit = 8

  /// Begins with the app's root.
  package init(name: String, root: CrawlScreen) {
    map = CrawlMap(name: name)
    add(root, by: [])
    beginLevel()
  }

  /// The screens that are known by a signature's frame, with their numbers; what workers compare with.
  ///
  /// - Parameters:
  ///   - signature: What was met.
  ///   - ignoringTexts: True where texts are data.
  /// - Returns: The number of the screen that it is; `nil` where it is a new one.
  package func number(of signature: ScreenSignature, ignoringTexts: Bool) -> Int? {
    let candidates = byFrame[signature.frame] ?? []
    if let found = candidates.first(where: { map.screens[$0 - 1].signature.matches(signature) }) {
      return found
    }
    let alike = candidates.filter { map.screens[$0 - 1].signature.matches(signature, ignoringTexts: true) }
    return ignoringTexts || alike.count >= Self.variantLimit ? alike.last : nil
  }

  /// Takes in a screen that a move led to.
  ///
  /// - Parameters:
  ///   - screen: What was met.
  ///   - way: The moves that lead there.
  ///   - ignoringTexts: True where texts are data.
  ///   - limit: How many screens there are at most.
  /// - Returns: Its number; `nil` where the limit leaves no room for a new one.
  package mutating func take(
    _ screen: CrawlScreen, by way: [CrawlMove], ignoringTexts: Bool, limit: Int
  ) -> Int? {
    if let number = number(of: screen.signature, ignoringTexts: ignoringTexts) {
      if !ignoringTexts, !map.screens[number - 1].signature.matches(screen.signature) {
        cut(.variants(Self.variantLimit))
      }
      return number
    }
    guard map.screens.count < limit else {
      cut(.screens(limit))
      return nil
    }
    return add(screen, by: way)
  }

  @discardableResult
  private mutating func add(_ screen: CrawlScreen, by way: [CrawlMove]) -> Int {
    var screen = screen
    screen.number = map.screens.count + 1
    // What stays from the app's root, such as a bar, is told there.
    if let root = map.screens.first {
      screen.findings.removeAll { finding in root.findings.contains { $0.isSame(as: finding) } }
    }
    map.screens.append(screen)
    ways.append(way)
    byFrame[screen.signature.frame, default: []].append(screen.number)
    next.append(screen.number)
    return screen.number
  }

  /// Takes in where a move led.
  package mutating func add(_ passage: CrawlPassage) {
    map.passages.append(passage)
  }

  /// Takes in what was found on a screen when it was met again.
  package mutating func add(_ findings: [CrawlFinding], to number: Int) {
    for finding in findings where !map.screens[number - 1].findings.contains(where: finding.isSame) {
      map.screens[number - 1].findings.append(finding)
    }
  }

  /// Goes on to the screens that were found while the last ones were tried.
  package mutating func beginLevel() {
    level = next
    next = []
  }

  /// Notes why not everything is shown, each reason once.
  package mutating func cut(_ cut: CrawlCut) {
    if !map.cuts.contains(cut) { map.cuts.append(cut) }
  }

  /// Notes that moves of a screen were not tried.
  package mutating func leave(_ count: Int, of number: Int) {
    map.screens[number - 1].untried += count
  }

  /// Notes whether a way leads to its screen again.
  package mutating func note(reproduced: Bool, _ number: Int) {
    map.screens[number - 1].isReproduced = reproduced
  }

  /// Notes how much was done and how long it took.
  package mutating func finish(moves: Int, elapsed: Double) {
    map.moves = moves
    map.elapsed = elapsed
  }
}
