import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("Tables with headers")
struct DataTableTests {
  private static func cell(
    _ slot: UInt32, _ label: SpokenText, _ row: Int, _ column: Int, value: SpokenText? = nil,
    spans: (rows: Int, columns: Int) = (1, 1)
  ) -> AccessibilityNode {
    var node = AccessibilityNode.stop(
      label, value: value, frame: Rect(x: Double(column) * 100, y: Double(row) * 40, width: 90, height: 30),
      id: ElementID(slot: slot))
    node.element.tablePlace = TablePlace(
      rows: row..<row + spans.rows, columns: column..<column + spans.columns,
      rowHeaders: column == 0 ? [] : [row == 1 ? "Bailey" : "Layla"],
      columnHeaders: [column == 0 ? "Dog" : column == 1 ? "Age" : "Weight"])
    return node
  }

  private static let table = AccessibilityNode.container(
    .dataTable, label: "Dogs",
    [
      cell(1, "Bailey", 1, 0), cell(2, "3 years", 1, 1), cell(3, "Weight", 1, 2, value: "25 pounds"),
      cell(4, "Layla", 2, 0), cell(5, "5 years", 2, 1, spans: (1, 2)),
    ])

  private func device(_ verbosity: Verbosity = Verbosity()) -> Device {
    Device(.page([Self.table]), VoiceOver(.iOS, verbosity: verbosity))
  }

  @Test("A cell says the headers that changed, its row where that changed, its column, and its value last")
  func walking() {
    var device = device()
    #expect(device(.flickRight).words == ["Dogs, Dog, Bailey, row 2, column 1"])
    #expect(device(.flickRight).words == ["Age, 3 years, column 2"])
    #expect(device(.flickRight).words == ["Weight, column 3, 25 pounds"])
    #expect(device(.flickRight).words == ["Dog, Layla, row 3, column 1"])
    #expect(device(.flickRight).words == ["Age, 5 years, spans 2 columns, column 2"])
  }

  @Test("Coming from another row straight to a cell its row's header is said too")
  func jumping() {
    var device = device()
    device(.flickRight)
    #expect(
      device(.select(ElementID(slot: 5))).words == ["Age, Layla, 5 years, spans 2 columns, row 3, column 2"])
  }

  @Test("Headers and numbers can each be turned off")
  func settings() {
    var plain = device(Verbosity(speaksTableHeaders: false, speaksTablePositions: false))
    #expect(plain(.flickRight, .flickRight).words == ["Dogs, Bailey", "3 years"])
    var numbered = device(Verbosity(speaksTableHeaders: false))
    #expect(numbered(.flickRight).words == ["Dogs, Bailey, row 2, column 1"])
  }
}

@Suite("Groups, lists and landmarks")
struct GroupTests {
  private static let screen: [AccessibilityNode] = [
    .line(1, "Title"),
    .container(.list, label: "Songs", id: ElementID(slot: 10), [.line(2, "One"), .line(3, "Two")]),
    .container(.landmark, id: ElementID(slot: 11), [.line(4, "About"), .line(5, "Imprint")]),
  ]

  @Test("A list and a landmark say where they begin and end, and a list its name on the way in")
  func boundaries() {
    var device = Device(.page(Self.screen))
    let words = (0..<5).flatMap { _ in device(.flickRight).words }
    #expect(
      words == [
        "Title", "Songs, One, list start", "Two, list end", "About, landmark", "Imprint, end",
      ])
  }

  @Test("K10: on a Mac keys pass a group as one item until it is entered")
  func interacting() {
    var device = Device(.page(Self.screen), VoiceOver(.macOS))
    #expect(device.press("vo-right").words == ["Title"])
    #expect(device.press("vo-right").words == ["Songs, list"])
    #expect(device.press("vo-right").words == ["Landmark"])
    #expect(device.press("vo-right").sounds == [.boundary])
    device.press("vo-left")
    #expect(device.press("vo-shift-down").words == ["In Songs list, One, list start"])
    #expect(device.press("vo-right").words == ["Two, list end"])
    #expect(device.press("vo-right").sounds == [.boundary])
    #expect(device.press("vo-shift-up").words == ["Out of Songs list"])
    #expect(device.press("vo-right").words == ["Landmark"])
  }

  @Test("2: on a Mac a group around the element that keys go to counts as entered")
  func following() {
    var device = Device(.page(Self.screen), VoiceOver(.macOS))
    #expect(device.press("vo-right").words == ["Title"])
    #expect(device.post(.layoutChanged(.element(ElementID(slot: 2)))).words == ["Songs, One, list start"])
    #expect(device.press("vo-right").words == ["Two, list end"])
    #expect(device.press("vo-shift-up").words == ["Out of Songs list"])
    #expect(device.press("vo-right").words == ["Landmark"])
    #expect(device.post(.screenChanged(.element(ElementID(slot: 3)))).words == ["Songs, Two, list end"])
    #expect(device.press("vo-left").words == ["One, list start"])
  }

  @Test("With grouped navigation two fingers go into a group and out of it")
  func grouped() {
    var voiceOver = VoiceOver()
    voiceOver.navigation.style = .grouped
    var device = Device(.page(Self.screen), voiceOver)
    #expect(device(.flickRight, .flickRight).words == ["Title", "Songs, list"])
    #expect(device(.gesture(.twoFingerFlickRight)).words == ["In Songs list, One, list start"])
    #expect(device(.gesture(.twoFingerFlickLeft)).words == ["Out of Songs list"])
  }

  @Test("Keys go to the ends of the container")
  func ends() {
    var device = Device(.page(Self.screen))
    device(.select(ElementID(slot: 2)))
    #expect(device.press("vo-shift-end").words == ["Two, list end"])
    #expect(device.press("vo-shift-home").words == ["One, list start"])
  }

  @Test("G6: the headers that an app names are said ahead of an element, where they are others than before")
  func headerElements() {
    var (two, three, five): (AccessibilityNode, AccessibilityNode, AccessibilityNode) = (
      .line(2, "Bailey"), .line(3, "Skyler"), .line(5, "Tom")
    )
    two.element.headers = [ElementID(slot: 1)]
    three.element.headers = [ElementID(slot: 1)]
    five.element.headers = [ElementID(slot: 4)]
    let page = AccessibilityNode.page([.line(1, "Dogs"), two, three, .line(4, "Cats"), five, .line(6, "End")])
    func heard(_ dialect: Dialect) -> [String] {
      var device = Device(page, VoiceOver(dialect))
      device(.flickRight)
      var words = (1..<6).flatMap { _ in device(.flickRight).words }
      words += device(.flickLeft).words
      return words
    }
    #expect(heard(.iOS) == ["Bailey", "Skyler", "Cats", "Tom", "End", "Cats, Tom"])
    var silent = Dialect.iOS
    silent.headerElements = .silent
    #expect(heard(silent) == ["Bailey", "Skyler", "Cats", "Tom", "End", "Tom"])
  }
}
