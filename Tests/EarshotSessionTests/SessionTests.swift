import AccessibilityModel
import EarshotSession
import Testing
import VoiceControlEngine
import VoiceOverEngine

@Suite("A session in virtual time")
struct SessionTests {
  private static let field = AccessibilityNode.stop("E-mail", hint: "Work address", traits: .textEntry)
  private static let help = AccessibilityNode.stop("Help", traits: .button)

  private func running(_ source: any Source) async throws -> (session: Session, log: SessionLog) {
    let log = SessionLog()
    let session = Session(source: source, recorders: [log])
    try await session.start()
    try await session.turnOn(VoiceOver(.iOS))
    return (session, log)
  }

  @Test("F3: flicks walk from stop to stop; at the end there is a boundary sound and no move")
  func flicks() async throws {
    let (session, log) = try await running(StaticSource(AccessibilityTree(.screen([Self.help, Self.field]))))
    try await session.send(.flickRight, to: VoiceOver.self)
    let last = try await session.send(.flickRight, to: VoiceOver.self)
    #expect(last.map(\.effect) == [.sound(.boundary)])
    try await session.send(.flickLeft, to: VoiceOver.self)
    #expect(await log.captions == ["Help, button", "E-mail, text field", "Help, button"])
  }

  @Test("Z5: a hint follows after a pause, and any action cancels it")
  func hints() async throws {
    let (session, log) = try await running(StaticSource(AccessibilityTree(.screen([Self.field, Self.help]))))
    try await session.wait(.milliseconds(500))
    #expect(await log.captions == ["E-mail, text field"])
    try await session.wait(.seconds(5))
    #expect(await log.captions == ["E-mail, text field", "Work address. Double tap to edit."])
    try await session.send(.flickRight, to: VoiceOver.self)
    try await session.send(.flickLeft, to: VoiceOver.self)
    try await session.send(.flickLeft, to: VoiceOver.self)
    try await session.wait(.seconds(60))
    #expect(
      await log.captions == [
        "E-mail, text field", "Work address. Double tap to edit.", "Help, button", "E-mail, text field",
      ])
  }

  @Test("Z5: an activation speaks the new value alone")
  func switchActivation() async throws {
    let row = AccessibilityNode.stop("Reachability", value: "0", traits: .toggleButton)
    let source = ScriptedSource(.screen([row])) { kind in
      guard case .activate(let id) = kind else { return (nil, [], .handled(by: nil)) }
      return (.screen([row.with(\.value, "1")]), [], .handled(by: id))
    }
    let (session, log) = try await running(source)
    try await session.send(.doubleTap, to: VoiceOver.self)
    #expect(await log.captions == ["Reachability, off", "On"])
  }

  @Test(
    "S7: a session notes what a tap by voice met that does nothing, once, and nothing where it does something"
  )
  func ghost() async throws {
    var cell = AccessibilityNode.stop(
      "We'd love your feedback", traits: .button, frame: Rect(x: 0, y: 60, width: 390, height: 100))
    cell.element.activationHit = .nothing(seen: "What do you think of Save for Later?")
    let help = AccessibilityNode.stop(
      "Help", traits: .button, frame: Rect(x: 0, y: 200, width: 390, height: 100))
    for activation in VoiceActivation.allCases {
      var options = VoiceControlOptions()
      options.activation = activation
      let session = Session(source: StaticSource(AccessibilityTree(.screen([cell, help]))))
      try await session.start()
      try await session.turnOn(VoiceControl(options))
      try await session.send(.say("tap help"), to: VoiceControl.self)
      #expect(await session.diagnostics.isEmpty)
      try await session.send(.say("tap we'd love your feedback"), to: VoiceControl.self)
      try await session.send(.say("tap we'd love your feedback"), to: VoiceControl.self)
      #expect(
        await session.diagnostics.map(\.message) == [
          "Activating \"We'd love your feedback\" tapped at (195, 110), where it met the text "
            + "\"What do you think of Save for Later?\", and nothing was done. "
            + "Leave its buttons elements of their own, or give it a default action."
        ])
    }
  }

  @Test("Z4: a changed screen plays its sound and speaks its first stop, once")
  func screenChange() async throws {
    let closing = AccessibilityNode.stop("Close", traits: .button, id: ElementID(slot: 9))
    let leak = AccessibilityNode.stop("Memory leak", value: "3 megabytes", id: ElementID(slot: 8))
    let source = ScriptedSource(.screen([closing])) { kind in
      guard case .activate(let id) = kind else { return (nil, [], .handled(by: nil)) }
      return (.screen([Self.help, leak]), [.screenChanged(.element(leak.element.id))], .handled(by: id))
    }
    let (session, log) = try await running(source)
    let records = try await session.send(.doubleTap, to: VoiceOver.self)
    #expect(await log.captions == ["Close, button", "Memory leak, 3 megabytes"])
    #expect(records.contains { $0.effect == .sound(.screenChanged) })
    #expect(await session.technology(VoiceOver.self)?.cursor == leak.element.id)
  }

  @Test("The app's own clock and VoiceOver's run together, the earlier deadline first")
  func timeline() async throws {
    let meter = AccessibilityNode.stop("Zombie meter", value: "0%", traits: .updatesFrequently)
    let source = ScriptedSource(
      .screen([meter]),
      timeline: [2, 4, 9].map { seconds in
        (
          VirtualInstant.start.advanced(by: .seconds(seconds)),
          .screen([meter.with(\.value, SpokenText("\(seconds * 15)%"))])
        )
      })
    let (session, log) = try await running(source)
    try await session.wait(.seconds(20))
    #expect(await log.captions == ["Zombie meter, 0%", "30%", "60%", "135%"])
    let instants = await log.records.filter { $0.caption != nil }.map(\.instant.nanoseconds)
    #expect(instants == [0, 2_000_000_000, 4_000_000_000, 9_000_000_000])
  }

  @Test("Requests that cause each other without end are named, and the session goes on")
  func cycle() async throws {
    let screen = AccessibilityNode.screen([Self.help, .stop("Close")])
    let source = ScriptedSource(screen) { kind in
      guard case .focus(let id?) = kind else { return (nil, [], .handled(by: nil)) }
      let other = ElementID(slot: id.slot == 1 ? 2 : 1)
      return (nil, [.layoutChanged(.element(other))], .handled(by: id))
    }
    let (session, _) = try await running(source)
    let diagnostics = await session.diagnostics
    #expect(
      diagnostics.map(\.message) == [
        "One input caused more than 64 rounds of requests: focus \"Close\", then focus \"Help\", "
          + "and so on. Let the app answer one of them without asking for the next."
      ])
    #expect(await source.requests.count == 64)
  }

  @Test("Input for a technology that is off says so")
  func off() async throws {
    let session = Session(source: StaticSource(AccessibilityTree(.screen([Self.help]))))
    try await session.start()
    let error = await #expect(throws: SessionError.self) {
      try await session.send(.flickRight, to: VoiceOver.self)
    }
    #expect(error?.description == "VoiceOver is off in this session. Turn it on before sending it input.")
  }

  @Test("Inputs sent together are taken one after the other")
  func oneAtATime() async throws {
    let stops = (1...20).map { AccessibilityNode.stop(SpokenText("Stop \($0)")) }
    let (session, log) = try await running(StaticSource(AccessibilityTree(.screen(stops))))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1..<20 { group.addTask { try await session.send(.flickRight, to: VoiceOver.self) } }
      try await group.waitForAll()
    }
    #expect(await log.captions == (1...20).map { "Stop \($0)" })
  }
}
