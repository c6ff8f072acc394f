import ATSPIAdapter
import AccessibilityModel
import DisplayWindow
import TreeFormat

extension LiveApp {
  /// Shows the app in a window and takes what a person does there, until the window is closed; then `run` ends.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - scale: How many pixels of it a point is wide.
  package func show(in window: DisplayWindow, scale: Double) async {
    change { screen in
      screen.scale = scale
      return []
    }
    let (changes, change) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    onChange { change.yield() }
    change.yield()
    let drawing = Task {
      for await _ in changes {
        let request = PictureRequest(scale: scale, overlays: ring.map { [$0] } ?? [])
        guard let picture = await picture(request) else { continue }
        window.show(picture.png)
      }
    }
    for await event in window.events { await take(event, scale) }
    change.finish()
    await drawing.value
    stop()
  }

  /// The ring around what keys go to, while they go to the window; `nil` where they go to nothing in it.
  private var ring: Overlay? {
    guard screen.isActive, let focus = screen.focus, let element = screen.tree[focus] else { return nil }
    let mark = Overlay.Mark(
      element.label?.string ?? "", frame: element.outline, element: focus, isChosen: true)
    return Overlay(.ring, marks: [mark])
  }

  /// Does what a person does at the window.
  func take(_ event: DisplayEvent, _ scale: Double) async {
    switch event {
    case .pointer(let phase, let place): await ask(.touch(phase, place.scaled(by: 1 / scale)))
    case .wheel(let isUp, let place):
      guard let target = screen.tree.hitTest(place.scaled(by: 1 / scale)) else { return }
      await ask(.scroll(target, isUp ? .up : .down))
    case .key(let key): await take(key)
    case .focus(let isActive): activate(isActive)
    case .placed(let origin):
      change { screen in
        screen.origin = origin
        return []
      }
    case .closed: break
    }
  }

  /// Lets clients have a key first, as a screen reader's commands are keys; what none of them takes is the app's.
  private func take(_ key: DisplayKey) async {
    let isTaken = await adapter?.isTaken(ReportedKey(key)) ?? false
    guard key.isDown, !isTaken, let stroke = key.stroke else { return }
    await press(stroke)
  }

  /// Does what keys do: they go from element to element, use the one they are on, and write into fields.
  package func press(_ stroke: KeyStroke) async {
    let element = screen.focus.flatMap { screen.tree[$0] }
    if stroke.key == "tab", stroke.modifiers.subtracting(.shift).isEmpty {
      return await moveFocus(isForward: !stroke.modifiers.contains(.shift))
    }
    if let element, !element.traits.contains(.isEditing), stroke.modifiers.isEmpty,
      let request = Self.request(of: stroke, on: element), await ask(request)?.isDone == true
    {
      return
    }
    await ask(.key(stroke, on: element?.id))
  }

  /// What a key does to an element that nobody types into.
  private static func request(of stroke: KeyStroke, on element: AccessibilityElement) -> Request.Kind? {
    switch stroke.key {
    case "return", "space": return .activate(element.id)
    case "escape": return .escape(element.id)
    case "right", "up": return element.traits.contains(.adjustable) ? .increment(element.id) : nil
    case "left", "down": return element.traits.contains(.adjustable) ? .decrement(element.id) : nil
    default: return nil
    }
  }

  /// Brings the keys to the next element that they lead to, and from the last one to the first.
  private func moveFocus(isForward: Bool) async {
    let order = screen.focusOrder
    guard let first = order.first, let last = order.last else { return }
    let place = screen.focus.flatMap { order.firstIndex(of: $0) }
    let next = place.map { $0 + (isForward ? 1 : -1) }
    let target = next.map { order.indices.contains($0) ? order[$0] : isForward ? first : last }
    _ = await focus(target ?? (isForward ? first : last))
  }
}

extension Point {
  /// The point of a picture that is so many times as large.
  fileprivate func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}

extension ReportedKey {
  /// The key as clients are told of it.
  init(_ key: DisplayKey) {
    self.init(
      isDown: key.isDown, symbol: Int(key.symbol), code: key.code, modifiers: Int(key.state),
      time: Int(key.time), name: key.name, isText: key.character != nil)
  }
}
