import AccessibilityModel
import EarshotSession
import VoiceOverEngine

extension Driving {
  /// Lets a person use a desktop by keys, in real time, until they have enough.
  ///
  /// - Parameters:
  ///   - desktop: The desktop, which is what is driven.
  ///   - keys: Its keyboard.
  ///   - inbox: What there is to deal with.
  /// - Throws: What the desktop throws, and `SpeechError`.
  mutating func follow(_ desktop: DesktopApp, by keys: DesktopKeys, _ inbox: DesktopInbox) async throws {
    let began = ContinuousClock.now
    let start = await session.now
    var number = 0
    var alarm: Task<Void, Never>?
    defer { alarm?.cancel() }
    inbox.put(.change)
    for await event in inbox.events {
      inbox.willTakeChange()
      try await pass(to: start.advanced(by: ContinuousClock.now - began), always: true)
      number += 1
      switch event {
      case .change: break
      case .line(let line):
        Output.result("> \(line)\n")
        _ = try await take(line, number)
      case .tell(let what, let line):
        Output.result("> \(line)\n")
        await desktop.tell(what)
        try await pass(to: start.advanced(by: ContinuousClock.now - began), always: true)
      case .capsLock: await keys.releaseCapsLock()
      case .quit: return
      }
      guard let voiceOver = await session.technology(VoiceOver.self) else { return }
      let element = await session.tree[voiceOver.cursor ?? .unassigned]
      try await keys.take(for: voiceOver, isTyping: element?.traits.contains(.isEditing) == true)
      alarm?.cancel()
      alarm = nil
      guard let deadline = await session.nextDeadline else { continue }
      let due = max(began + start.duration(to: deadline), .now + .milliseconds(1))
      alarm = Task {
        try? await Task.sleep(until: due, clock: .continuous)
        if !Task.isCancelled { inbox.put(.change) }
      }
    }
  }
}
