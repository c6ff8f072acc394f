import Synchronization

/// Calls of which a number is under way at a time.
final class Batch: Sendable {
  private struct State {
    var next = 0
    var left: Int
    var results: [Result<DBusBody, DBusError>?]
  }

  private let methods: [DBusMethod]
  private let timeLimit: Duration
  private let completion: @Sendable ([Result<DBusBody, DBusError>]) -> Void
  private let state: Mutex<State>

  init(
    _ methods: [DBusMethod], timeLimit: Duration,
    completion: @escaping @Sendable ([Result<DBusBody, DBusError>]) -> Void
  ) {
    self.methods = methods
    self.timeLimit = timeLimit
    self.completion = completion
    state = Mutex(State(left: methods.count, results: Array(repeating: nil, count: methods.count)))
  }

  /// Sends the first calls; each answer sends another.
  func start(_ window: Int, on connection: DBusConnection) {
    for _ in 0..<min(window, methods.count) { sendNext(on: connection) }
  }

  private func sendNext(on connection: DBusConnection) {
    let index = state.withLock { state -> Int? in
      guard state.next < methods.count else { return nil }
      state.next += 1
      return state.next - 1
    }
    guard let index else { return }
    connection.send(methods[index], timeLimit: timeLimit) { result in
      let results = self.state.withLock { state -> [Result<DBusBody, DBusError>]? in
        state.results[index] = result
        state.left -= 1
        return state.left == 0 ? state.results.compactMap(\.self) : nil
      }
      if let results { return self.completion(results) }
      self.sendNext(on: connection)
    }
  }
}
