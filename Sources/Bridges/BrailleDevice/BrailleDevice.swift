import Foundation
import Synchronization

/// A braille display that BRLTTY drives: cells to write, and keys to hear of.
///
///     let device = try BrailleDevice(BrailleAddress())
///     device.write([0x03, 0x15], cursor: nil)
///     while true {
///       for news in device.news() { … }
///       device.wait()
///     }
///
/// A display that goes away, or BRLTTY itself, is told once; when it is back that is told too.
public final class BrailleDevice: Sendable {
  private struct State {
    var connection: BrailleConnection?
    /// Why the last attempt to connect failed.
    var failure: BrailleDeviceError?
    var isConnecting = false
    var lastAttempt = ContinuousClock.now
    /// The cells that were told last; 0 while the display is gone.
    var cells = 0
    var news: [BrailleNews] = []
  }

  /// How long BRLTTY has to answer, in seconds.
  private static let patience = 5.0
  /// The time between two attempts to find BRLTTY again.
  private static let pause = Duration.seconds(1)

  /// Where BRLTTY listens.
  public let address: BrailleAddress
  private let state = Mutex(State())
  private let attempted = NSCondition()

  /// Takes the display.
  ///
  /// - Throws: `BrailleDeviceError`.
  public init(_ address: BrailleAddress) throws(BrailleDeviceError) {
    self.address = address
    connect()
    let limit = Date().addingTimeInterval(Self.patience)
    attempted.lock()
    while state.withLock({ $0.isConnecting }), attempted.wait(until: limit) {}
    attempted.unlock()
    let failure = state.withLock { state -> BrailleDeviceError? in
      guard !state.isConnecting else { return BrailleDeviceError(.noAnswer, address.host) }
      state.cells = state.connection?.cells ?? 0
      state.connection?.isNew = false
      return state.failure ?? (state.cells == 0 ? BrailleDeviceError(.noDisplay, address.host) : nil)
    }
    if let failure { throw failure }
  }

  /// How many cells the display has; 0 while it is gone.
  public var cells: Int { state.withLock { $0.cells } }

  /// Shows cells, each as its dots, dot 1 lowest.
  ///
  /// - Parameters:
  ///   - dots: As many as the display has; what is too much is left out, what is missing is blank.
  ///   - cursor: The cell at which the cursor is shown, from 0; `nil` for none.
  public func write(_ dots: [UInt8], cursor: Int?) {
    state.withLock { state in
      guard state.cells > 0, let connection = state.connection else { return }
      let blank = [UInt8](repeating: 0, count: max(state.cells - dots.count, 0))
      let isWritten = connection.write(dots.prefix(state.cells) + blank, cursor: cursor)
      if !isWritten { lose(&state) }
    }
  }

  /// What happened since this was asked last.
  public func news() -> [BrailleNews] {
    state.withLock { state in
      if let connection = state.connection {
        var keys: [BrailleKey] = []
        let isThere = connection.read(into: &keys)
        state.news += keys.map { .pressed($0) }
        if isThere { compare(&state, connection) } else { lose(&state) }
      } else if !state.isConnecting, .now - state.lastAttempt >= Self.pause {
        connect(&state)
      }
      defer { state.news = [] }
      return state.news
    }
  }

  /// Waits until there may be news.
  ///
  /// - Parameters:
  ///   - other: A descriptor that ends the waiting too as soon as it can be read.
  ///   - limit: How long it is waited; `nil` for as long as nothing happens.
  /// - Returns: true where the other descriptor can be read.
  @discardableResult
  public func wait(beside other: Int32? = nil, within limit: Duration? = nil) -> Bool {
    let descriptor = state.withLock { $0.connection?.descriptor }
    var descriptors = [
      pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    // While BRLTTY is gone nothing tells that it is back: it is asked.
    let longest = [limit, descriptor == nil ? Self.pause : nil].compactMap(\.self).min()
    let milliseconds = longest.map { Int32(clamping: Int(max($0, .zero) / .milliseconds(1)) + 1) }
    _ = poll(&descriptors, 2, milliseconds ?? -1)
    return descriptors[1].revents != 0
  }

  /// Tells of a display that came, went or became another one.
  private func compare(_ state: inout State, _ connection: BrailleConnection) {
    // One that was gone for a moment has the same cells, with nothing on them.
    guard connection.isNew else { return }
    connection.isNew = false
    let wasThere = state.cells > 0
    state.cells = connection.cells
    if state.cells > 0 {
      state.news.append(.ready(cells: state.cells))
    } else if wasThere {
      state.news.append(.lost(BrailleDeviceError(.displayLost, address.host)))
    }
  }

  private func lose(_ state: inout State) {
    // Without a display it was told already that nothing is shown.
    if state.cells > 0 { state.news.append(.lost(BrailleDeviceError(.connectionLost, address.host))) }
    state.connection = nil
    state.cells = 0
    state.lastAttempt = .now
  }

  private func connect() { state.withLock { connect(&$0) } }

  /// Connects on a thread of its own, as whoever listens may never answer.
  private func connect(_ state: inout State) {
    state.isConnecting = true
    Thread.detachNewThread { [self] in
      let outcome = Result { () throws(BrailleDeviceError) in try BrailleConnection(to: address) }
      self.state.withLock { state in
        state.isConnecting = false
        state.lastAttempt = .now
        state.connection = try? outcome.get()
        if case .failure(let failure) = outcome { state.failure = failure } else { state.failure = nil }
      }
      attempted.lock()
      attempted.broadcast()
      attempted.unlock()
    }
  }
}
