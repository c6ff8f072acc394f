import ATSPIProvider
import AccessibilityModel
import TestSupport
import Testing

@Suite struct ProvidedEventTests {
  @Test("B7: a new name is told, and nothing else")
  func name() throws {
    var (screen, ids) = screen([.stop("One"), .stop("Two")])
    let events = try update(&screen, ids[0]) { $0.label = "Uno" }
    #expect(
      events.map(\.words) == [
        "PropertyChange:accessible-name Uno", "TextChanged:delete One", "TextChanged:insert Uno",
      ])
  }

  @Test("B7: a switch that is turned on tells its states")
  func toggle() throws {
    var (screen, ids) = screen([.stop("Wi-Fi", value: "0", traits: [.button, .toggleButton])])
    let events = try update(&screen, ids[0]) { $0.value = "1" }
    #expect(events.map(\.words) == ["StateChanged:checked 1", "StateChanged:pressed 1"])
  }

  @Test("B7: a slider that moves tells its number, and that its words are others")
  func slider() throws {
    var (screen, ids) = screen([.stop("Volume", value: "40%", traits: .adjustable)])
    let events = try update(&screen, ids[0]) { $0.value = "50%" }
    #expect(events.map(\.words) == ["PropertyChange:accessible-value 50.0", "AttributesChanged"])
  }

  @Test("B7: what is typed is told where it is put in, with the insertion point behind it")
  func typing() throws {
    var node = AccessibilityNode.stop("Name", value: "Ada", traits: .textEntry)
    node.element.textContent = TextContent("Ada", selection: 3..<3)
    var (screen, ids) = screen([node])
    let events = try update(&screen, ids[0]) {
      $0.textContent = TextContent("Adam", selection: 4..<4)
      $0.traits.insert(.isEditing)
    }
    #expect(
      events.map(\.words) == ["TextChanged:insert 3 m", "TextCaretMoved 4", "StateChanged:focused 1"])
    #expect(screen.focus == ids[0])
  }

  @Test("B7: what comes is there before it is told of, and what goes is defunct")
  func comingAndGoing() throws {
    var (screen, ids) = screen([.stop("One"), .stop("Two"), .stop("Three")])
    var newer = screen.tree
    let node = AccessibilityNode.stop("Four", id: ElementID(slot: 90))
    try newer.apply(
      TreeDiff([.remove(ids[1]), .insert(node, parent: newer.root, after: ids[2])]))
    let events = try screen.apply(screen.tree.diff(to: newer))
    #expect(
      events.map(\.words) == [
        "ChildrenChanged:remove 2", "ChildrenChanged:remove 1", "StateChanged:defunct 1", "removed",
        "added Three at 1", "ChildrenChanged:add 1", "added Four at 2", "ChildrenChanged:add 2",
      ])
  }

  @Test("B7: a modal element takes the place of all others, and gives it back")
  func modal() throws {
    var (screen, ids) = screen([.stop("Behind"), .container(.none, label: "Sure?", [.stop("Yes")])])
    let events = try update(&screen, ids[1]) { $0.isModal = true }
    #expect(events.map(\.words).contains("removed"))
    #expect(screen.children(of: .window) == [.element(ids[1])])
    let back = try update(&screen, ids[1]) { $0.isModal = false }
    #expect(back.map(\.words).contains("added Behind at 0"))
  }

  @Test("B7: the focus leaves one element before it comes to another")
  func focus() {
    var (screen, ids) = screen([.stop("One", traits: .button), .stop("Two", traits: .button)])
    #expect(screen.move(focusTo: ids[0]).map(\.words) == ["StateChanged:focused 1"])
    let events = screen.move(focusTo: ids[1])
    #expect(events.map(\.words) == ["StateChanged:focused 0", "StateChanged:focused 1"])
    #expect(screen.object(.element(ids[1]))?.states.contains(.focused) == true)
    #expect(screen.move(focusTo: ElementID(slot: 400)).isEmpty)
    #expect(screen.focus == ids[1])
  }

  @Test("B7: the window tells that it is active, in both ways that clients listen for")
  func activation() {
    var (screen, _) = screen([.stop("One")])
    #expect(screen.activate(true).map(\.words) == ["StateChanged:active 1", "Activate Screen"])
    #expect(screen.activate(true).isEmpty)
    #expect(screen.object(.window)?.states.contains(.active) == true)
  }

  @Test("B7: an announcement is an event where clients take it, else words that come up")
  func announcements() {
    var (screen, _) = screen([.stop("One")])
    let event = screen.announce("Saved", isAssertive: true, asEvent: true)
    #expect(event.map(\.words) == ["Announcement 2 Saved"])
    let first = screen.announce("Saved", isAssertive: false, asEvent: false)
    #expect(
      first.map(\.words) == [
        "added Saved at 1", "ChildrenChanged:add 1", "StateChanged:showing 1", "Create Saved",
      ])
    _ = screen.announce("Sent", isAssertive: false, asEvent: false)
    #expect(screen.children(of: .application) == [.window, .notification(1)])
  }

  @Test("B7: scrolling tells what came into view")
  func scrolling() throws {
    var pane = AccessibilityNode.container(
      .none, frame: Rect(x: 0, y: 0, width: 100, height: 100),
      [.stop("Far", frame: Rect(x: 0, y: 300, width: 50, height: 20))])
    pane.element.clipsChildren = true
    var (screen, ids) = screen([pane])
    let events = try screen.apply(TreeDiff([.shift(inside: ids[0], by: Point(x: 0, y: -250))]))
    #expect(events.map(\.words).contains("VisibleDataChanged"))
    #expect(events.map(\.words).contains("StateChanged:showing 1"))
  }

  /// A client that follows what it is told has the same objects as one that asks anew, whatever happens.
  @Test("B7: whoever follows the events knows every object there is", arguments: 0..<40)
  func following(seed: Int) throws {
    var dice = SeededDice(state: UInt64(seed))
    var (screen, _) = screen([.stop("One"), .container(.list, [.stop("Two"), .stop("Three")])])
    var known = Dictionary(
      uniqueKeysWithValues: screen.subtree(of: .application).map { ($0.object.id, $0.object) })
    for step in 0..<12 {
      var newer = screen.tree
      let ids = newer.root.map { Array(newer.subtree(of: $0)) } ?? []
      guard let root = ids.first else { return }
      let id = ids[Int.random(in: ids.indices, using: &dice)]
      switch Int.random(in: 0..<4, using: &dice) {
      case 0 where id != root: try newer.apply(TreeDiff([.remove(id)]))
      case 1:
        let node = AccessibilityNode.container(
          .none, label: SpokenText("New \(step)"), id: ElementID(slot: UInt32(1_000 + 2 * step)),
          [.stop(SpokenText("Inside \(step)"), id: ElementID(slot: UInt32(1_001 + 2 * step)))])
        try newer.apply(TreeDiff([.insert(node, parent: root, after: nil)]))
      case 2 where id != root:
        if var element = newer[id], !element.isStop {
          element.isModal.toggle()
          newer.update([element])
        }
      default:
        if var element = newer[id] {
          element.label = SpokenText("Name \(step)")
          newer.update([element])
        }
      }
      for event in try screen.apply(screen.tree.diff(to: newer)) {
        switch event {
        case .added(let object, index: _, childCount: _): known[object.id] = object
        case .removed(let id): known[id] = nil
        case .signal(let signal):
          if case .words(let words) = signal.payload, signal.detail == "accessible-name" {
            known[signal.source]?.name = words
          }
        }
      }
      let asked = screen.subtree(of: .application).map(\.object)
      #expect(Set(known.keys) == Set(asked.map(\.id)))
      for object in asked { #expect(known[object.id]?.name == object.name) }
    }
  }

  private func screen(_ nodes: [AccessibilityNode]) -> (ProvidedScreen, [ElementID]) {
    let root = AccessibilityNode.container(
      .none, order: .given, frame: Rect(x: 0, y: 0, width: 393, height: 852), nodes)
    let tree = AccessibilityTree(root)
    let ids = tree.root.map { Array(tree.children(of: $0)) } ?? []
    return (ProvidedScreen(application: "App", title: "Screen", tree: tree), ids)
  }

  private func update(
    _ screen: inout ProvidedScreen, _ id: ElementID, _ change: (inout AccessibilityElement) -> Void
  ) throws -> [ProvidedEvent] {
    var element = try #require(screen.tree[id])
    change(&element)
    return try screen.apply(TreeDiff([.update(element)]))
  }
}

extension ProvidedEvent {
  /// The event in a line.
  fileprivate var words: String {
    switch self {
    case .added(let object, let index, childCount: _): return "added \(object.name) at \(index)"
    case .removed: return "removed"
    case .signal(let signal):
      var words = signal.member
      if !signal.detail.isEmpty { words += ":\(signal.detail)" }
      let isCounted =
        signal.first != 0 || signal.member == "StateChanged" || signal.member == "ChildrenChanged"
      if isCounted { words += " \(signal.first)" }
      switch signal.payload {
      case .words(let text): words += " \(text)"
      case .number(let number): words += " \(number)"
      default: break
      }
      return words
    }
  }
}
