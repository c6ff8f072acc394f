import Testing

@testable import ATSPIAdapter

@Suite struct ListenerTableTests {
  @Test("B7: everything is sent until the registry has told who listens")
  func unknown() {
    #expect(ListenerTable().hears("Object", "StateChanged", "focused"))
    #expect(!ListenerTable().asksFor("Object", "Announcement"))
  }

  @Test(
    "B7: events are heard by their whole name or its beginning, however it is written",
    arguments: [
      ("object:state-changed:focused", true), ("Object:StateChanged:Focused", true), ("object:", true),
      ("object:state-changed", true), ("object:state-changed:checked", false), ("window:activate", false),
      ("*", true), ("object:*", true),
    ])
  func names(event: String, isHeard: Bool) {
    var table = ListenerTable()
    table.take([(":1.1", event)])
    #expect(table.hears("Object", "StateChanged", "focused") == isHeard)
  }

  @Test("B7: who stops listening is sent nothing more")
  func removal() {
    var table = ListenerTable()
    table.take([])
    #expect(!table.hears("Object", "Announcement", ""))
    table.add(":1.1", "object:announcement")
    #expect(table.hears("Object", "Announcement", ""))
    #expect(table.asksFor("Object", "Announcement"))
    table.remove(":1.1", "object:announcement")
    #expect(!table.hears("Object", "Announcement", ""))
  }
}
