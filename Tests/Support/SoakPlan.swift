import Foundation

/// How long tests that try many things at random go on, and with which numbers they begin.
///
/// `make soak` sets both in the environment; without it every run is short and tries the same.
package struct SoakPlan: Sendable {
  /// The present one.
  package static let current = SoakPlan(ProcessInfo.processInfo.environment)

  /// Thousandths of the whole that are done.
  private let share: Int
  /// The number that everything random begins with.
  package let seed: UInt64

  private init(_ environment: [String: String]) {
    share = environment["EARSHOT_SOAK"].flatMap(Int.init) ?? 2
    seed = environment["EARSHOT_SEED"].flatMap(UInt64.init) ?? 1
  }

  /// True where little is tried, as in every run of the tests.
  package var isShort: Bool { share < 100 }

  /// How many of so many things are tried; one at least.
  package func count(of whole: Int) -> Int { max(1, whole * share / 1_000) }

  /// Random numbers for a test of that name.
  package func dice(for name: String) -> SeededDice {
    SeededDice(state: name.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 })
  }
}
