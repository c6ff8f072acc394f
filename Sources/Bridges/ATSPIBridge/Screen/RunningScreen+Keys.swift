import AccessibilityModel
import DBus

extension RunningScreen {
  /// What the registry does with a key, by the numbers of AtspiKeySynthType.
  private enum Synthesis: UInt32 {
    case pressByCode = 0
    case releaseByCode = 1
    case symbol = 3
    case string = 4
  }

  private func synthesise(_ key: UInt32, _ text: String, _ kind: Synthesis) async -> Bool {
    let method = DBusMethod(
      Interface.registry, "/org/a11y/atspi/registry/deviceeventcontroller", Interface.controller,
      "GenerateKeyboardEvent",
      [.int32(Int32(bitPattern: key)), .string(text), .uint32(kind.rawValue)])
    return (try? await bus.connection.call(method, timeLimit: reader.limits.answer)) != nil
  }

  /// Presses a key and lets it go, by its symbol of X11.
  func press(_ symbol: UInt32) async -> Bool { await synthesise(symbol, "", .symbol) }

  /// Types words where keys go.
  func type(_ words: String) async -> Bool {
    guard !words.isEmpty else { return true }
    return await synthesise(0, words, .string)
  }

  /// Presses keys as a person does; those that are held are pressed first.
  func press(_ stroke: KeyStroke) async -> Bool {
    if let characters = stroke.characters, stroke.key.count == 1 { return await type(characters) }
    guard let symbol = KeySymbol.symbol(of: stroke.key) else { return false }
    // Codes of X11 for Control, Alt, Shift and Super, on the keyboards of all servers that use evdev.
    let held = [
      (KeyStroke.Modifiers.control, 37), (.command, 37), (.option, 64), (.shift, 50), (.function, 133),
    ].filter { stroke.modifiers.contains($0.0) }.map { UInt32($0.1) }
    for code in held { _ = await synthesise(code, "", .pressByCode) }
    let isDone = await press(symbol)
    for code in held.reversed() { _ = await synthesise(code, "", .releaseByCode) }
    return isDone
  }

  /// Presses the button of the mouse at a point of the screen.
  func click(at point: Point) async -> Bool {
    let method = DBusMethod(
      Interface.registry, "/org/a11y/atspi/registry/deviceeventcontroller", Interface.controller,
      "GenerateMouseEvent",
      [.int32(Int32(point.x.rounded())), .int32(Int32(point.y.rounded())), .string("b1c")])
    return (try? await bus.connection.call(method, timeLimit: reader.limits.answer)) != nil
  }
}
