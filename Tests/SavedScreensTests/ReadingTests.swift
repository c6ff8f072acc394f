import SavedScreens
import Testing
import TreeFormat

@Suite("Saved screens of testing tools")
struct ReadingTests {
  /// What people meet on each sample, stop by stop.
  private static let heard: [String: [String]] = [
    "ferry.appium-ios.xml": [
      "button back-button \"Harbour\"", "text heading \"Tickets\"",
      "text-entry \"Passenger\" = \"Maud & Wilf\"",
      "button switch \"Return trip\" = \"1\"", "adjustable \"Luggage\" = \"40%\"", "button dimmed \"Buy\"",
      "button selected tab \"Tickets\"", "button tab \"Timetable\"",
    ],
    "ferry.xcuitest.xml": [
      "element \"Mainland, 25 minutes\"", "text \"Seal island\"", "button \"More about Seal island\"",
    ],
    "ferry.appium-android.xml": [
      "text heading \"Tickets\"", "text-entry \"Passenger\" = \"Maud\"",
      "button switch \"Return trip\" = \"1\"",
      "element \"Mainland, 25 minutes\"", "button \"Map of Mainland\"", "button dimmed \"Buy\"",
    ],
    "ferry.uiautomator.xml": [
      "text-entry secure-text-entry \"Code\"", "button -", "button selected \"Slow crossing\"",
    ],
    "ferry.idb.json": [
      "text heading \"Tickets\"",
      "button \"Seal island, 12 June\" (Shows the ticket) actions Share, Return",
      "button dimmed switch \"Remind me\" = \"0\"",
    ],
    "ferry.debug.txt": [
      "text \"Tickets\"", "text-entry is-editing - = \"Maud\"",
      "text \"Captain's table, label: 'full'\nuntil June\"", "button dimmed \"Buy\"",
      "button selected tab \"Tickets\"", "button tab \"Timetable\"",
    ],
    "allotment.chrome.json": [
      "link \"Plots\"", "link \"Watering rota\"", "heading \"Allotment 12\" level 1",
      "text \"Three beds, one water butt.\"", "link heading \"Beds\" level 2", "text \"Leeks\"",
      "text \"Runner beans\"", "button \"Water the runner beans\"", "text \"Name\"",
      "text-entry \"Name\" = \"Maud\"", "text \"Password\"", "text-entry \"Password\" = \"•\"",
      "button switch \"Slugs seen\" = \"1\"", "text \"Rain\"", "adjustable \"Rain\" = \"4\"", "text \"Bed\"",
      "button pop-up-button \"Bed\" = \"South\"", "button dimmed \"Send\"",
      "button \"More\" (Shows the shed)",
      "text \"Shows the shed\"", "text \"Harvest\"", "element \"Bed\"", "element \"Kilos\"",
      "element \"North\"", "element \"4\"", "image \"A robin on a spade\"",
      "button switch \"Sprinkler\" = \"1\"",
      "button selected tab \"Week\"", "button tab \"Month\"",
    ],
    "allotment.aria.yml": [
      "link \"Plots\"", "link \"Watering rota\"", "heading \"Allotment 12\" level 1",
      "text \"Three beds, one water butt.\"", "link heading \"Beds\" level 2", "text \"Leeks\"",
      "text \"Runner beans\"", "button \"Water the runner beans\"", "text \"Name\"",
      "text-entry \"Name\" = \"Maud\"", "text \"Password\"", "text-entry \"Password\" = \"x\"",
      "button switch \"Slugs seen\" = \"1\"", "text \"Slugs seen Rain\"", "adjustable \"Rain\" = \"4\"",
      "text \"Bed\"", "button pop-up-button \"Bed\" = \"South\"", "button dimmed \"Send\"", "button \"More\"",
      "text \"Shows the shed\"", "text \"Harvest\"", "element \"Bed\"", "element \"Kilos\"",
      "element \"North\"", "element \"4\"", "image \"A robin on a spade\"",
      "button switch \"Sprinkler\" = \"1\"",
      "button selected tab \"Week\"", "button tab \"Month\"",
    ],
    "ferry.tree.json": ["heading \"Tickets\" level 1", "button \"Buy\" (Pays with your card)"],
    "ferry.session.json": [
      "text heading \"Tickets\"", "button \"Buy\" (Pays with your card)", "text \"1 sold\"",
    ],
  ]

  @Test("Each format is recognised by how it begins, and its stops are met", arguments: Sample.all)
  func stops(file: String, format: ScreenFormat) throws {
    let screen = try SavedScreen(reading: Sample.bytes(file))
    #expect(screen.format == format)
    #expect(Sample.stops(screen) == Self.heard[file])
  }

  @Test("Every format has a sample, a title, and says what it does not tell unless it tells everything")
  func formats() {
    for format in ScreenFormat.allCases {
      #expect(Sample.all.contains { $0.format == format }, "\(format)")
      #expect(!format.title.isEmpty && format.title != format.rawValue, "\(format)")
      #expect(format.untold.isEmpty == [.tree, .session].contains(format), "\(format)")
    }
  }

  @Test("What a format does not tell, and what was left out, is one line")
  func remark() throws {
    let screen = try SavedScreen(reading: Sample.bytes("ferry.appium-ios.xml"))
    #expect(
      screen.remark
        == "Appium's page source of iOS does not tell hints, custom content and the reading order, "
        + "and headings only where it lists traits; elements are ordered by their frames. "
        + "1 element that is not visible is left out.")
    #expect(try SavedScreen(reading: Sample.bytes("ferry.tree.json")).remark == nil)
  }

  @Test("A description without its end is read, and may have been cut off")
  func cut() throws {
    let screen = try SavedScreen(reading: Array("Element subtree:\n →Button, 0x1, label: 'Pay'\n".utf8))
    #expect(Sample.stops(screen) == ["button \"Pay\""])
    #expect(screen.notes == ["It ends without \"Query chain:\", so that it may have been cut off."])
    #expect(try SavedScreen(reading: Sample.bytes("ferry.debug.txt")).notes == [])
  }

  @Test("A type, a class and a role that no table knows are told, and their words are heard")
  func unknown() throws {
    let phone = try SavedScreen(
      reading: Array("<XCUIElementTypeHologram label=\"Moon\" accessible=\"true\"/>".utf8))
    #expect(Sample.stops(phone) == ["element \"Moon\""])
    #expect(phone.notes == ["Types that are not known are read without a role: Hologram."])
    let page = try SavedScreen(reading: Array("- hologram: Moon\n".utf8))
    #expect(Sample.stops(page) == ["text \"Moon\""])
    #expect(page.notes == ["Roles that are not known are read without a role: hologram."])
  }

  @Test("Elements of a phone are read in the order of their frames, those of idb as they are listed")
  func order() throws {
    let markup = """
      <XCUIElementTypeApplication><XCUIElementTypeButton label="Low" accessible="true" x="0" y="90" width="9" height="9"/>
      <XCUIElementTypeOther><XCUIElementTypeButton label="High" accessible="true" x="0" y="10" width="9" height="9"/>
      </XCUIElementTypeOther></XCUIElementTypeApplication>
      """
    #expect(try Sample.stops(markup) == ["button \"High\"", "button \"Low\""])
    let list = """
      {"AXLabel": "Low", "type": "Button", "AXFrame": "{{0, 90}, {9, 9}}"}
      {"AXLabel": "High", "type": "Button", "AXFrame": "{{0, 10}, {9, 9}}"}
      """
    #expect(try Sample.stops(list) == ["button \"Low\"", "button \"High\""])
  }

  @Test("What lies beside an alert is out of reach")
  func modal() throws {
    let markup = """
      <XCUIElementTypeApplication><XCUIElementTypeButton label="Behind" accessible="true" x="0" y="0" width="9" height="9"/>
      <XCUIElementTypeAlert label="Delete?"><XCUIElementTypeButton label="Cancel" accessible="true" x="0" y="50" width="9" height="9"/>
      </XCUIElementTypeAlert></XCUIElementTypeApplication>
      """
    #expect(try Sample.stops(markup) == ["button \"Cancel\""])
  }

  @Test("A file of UTF-16, as a redirection on Windows writes it, is read")
  func wide() throws {
    for file in ["ferry.idb.json", "ferry.appium-ios.xml", "ferry.debug.txt", "allotment.aria.yml"] {
      let text = String(decoding: try Sample.bytes(file), as: UTF8.self)
      let units = Array(text.utf16)
      let little =
        [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
      let big = [0xFE, 0xFF] + units.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
      for bytes in [little, big] {
        let screen = try SavedScreen(reading: bytes)
        #expect(Sample.stops(screen) == Self.heard[file], "\(file)")
      }
      let marked = try SavedScreen(reading: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
      #expect(Sample.stops(marked) == Self.heard[file], "\(file)")
    }
  }

  @Test("An ARIA line in quotation marks, escapes and patterns are read as YAML means them")
  func aria() throws {
    let text = """
      - 'button "Say: \\"hi\\""'
      - "link \\"A\\"": "x: y"
      - text: 'it''s'
      - heading /Total \\d+/ [level=3]
      - checkbox "All" [checked=mixed]
      """
    #expect(
      try Sample.stops(text) == [
        "button \"Say: \"hi\"\"", "link \"A\"", "text \"it's\"", "heading \"Total \\d+\" level 3",
        "button switch \"All\" = \"mixed\"",
      ])
  }
}
