import ATSPIBridge
import DisplayWindow
import VoiceOverEngine

/// The keys of a desktop: VoiceOver's are taken, wherever keys go, and all others are left to the application.
struct DesktopKeys: Sendable {
  let filter: DesktopKeyFilter
  private let bus: AccessibilityBus
  private let listener: KeystrokeListener

  /// Makes a keyboard of which nothing is taken yet.
  init(on bus: AccessibilityBus, _ filter: DesktopKeyFilter) {
    self.bus = bus
    self.filter = filter
    listener = KeystrokeListener(on: bus) { filter.isTaken($0) }
  }

  /// Sees whether VoiceOver's keys can be had.
  ///
  /// - Returns: Those that another program holds.
  /// - Throws: `DesktopError` where there is no display, and where all are held.
  func check() throws(DesktopError) -> [KeyChord] {
    var wanted: [(chord: KeyChord, keys: DisplayKeyboard.Chord)] = []
    for chord in ownChords {
      guard let symbol = KeySymbol.symbol(of: chord.key) else { continue }
      let held = chord.pressedModifiers(withCapsLock: filter.usesCapsLock)
      wanted.append((chord, DisplayKeyboard.Chord(symbol: symbol, modifiers: held.rawValue)))
    }
    let held: [DisplayKeyboard.Chord]
    do throws(DisplayWindow.Failure) {
      held = try DisplayKeyboard.held(of: wanted.map(\.keys))
    } catch {
      throw DesktopError(.noDisplay, error.description)
    }
    let missing = wanted.filter { held.contains($0.keys) }.map(\.chord)
    if missing.count == wanted.count, let first = missing.first {
      throw DesktopError(.keysHeld, first.line.uppercased())
    }
    return missing
  }

  /// Takes the keys that mean something to VoiceOver as it is now; what it opens may take more of them.
  ///
  /// - Parameters:
  ///   - voiceOver: VoiceOver after what was pressed last.
  ///   - isTyping: True where the cursor is in a field that is typed into.
  /// - Throws: `ATSPIError` where the registry lets nobody take keys.
  func take(for voiceOver: VoiceOver, isTyping: Bool) async throws(ATSPIError) {
    filter.take(voiceOver, isTyping: isTyping)
    var sets: [PressedKey.Modifiers: Set<String>] = [:]
    for chord in ownChords {
      sets[chord.pressedModifiers(withCapsLock: filter.usesCapsLock), default: []].insert(chord.key)
    }
    sets[[], default: []].insert("control")
    if filter.usesCapsLock { sets[[], default: []].insert("capslock") }
    if voiceOver.takesPlainKeys {
      for held in [[], .shift] as [PressedKey.Modifiers] { sets[held, default: []].formUnion(Self.plainKeys) }
    }
    try await listener.register(
      Set(
        sets.map { held, keys in
          KeystrokeListener.KeySet(
            keys: keys.sorted(), modifiers: held,
            isAskedByApplications: held.isSuperset(of: [.control, .alt]))
        }))
  }

  /// Turns Caps Lock off again where it stands for VoiceOver's keys.
  func releaseCapsLock() async { await bus.unlock(.lock) }

  /// VoiceOver's keys: those with VO, and those of the desktop itself.
  private var ownChords: [KeyChord] {
    let written = CommandTable.writtenKeys(on: .macOS).compactMap { KeyChord($0) }
    let own = written.filter { $0.modifiers.contains(.voiceOver) } + DesktopKeyFilter.own.keys
    let usesCapsLock = filter.usesCapsLock
    // With Control and Alt those from F1 on never reach a program.
    let possible = own.filter { usesCapsLock || !$0.modifiers.contains(.voiceOver) || !$0.isFunctionKey }
    return Set(possible).sorted { $0.line < $1.line }
  }

  /// What is typed with nothing held.
  private static let plainKeys: [String] = {
    let characters = (0x21...0x7e).compactMap { Unicode.Scalar($0).map { String($0).lowercased() } }
    let names = [
      "left", "right", "up", "down", "space", "return", "escape", "tab", "delete", "home", "end", "pageup",
      "pagedown",
    ]
    return Array(Set(characters)) + names
  }()
}
