import AccessibilityModel
import KeyboardAccessEngine
import VoiceControlEngine
import VoiceOverEngine

/// What can be drawn over a picture of a screen to show how a technology meets it.
public enum ScreenOverlay: String, Hashable, Sendable, CaseIterable {
  /// Numbers of the stops in reading order, with a line between them.
  case order
  /// The names that Voice Control shows.
  case names
  /// The numbers that Voice Control shows.
  case numbers
  /// The grid that Voice Control shows.
  case grid
  /// The cursor of VoiceOver on a stop.
  case cursor
  /// The ring of Full Keyboard Access.
  case ring
}

extension Session {
  /// What a technology draws over the screen as it is now; a technology that is off is turned on.
  ///
  /// - Parameters:
  ///   - kind: what is drawn.
  ///   - stop: on which stop the cursor is, or after how many presses of Tab the ring is seen, from 1.
  /// - Returns: the overlay; `nil` where nothing is drawn: there is no such stop, or nothing that keys reach.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  public func overlay(_ kind: ScreenOverlay, stop: Int = 1) async throws -> Overlay? {
    switch kind {
    case .order: tree.readingOrderOverlay
    case .names: try await shown(bySaying: "show names")
    case .numbers: try await shown(bySaying: "show numbers")
    case .grid: try await shown(bySaying: "show grid")
    case .cursor: try await cursor(onStop: stop)
    case .ring: try await ring(afterPresses: stop)
    }
  }

  /// The frame around what VoiceOver is on; `nil` where it is nowhere or off.
  public var cursorOverlay: Overlay? {
    technology(VoiceOver.self)?.cursor.flatMap { tree[$0] }.map { element in
      let mark = Overlay.Mark(
        element.label?.string ?? "", frame: element.outline, element: element.id, isChosen: true)
      return Overlay(.cursor, marks: [mark])
    }
  }

  private func shown(bySaying words: String) async throws -> Overlay? {
    if technology(VoiceControl.self) == nil { try await turnOn(VoiceControl()) }
    return try await send(.say(words), to: VoiceControl.self).lastOverlay
  }

  private func cursor(onStop number: Int) async throws -> Overlay? {
    let stops = Array(tree.stops.prefix(number))
    guard stops.count == number, let stop = stops.last else { return nil }
    if technology(VoiceOver.self) == nil { try await turnOn(VoiceOver(.iOS)) }
    if technology(VoiceOver.self)?.cursor != stop { try await send(.select(stop), to: VoiceOver.self) }
    return cursorOverlay
  }

  private func ring(afterPresses count: Int) async throws -> Overlay? {
    guard let tab = KeyPress("tab") else { return nil }
    try await turnOnKeyboardAccess()
    var overlay: Overlay?
    for _ in 0..<count {
      overlay = try await send(.press(tab), to: KeyboardAccess.self).lastOverlay ?? overlay
    }
    return overlay
  }
}

extension AccessibilityTree {
  /// The stops in reading order, numbered from 1.
  ///
  /// - Complexity: O(n) for n stops.
  /// - Source: at-behaviour 1.10.4
  public var readingOrderOverlay: Overlay {
    let marks = stops.enumerated().map { place, id in
      Overlay.Mark(
        "\(place + 1)", label: self[id]?.label?.string ?? "", frame: self[id]?.outline ?? .zero, element: id)
    }
    return Overlay(.order, marks: marks)
  }
}

extension [SessionRecord] {
  /// What was drawn last; `nil` where nothing was, or it was taken away again.
  fileprivate var lastOverlay: Overlay? {
    let drawn = lazy.reversed().compactMap { record -> Overlay?? in
      guard case .show(let overlay) = record.effect else { return nil }
      return overlay
    }
    return drawn.first.flatMap(\.self)
  }
}
