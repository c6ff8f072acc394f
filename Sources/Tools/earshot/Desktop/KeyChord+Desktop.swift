import ATSPIBridge
import VoiceOverEngine

extension KeyChord {
  /// Keys as the keyboard of a desktop has them: Alt is Option, and Super is Command.
  init?(_ pressed: PressedKey) {
    guard let key = KeySymbol.key(of: pressed.symbol) else { return nil }
    var held: Modifiers = []
    if pressed.modifiers.contains(.control) { held.insert(.control) }
    if pressed.modifiers.contains(.alt) { held.insert(.option) }
    if pressed.modifiers.contains(.shift) { held.insert(.shift) }
    if pressed.modifiers.contains(.super) { held.insert(.command) }
    self.init(key: key, held)
  }

  /// Tells what is held for them on the keyboard of a desktop.
  ///
  /// - Parameter usesCapsLock: True where Caps Lock stands for VoiceOver's keys, and not Control and Alt.
  /// - Returns: What is held, without locks that are on.
  func pressedModifiers(withCapsLock usesCapsLock: Bool) -> PressedKey.Modifiers {
    var held: PressedKey.Modifiers = []
    if modifiers.contains(.voiceOver) { held.formUnion(usesCapsLock ? .lock : [.control, .alt]) }
    if modifiers.contains(.control) { held.insert(.control) }
    if modifiers.contains(.option) { held.insert(.alt) }
    if modifiers.contains(.shift) { held.insert(.shift) }
    if modifiers.contains(.command) { held.insert(.super) }
    return held
  }

  /// True for the keys from F1 on.
  var isFunctionKey: Bool { key.count > 1 && key.first == "f" && Int(key.dropFirst()) != nil }

  /// The line of a script that presses them.
  var line: String {
    let names: [(Modifiers, String)] = [
      (.voiceOver, "vo"), (.control, "control"), (.option, "option"), (.command, "command"),
      (.shift, "shift"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1)
    // Alone, the names of arrows are flicks.
    let isFlick = held.isEmpty && ["left", "right", "up", "down"].contains(key)
    return (held + [isFlick ? key + " arrow" : key]).joined(separator: "-")
  }
}
