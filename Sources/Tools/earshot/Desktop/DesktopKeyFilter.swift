import ATSPIBridge
import Synchronization
import VoiceOverEngine

/// Decides about each key of a desktop, at once, whether it is VoiceOver's or the application's.
final class DesktopKeyFilter: Sendable {
  private struct State {
    var voiceOver: VoiceOver
    /// True while letters belong to a field, whatever they jump to elsewhere.
    var isTyping = false
    /// Keys that are down and were taken: their release is nobody else's either.
    var taken: Set<UInt32> = []
    /// True while Control is down and nothing that is known of was pressed with it.
    var isControlAlone = false
    /// True while Caps Lock is down, where it stands for VoiceOver's keys.
    var isCapsLockDown = false
  }

  /// What keys do on a desktop beside VoiceOver's own commands.
  ///
  /// With Control and Alt the keys from F1 on change the terminal of Linux, so that what they do has others too.
  static let own: [KeyChord: DesktopEvent] = {
    let table = [
      ("command-f5", DesktopEvent.quit), ("vo-f1", .tell(.application, line: "vo-f1")),
      ("vo-f2", .tell(.window, line: "vo-f2")), ("vo-shift-t", .tell(.application, line: "vo-shift-t")),
      ("vo-t", .tell(.window, line: "vo-t")), ("vo-shift-l", .line("vo-f3")),
    ]
    let chords = table.compactMap { keys, does in KeyChord(keys).map { ($0, does) } }
    return Dictionary(chords) { first, _ in first }
  }()

  /// True where Caps Lock stands for VoiceOver's keys, and not Control and Alt.
  let usesCapsLock: Bool
  private let inbox: DesktopInbox
  private let state: Mutex<State>

  init(for voiceOver: VoiceOver, usesCapsLock: Bool, _ inbox: DesktopInbox) {
    self.inbox = inbox
    self.usesCapsLock = usesCapsLock
    state = Mutex(State(voiceOver: voiceOver))
  }

  /// Takes over what VoiceOver is about by now.
  ///
  /// - Parameters:
  ///   - voiceOver: VoiceOver after what was pressed last.
  ///   - isTyping: True where the cursor is in a field that is typed into.
  func take(_ voiceOver: VoiceOver, isTyping: Bool) {
    state.withLock { state in
      state.voiceOver = voiceOver
      state.isTyping = isTyping
    }
  }

  /// Whether the application is not to get a key.
  func isTaken(_ key: PressedKey) -> Bool {
    let (isTaken, event) = state.withLock { state in decide(key, &state) }
    if let event { inbox.put(event) }
    return isTaken
  }

  private func decide(_ key: PressedKey, _ state: inout State) -> (isTaken: Bool, does: DesktopEvent?) {
    if usesCapsLock, key.symbol == KeySymbol.capsLock {
      let isReleased = state.isCapsLockDown && !key.isDown
      state.isCapsLockDown = key.isDown
      return (true, isReleased ? .capsLock : nil)
    }
    guard var chord = KeyChord(key) else { return (false, nil) }
    if chord.key == "control" {
      defer { state.isControlAlone = key.isDown && chord.modifiers.isEmpty }
      // What was pressed with it may be the application's, and unknown here; nobody wants that to go on by chance.
      let stops = !key.isDown && state.isControlAlone && !state.voiceOver.isPaused
      return (false, stops ? .line(chord.line) : nil)
    }
    state.isControlAlone = false
    guard key.isDown else { return (state.taken.remove(key.symbol) != nil, nil) }
    if usesCapsLock {
      if chord.modifiers.contains(.voiceOver) { return (false, nil) }
      if state.isCapsLockDown { chord = KeyChord(key: chord.key, chord.modifiers.union(.voiceOver)) ?? chord }
    }
    guard let does = does(chord, key, state) else { return (false, nil) }
    state.taken.insert(key.symbol)
    return (true, does)
  }

  /// What a key does; `nil` where it is the application's.
  private func does(_ chord: KeyChord, _ key: PressedKey, _ state: State) -> DesktopEvent? {
    let voiceOver = state.voiceOver
    if voiceOver.modes.isOn, !voiceOver.modes.isHelping, let own = Self.own[chord] { return own }
    guard voiceOver.takes(chord) else { return nil }
    let isPlain = chord.modifiers.isSubset(of: .shift)
    if isPlain, state.isTyping, !voiceOver.takesText { return nil }
    guard isPlain, voiceOver.takesText, chord.key.count == 1, voiceOver.command(of: chord) == nil else {
      return .line(chord.line)
    }
    let character = chord.modifiers.contains(.shift) ? chord.key.uppercased() : chord.key
    let isEscaped = character == "\"" || character == "\\"
    return .line("type \"\(isEscaped ? "\\" : "")\(character)\"")
  }
}
