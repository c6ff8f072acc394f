import AccessibilityModel
import KeyboardAccessEngine
import Testing

@Suite("Full Keyboard Access: where the ring goes")
struct MovementTests {
  @Test("S9: the focus sequence of the survey cell; text is skipped")
  func sequence() {
    var typist = Typist(SurveyCell.final)
    #expect(typist.focused == "nothing")
    #expect(typist.walk("tab", 3) == ["Take Survey", "Dismiss", "Take Survey"])
    #expect(typist.walk("shift-tab", 2) == ["Dismiss", "Take Survey"])
  }

  @Test("S9: dimmed controls never take focus")
  func dimmed() {
    var typist = Typist(
      .screen([
        .button("One", 0, 0), .button("Two", 0, 40, [.button, .notEnabled]), .button("Three", 0, 80),
        .button("Four", 0, 120).with(\.respondsToUserInteraction, false),
      ]))
    for press in ["tab", "control-tab", "down", "tab-right", "tab-left"] {
      #expect(!["Two", "Four"].contains(typist.walk(press, 1)[0]), "\(press)")
    }
    typist("tab-f", "t", "w", "o")
    #expect(typist.focused != "Two")
  }

  static let groups = AccessibilityNode.screen([
    .container(.landmark, [.button("Back", 0, 0), .button("Edit", 300, 0)]),
    .button("Alone", 0, 50),
    .container(
      .list,
      [
        .button("Row 1", 0, 100), .button("Info 1", 300, 100), .button("Row 2", 0, 140),
        .button("Info 2", 300, 140),
      ]),
    .container(.tabBar, [.button("Home", 0, 800), .button("Settings", 200, 800)]),
  ])

  @Test(
    "FK2: Tab goes from group to group, a single control is a stop of its own, Control-Tab steps through all")
  func tabbing() {
    var typist = Typist(Self.groups)
    #expect(typist.walk("tab", 5) == ["Back", "Alone", "Row 1", "Home", "Back"])
    #expect(typist.walk("shift-tab", 1) == ["Home"])
    typist("tab-left")
    #expect(typist.walk("ctrl-tab", 4) == ["Edit", "Alone", "Row 1", "Info 1"])
    #expect(typist.walk("ctrl-shift-tab", 1) == ["Row 1"])
    #expect(typist.walk("tab-right", 1) == ["Settings"])
  }

  @Test("FK2: arrows move in space inside the group and stay in it, or leave it where that is the choice")
  func arrows() {
    var typist = Typist(Self.groups)
    typist("tab", "tab", "tab")
    #expect(typist.walk("right", 1) == ["Info 1"])
    #expect(typist.walk("down", 1) == ["Info 2"])
    #expect(typist.walk("left", 1) == ["Row 2"])
    #expect(typist.walk("down", 1) == ["Row 2"])
    #expect(typist.sounds == [.boundary])
    var options = KeyboardAccessOptions()
    options.edges = .leave
    typist = Typist(Self.groups, options)
    typist("tab", "tab", "tab", "down")
    #expect(typist.walk("down", 1) == ["Home"])
  }

  @Test("FK12: Tab enters a group at the element with the highest priority, the first of several")
  func priorities() {
    func screen(_ priority: Int) -> AccessibilityNode {
      .screen([
        .button("Alone", 0, 0).with(\.focusPriority, 3000),
        .container(
          .list,
          [
            .button("Bold", 0, 100), .button("Send", 100, 100).with(\.focusPriority, priority),
            .button("Save", 200, 100).with(\.focusPriority, priority), .button("Link", 300, 100),
          ]),
        .button("Help", 0, 200),
      ])
    }
    var typist = Typist(screen(2000))
    #expect(typist.walk("tab", 3) == ["Alone", "Send", "Help"])
    #expect(typist.walk("shift-tab", 1) == ["Send"])
    typist = Typist(screen(0))
    #expect(typist.walk("tab", 2) == ["Alone", "Bold"])

    // What the ring was at before has 1000, where it is remembered at all.
    var options = KeyboardAccessOptions()
    options.entry = .remembered
    for (priority, expected) in [(2000, "Send"), (500, "Link")] {
      typist = Typist(screen(priority), options)
      typist("tab", "tab", "control-tab", "control-tab")
      #expect(typist.focused == "Link")
      #expect(typist.walk("tab", 1) == ["Help"])
      #expect(typist.walk("shift-tab", 1) == [expected])
    }
  }

  @Test("X13: the open questions about Tab are options")
  func options() {
    var options = KeyboardAccessOptions()
    options.ends = .stay
    options.entry = .remembered
    options.singles = .group
    var typist = Typist(Self.groups, options)
    typist("tab", "right", "tab", "tab", "tab", "tab")
    #expect(typist.focused == "Home")
    #expect(typist.sounds.last == .boundary)
    typist("shift-tab", "shift-tab", "shift-tab")
    #expect(typist.focused == "Edit")
    #expect(typist.overlay?.rules.map(\.name).contains("keyboard.entry") == true)
  }

  @Test("FK4: the ring follows the path, else the frame, and fades after fifteen seconds without a key")
  func ring() {
    let path = Path([.move(Point(x: 10, y: 10)), .line(Point(x: 60, y: 40))])
    var typist = Typist(.screen([.button("Road").with(\.path, path), .button("Pay", 0, 50)]))
    typist("tab")
    #expect(typist.overlay?.kind == .ring)
    #expect(typist.overlay?.marks.first?.frame == Rect(x: 10, y: 10, width: 50, height: 30))
    typist("tab")
    #expect(typist.overlay?.marks.first?.frame == Rect(x: 0, y: 50, width: 80, height: 30))
    typist.wait(.seconds(14))
    #expect(typist.overlay != nil)
    typist.wait(.seconds(2))
    #expect(typist.overlay == nil)
    typist("tab")
    #expect(typist.overlay?.marks.map(\.text) == ["Road"])
  }

  @Test("FK8: behind something modal nothing takes focus, and Escape and Tab-B leave it")
  func modal() {
    var sheet = AccessibilityNode.container([.button("Cancel", 0, 400, slot: 7), .button("OK", 100, 400)])
    sheet.element.isModal = true
    var typist = Typist(Self.groups)
    typist("tab")
    typist.change(to: .screen([.button("Back"), sheet]))
    #expect(typist.focused == "Cancel")
    #expect(typist.walk("tab", 3) == ["OK", "Cancel", "OK"])
    #expect(typist("escape").count == 1)
    typist("tab-f", "b", "a")
    #expect(typist.focused == "OK")
  }

  private static func column(_ name: String, from slot: UInt32) -> [AccessibilityNode] {
    (0..<8).map { row in
      .button(SpokenText("\(name) \(row)"), 0, 100 * Double(row), slot: slot + UInt32(row))
    }
  }

  @Test("FK8: a sheet is entered at its beginning, wherever the ring was")
  func enteringSheet() {
    let rows = Self.column("Row", from: 10)
    var sheet = AccessibilityNode.container(
      ["Close", "Rename", "Delete"].enumerated().map {
        .button(SpokenText($1), 0, 400 + 60 * Double($0), slot: 30 + UInt32($0))
      })
    sheet.element.isModal = true
    sheet.element.id = ElementID(slot: 29)
    var typist = Typist(.screen(rows))
    _ = typist.walk("tab", 6)
    #expect(typist.focused == "Row 5")
    typist.change(to: .screen(rows + [sheet]))
    #expect(typist.focused == "Close")
    typist.post(.screenChanged(.none))
    #expect(typist.focused == "Close")
    #expect(typist.walk("tab", 3) == ["Rename", "Delete", "Close"])
  }

  @Test("FK8: a screen in another's place is entered at its beginning; what stays keeps the ring")
  func enteringScreen() {
    let (first, second) = (Self.column("Row", from: 10), Self.column("Part", from: 30))
    var typist = Typist(.screen(first))
    _ = typist.walk("tab", 6)
    typist.post(.screenChanged(.none))
    #expect(typist.focused == "Row 5")
    typist.change(to: .screen(second))
    typist.post(.screenChanged(.none))
    #expect(typist.focused == "Part 0")
  }

  @Test("When its element is gone the ring goes to what lies nearest")
  func vanishing() {
    var typist = Typist(
      .screen([.button("A", 0, 0, slot: 1), .button("B", 0, 40, slot: 2), .button("C", 0, 80, slot: 3)]))
    typist("tab", "tab")
    typist.change(to: .screen([.button("A", 0, 0, slot: 1), .button("C", 0, 44, slot: 3)]))
    #expect(typist.focused == "C")
    typist.change(to: .screen([]))
    #expect(typist.focused == "nothing")
    #expect(typist("space") == [])
    #expect(typist("tab") == [])
  }

  @Test("FK7: arrows change the value of what is focused, or move where that is the choice")
  func adjusting() {
    let screen = AccessibilityNode.screen([
      .button("Volume", 0, 0, .adjustable, slot: 1), .button("Pay", 0, 40),
    ])
    var typist = Typist(screen)
    typist("tab")
    #expect(typist("right", "up") == [.increment(ElementID(slot: 1)), .increment(ElementID(slot: 1))])
    #expect(typist("left", "down") == [.decrement(ElementID(slot: 1)), .decrement(ElementID(slot: 1))])
    var options = KeyboardAccessOptions()
    options.valueArrows = .move
    typist = Typist(screen, options)
    typist("tab", "down")
    #expect(typist.focused == "Pay")
  }

  @Test("Rows that do not exist yet are asked for on the way")
  func rows() {
    @Sendable func list(_ rows: Range<Int>) -> AccessibilityNode {
      var list = AccessibilityNode.container(
        .list, id: ElementID(slot: 900),
        rows.map {
          .button(SpokenText("Row \($0)"), 0, Double($0) * 40, slot: UInt32($0)).with(\.rowIndex, $0)
        })
      list.element.rows = LazyRows(count: 100, realized: rows)
      return .screen([list])
    }
    var typist = Typist(list(0..<3)) { kind, tree in
      guard case .realize(_, let range) = kind else { return .handled(by: nil) }
      tree = AccessibilityTree(list(0..<range.upperBound))
      return .range(range)
    }
    #expect(typist.walk("down", 5) == ["Row 0", "Row 1", "Row 2", "Row 3", "Row 4"])
  }
}
