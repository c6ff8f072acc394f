import AccessibilityModel
import CX11Window
import Foundation
import Glibc
import Synchronization

/// A window on the display that shows pictures and tells what a person does there.
///
///     let window = try DisplayWindow(title: "Kennel", width: 393, height: 852)
///     window.show(png)
///     for await event in window.events { … }
///
/// One thread of its own speaks with the display.
public final class DisplayWindow: Sendable {
  /// Why there is no window.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let description: String
  }

  private struct State: Sendable {
    var picture: [UInt8]?
    var isClosing = false
  }

  /// What a person does, in order; it ends when the window is closed.
  public let events: AsyncStream<DisplayEvent>
  private let state = Mutex(State())
  private let waking: Int32

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: What its bar says.
  ///   - display: The display; that of the environment where it is `nil`.
  ///   - width: Pixels from side to side.
  ///   - height: Pixels from top to bottom.
  /// - Throws: `Failure` where there is no display, or no library of X11.
  public init(title: String, display: String? = nil, width: Int, height: Int) throws(Failure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(description: "no pipe could be opened") }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    var problem = [CChar](repeating: 0, count: 256)
    guard let window = x11_window_open(display, title, Int32(width), Int32(height), &problem, problem.count)
    else {
      Glibc.close(ends[0])
      Glibc.close(ends[1])
      let bytes = problem.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw Failure(description: String(decoding: bytes, as: UTF8.self))
    }
    waking = ends[1]
    let (events, sink) = AsyncStream<DisplayEvent>.makeStream()
    self.events = events
    let woken = ends[0]
    // The window belongs to the one thread from here on.
    nonisolated(unsafe) let own = window
    Thread.detachNewThread { [weak self] in
      while let isOpen = Self.turn(own, woken, sink, self), isOpen {}
      sink.yield(.closed)
      sink.finish()
      x11_window_close(own)
      Glibc.close(woken)
    }
  }

  deinit {
    wake()
    Glibc.close(waking)
  }

  /// Shows the picture of a PNG file; one that is not shown yet is left out for it.
  public func show(_ png: [UInt8]) {
    state.withLock { $0.picture = png }
    wake()
  }

  /// Closes the window.
  public func close() {
    state.withLock { $0.isClosing = true }
    wake()
  }

  private func wake() {
    var byte: UInt8 = 1
    _ = write(waking, &byte, 1)
  }

  /// Does one thing: takes an event, or shows the picture that came; `nil` where nobody holds the window any more.
  private static func turn(
    _ window: OpaquePointer, _ woken: Int32, _ sink: AsyncStream<DisplayEvent>.Continuation,
    _ owner: @autoclosure () -> DisplayWindow?
  ) -> Bool? {
    let event = x11_window_wait(window, woken)
    if event.kind == X11_CLOSED.kind { return false }
    if event.kind != X11_NOTHING.kind {
      if let event = DisplayEvent(event) { sink.yield(event) }
      return true
    }
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(woken, &bytes, bytes.count) > 0 {}
    guard let owner = owner() else { return nil }
    let (picture, isClosing) = owner.state.withLock { state in
      defer { state.picture = nil }
      return (state.picture, state.isClosing)
    }
    if let picture { show(picture, in: window) }
    return !isClosing
  }

  private static func show(_ png: [UInt8], in window: OpaquePointer) {
    var pixels: UnsafeMutablePointer<UInt8>?
    var (width, height): (Int32, Int32) = (0, 0)
    guard x11_read_png(png, png.count, &pixels, &width, &height) == 0, let pixels else { return }
    defer { free(pixels) }
    x11_window_show(window, pixels, width, height)
  }
}

extension x11_event_kind {
  /// The number that events carry.
  fileprivate var kind: Int32 { Int32(rawValue) }
}

extension DisplayEvent {
  /// The event of a window; `nil` for buttons that mean nothing here.
  fileprivate init?(_ event: x11_event) {
    let place = Point(x: Double(event.x), y: Double(event.y))
    switch event.kind {
    case X11_BUTTON_DOWN.kind where event.code == 1: self = .pointer(.began, place)
    case X11_BUTTON_UP.kind where event.code == 1: self = .pointer(.ended, place)
    case X11_BUTTON_DOWN.kind where event.code == 4 || event.code == 5:
      self = .wheel(isUp: event.code == 4, place)
    case X11_MOVED.kind: self = .pointer(.moved, place)
    case X11_KEY_DOWN.kind, X11_KEY_UP.kind:
      self = .key(
        DisplayKey(
          isDown: event.kind == X11_KEY_DOWN.kind, symbol: event.symbol, code: Int(event.code),
          state: event.state, time: event.time))
    case X11_FOCUS_IN.kind: self = .focus(true)
    case X11_FOCUS_OUT.kind: self = .focus(false)
    case X11_PLACED.kind: self = .placed(place)
    default: return nil
    }
  }
}
