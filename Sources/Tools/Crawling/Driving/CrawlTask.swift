import CrawlEngine

/// Moves of one screen that one worker tries, one after the other.
struct CrawlTask: Sendable {
  /// The screen's number on the map.
  var screen: Int
  /// The moves that lead from the start to the screen.
  var way: [CrawlMove]
  /// Moves on the screen itself that come before each of the moves: what they make possible is tried.
  var beginning: [CrawlMove] = []
  /// The moves.
  var group: MoveGroup
  /// By what the screen is told apart.
  var signature: ScreenSignature

  /// True where rows were scrolled to, so that others are there than at first.
  var scrolls: Bool { beginning.contains { $0.kind == .scroll } }

  /// Words of rows that were used on the way, which are data from there on.
  var data: [String] { way.flatMap(\.data) }

  /// What came of a task.
  struct Outcome: Sendable {
    /// What came of each move that was made.
    var moves: [Move] = []
    /// How many moves were not made because those before tell about them.
    var alike = 0
    /// True where so many of them had one outcome that the others are taken to have it too.
    var isSample = false
    /// How many moves were not made because a limit was met.
    var untried = 0
    /// Why the screen could not be reached again; `nil` where it could.
    var failure: String?
  }

  /// What came of a move.
  struct Move: Sendable {
    var move: CrawlMove
    var step: CrawlStep
    var result: Result
  }

  /// Where a move led.
  enum Result: Sendable {
    /// To another screen, with the moves that it offers.
    case screen(MetScreen)
    /// To the same one, on which these moves are possible now.
    case stays([MoveGroup])
    /// The app ended or did not answer.
    case ends(String)
    /// It could not be done.
    case impossible(String)
  }
}

/// A screen that a worker met.
struct MetScreen: Sendable {
  /// What people meet on it; without stops where it was known before.
  var screen: CrawlScreen
  /// What can be done on it.
  var choice: [MoveGroup]
  /// True where its texts are data.
  var ignoresTexts: Bool
}

/// What came of going a way again in a new process.
struct CrawlCheck: Sendable {
  /// For each move of the way, whether it led to the screen that was met there before; shorter where it broke off.
  var steps: [Bool]
}
