import ATSPIAdapter
import ATSPIProvider
import AccessibilityModel
import DBus
import DesktopSupport
import Testing

/// What a client finds over a bus of the test's own.
@Suite(.serialized, .timeLimit(.minutes(10))) struct PrivateBusTests {
  @Test("B7: a client finds the application at the desktop, and every element with its role and its words")
  func reading() async throws {
    let provided = try await ProvidedApp([
      .stop(
        "Pay now", hint: "Sends the order", traits: .button, frame: Rect(x: 10, y: 20, width: 80, height: 40)),
      .stop("Volume", value: "40%", traits: .adjustable),
    ])
    let client = provided.client
    let desktop = AccessibilityClient(client.bus, "org.a11y.atspi.Registry")
    let children = try await desktop.call("/org/a11y/atspi/accessible/root", "Accessible", "GetChildren")
    let names = children[0]?.elements?.compactMap { $0.elements?.first?.text }
    #expect(names?.contains(client.application) == true)
    let objects = try await client.objects()
    #expect(objects.map(\.name) == ["App", "Screen", "Pay now", "Volume"])
    #expect(objects.map(\.role) == [75, 23, 43, 51])
    let button = objects[2]
    #expect(button.description == "Sends the order")
    #expect(try await client.property(button.path, "Accessible", "Name")?.text == "Pay now")
    #expect(try await client.property(button.path, "Accessible", "ChildCount")?.integer == 0)
    let extents = try await client.call(button.path, "Component", "GetExtents", [.uint32(0)])
    #expect(extents[0]?.elements?.map(\.integer) == [110, 220, 80, 40])
    let inWindow = try await client.call(button.path, "Component", "GetExtents", [.uint32(1)])
    #expect(inWindow[0]?.elements?.map(\.integer) == [10, 20, 80, 40])
    let hit = try await client.call(
      objects[1].path, "Component", "GetAccessibleAtPoint", [.int32(120), .int32(230), .uint32(0)])
    #expect(hit[0]?.elements?.last?.text == button.path)
    let number = try await client.property(objects[3].path, "Value", "CurrentValue")?.number
    #expect(number == 40)
  }

  @Test("B7: what a client wants is asked of the app, and answered as the app answers")
  func acting() async throws {
    var field = AccessibilityNode.stop("Name", value: "Zoë", traits: .textEntry)
    field.element.textContent = TextContent("Zoë", selection: 4..<4)
    let provided = try await ProvidedApp([
      .stop("Pay", traits: .button), field, .stop("Off", traits: .adjustable),
    ])
    let client = provided.client
    let objects = try await client.objects()
    let (button, entry) = (objects[2].path, objects[3].path)
    #expect(try await client.call(button, "Action", "DoAction", [.int32(0)])[0]?.truth == true)
    #expect(try await client.call(button, "Action", "DoAction", [.int32(7)])[0]?.truth == false)
    #expect(
      try await client.call(entry, "EditableText", "InsertText", [.int32(3), .string("!"), .int32(1)])[0]?
        .truth
        == true)
    #expect(try await client.call(entry, "Component", "GrabFocus")[0]?.truth == true)
    let asked = provided.asked
    guard asked.count == 3, case .action(.activate) = asked[0], case .edit(_, let edit) = asked[1],
      case .focus = asked[2]
    else {
      Issue.record("Something else was asked: \(asked)")
      return
    }
    #expect(edit == .replace(4..<4, "!"))
    #expect(try await client.call(entry, "Text", "GetText", [.int32(0), .int32(-1)])[0]?.text == "Zoë")
    #expect(try await client.property(entry, "Text", "CaretOffset")?.integer == 3)
  }

  @Test("B7: a client is told of changes in their order, objects that come before events about them")
  func events() async throws {
    let provided = try await ProvidedApp([.stop("One", traits: .button)])
    let client = provided.client
    let told = Told()
    client.bus.subscribe(DBusMatch(sender: client.application)) { told.take($0) }
    try await client.bus.call(
      DBusMethod(
        "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "RegisterEvent",
        [.string("object:"), .strings([]), .string("")]))
    try await provided.waitUntilHeard("object:")
    let node = AccessibilityNode.stop("Two", traits: .button, id: ElementID(slot: 70))
    try provided.adapter.change { screen throws(TreeDiffError) in
      try screen.apply(TreeDiff([.insert(node, parent: screen.tree.root, after: nil)]))
    }
    provided.adapter.change { $0.move(focusTo: node.element.id) }
    let lines = try #require(await told.wait(for: "StateChanged focused 1"))
    #expect(lines == ["AddAccessible", "ChildrenChanged add 0", "StateChanged focused 1"])
    #expect(try await client.objects().map(\.name).contains("Two"))
  }

  @Test("B7: calls that make no sense are refused, each by its error, and nothing ends")
  func badCalls() async throws {
    let provided = try await ProvidedApp([.stop("One", traits: .button)])
    let client = provided.client
    let path = try await client.objects()[2].path
    func name(_ body: () async throws -> Void) async -> String? {
      do { try await body() } catch { return (error as? DBusError)?.subject }
      return nil
    }
    let folder = "/org/a11y/atspi/accessible"
    #expect(
      await name { try await client.call("\(folder)/e9_9", "Accessible", "GetRole") }
        == Self.unknown("Object"))
    #expect(
      await name { try await client.call("\(folder)/x", "Accessible", "GetRole") } == Self.unknown("Object"))
    #expect(await name { try await client.call(path, "Text", "GetText") } == Self.unknown("Interface"))
    #expect(await name { try await client.call(path, "Accessible", "Explode") } == Self.unknown("Method"))
    #expect(
      await name { try await client.call(path, "Accessible", "GetChildAtIndex", [.string("x")]) }
        == "org.freedesktop.DBus.Error.InvalidArgs")
    #expect(
      await name { _ = try await client.property(path, "Accessible", "Colour") } == Self.unknown("Property"))
    #expect(
      try await client.call(path, "Accessible", "GetChildAtIndex", [.int32(-4)])[0]?.elements?.count == 2)
    #expect(try await client.objects().count == 3)
  }

  @Test("B7: a client that floods the app with calls gets every answer, and others theirs")
  func flood() async throws {
    let provided = try await ProvidedApp([.stop("One", traits: .button)])
    let path = try await provided.client.objects()[2].path
    let call = DBusMethod(
      provided.client.application, path, "org.a11y.atspi.Accessible", "GetRoleName")
    async let flood = provided.client.bus.calls(Array(repeating: call, count: 5_000), timeLimit: .seconds(60))
    let other = AccessibilityClient(try await provided.otherBus(), provided.client.application)
    #expect(try await other.objects().count == 3)
    let answers = await flood
    #expect(answers.allSatisfy { (try? $0.get())?[0]?.text == "push button" })
    #expect(answers.count == 5_000)
  }

  private static func unknown(_ what: String) -> String { "org.freedesktop.DBus.Error.Unknown\(what)" }
}
