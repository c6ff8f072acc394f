import BrailleDevice
import DeviceServer
import Synchronization

/// What a served device has to deal with next, in the order in which it came.
final class Inbox: Sendable {
  /// Something to deal with.
  enum Item: Sendable {
    /// The page says something.
    case page(PageMessage)
    /// A braille display tells something.
    case braille([BrailleNews])
    /// Something falls due: the time that was waited for has come.
    case due(Int)
    /// What is shown was saved.
    case saved
    /// The files can be watched no longer.
    case unwatched(String)
  }

  private struct State {
    var items: [Item] = []
    var waiting: CheckedContinuation<Item, Never>?
  }

  private let state = Mutex(State())

  /// Adds something.
  func put(_ item: Item) {
    let waiting = state.withLock { state -> CheckedContinuation<Item, Never>? in
      guard let waiting = state.waiting else {
        state.items.append(item)
        return nil
      }
      state.waiting = nil
      return waiting
    }
    waiting?.resume(returning: item)
  }

  /// The next thing, waiting for it where there is none.
  func next() async -> Item {
    await withCheckedContinuation { continuation in
      let item = state.withLock { state -> Item? in
        guard !state.items.isEmpty else {
          state.waiting = continuation
          return nil
        }
        return state.items.removeFirst()
      }
      if let item { continuation.resume(returning: item) }
    }
  }

  /// True where something waits already.
  var isPending: Bool { state.withLock { !$0.items.isEmpty } }
}
