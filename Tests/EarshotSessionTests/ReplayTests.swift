import AccessibilityModel
import EarshotSession
import Testing
import TreeFormat
import VoiceOverEngine

@Suite("Recorded sessions that are played again")
struct ReplayTests {
  private static let closed = AccessibilityTree(.screen([.stop("Door", value: "closed", traits: .button)]))
  private static let open = AccessibilityTree(.screen([.stop("Door", value: "open", traits: .button)]))

  /// A door that opens two seconds after it came to the screen, at the fifth second of its recording.
  private static let entries: [EncodedSessionV1.Entry] = [
    .init(
      at: VirtualInstant(nanoseconds: 5_000_000_000),
      .event(.changed(TreeVersion(rawValue: 1), AccessibilityTree().diff(to: closed)))),
    .init(
      at: VirtualInstant(nanoseconds: 6_000_000_000),
      .event(.notification(.announcement("Somebody comes", priority: .standard, queued: false)))),
    .init(at: VirtualInstant(nanoseconds: 6_500_000_000), .input(technology: "script", "right")),
    .init(
      at: VirtualInstant(nanoseconds: 7_000_000_000),
      .event(.changed(TreeVersion(rawValue: 2), closed.diff(to: open)))),
  ]

  /// The value of the only stop.
  private func door(_ session: Session) async -> String? {
    let tree = await session.tree
    return tree.firstStop.flatMap { tree[$0]?.value?.string }
  }

  @Test("B6: what an app told comes again at its time, and in between what was there then is read")
  func replay() async throws {
    // As it is read from the file that holds it.
    let entries = try EncodedSessionV1(EncodedSessionV1(Self.entries).text).entries()
    let source = ReplayedSource(entries)
    #expect(source.duration == .seconds(2))
    let log = SessionLog()
    let session = Session(source: source, recorders: [log])
    try await session.start()
    try await session.turnOn(VoiceOver(.iOS))
    #expect(await log.captions == ["Door, closed, button"])
    try await session.wait(.seconds(1))
    #expect(await log.captions.last == "Somebody comes")
    #expect(await door(session) == "closed")
    try await session.wait(.seconds(1))
    #expect(await door(session) == "open")
    try await session.send(.doubleTap, to: VoiceOver.self)
    #expect(await door(session) == "open", "Nothing that was recorded can be activated.")
  }

  @Test("B6: a session that is begun again begins with its first screen")
  func again() async throws {
    let source = ReplayedSource(Self.entries)
    let first = await source.start()
    #expect(first.count == 1)
    #expect(await source.nextDeadline == VirtualInstant(nanoseconds: 1_000_000_000))
    #expect(await source.advance(to: VirtualInstant(nanoseconds: 60_000_000_000)).count == 2)
    #expect(await source.nextDeadline == nil)
    #expect(await source.start() == first)
  }
}
