import Synchronization

/// The places that an app comes past and that something is left out of, as it says them itself.
package final class LeftOutPlaces: Sendable {
  /// How the line begins that an app prints at such a place.
  static let mark = "earshot-left-out: "

  private let places = Mutex<[String]>([])

  /// Makes a list without places.
  package init() {}

  /// Takes a line that an app prints.
  ///
  /// - Parameter line: The line.
  /// - Returns: False where the line says something else.
  package func take(_ line: String) -> Bool {
    guard line.hasPrefix(Self.mark) else { return false }
    let place = String(line.dropFirst(Self.mark.count))
    places.withLock { if !$0.contains(place) { $0.append(place) } }
    return true
  }

  /// The places since the last time, each once, in the order in which the app came past them.
  package func collect() -> [String] {
    places.withLock { places in
      defer { places = [] }
      return places
    }
  }
}
