import SavedScreens
import Testing

@Suite("Saved screens that cannot be read", .timeLimit(.minutes(10)))
struct BadInputTests {
  /// What is said of a text.
  private func complaint(_ text: String, as format: ScreenFormat? = nil) -> String {
    complaint(Array(text.utf8), as: format)
  }

  private func complaint(
    _ bytes: [UInt8], as format: ScreenFormat? = nil, limits: ScreenLimits = ScreenLimits()
  ) -> String {
    do {
      let screen = try SavedScreen(reading: bytes, as: format, limits: limits)
      return "read \(screen.tree.count)"
    } catch {
      return error.description
    }
  }

  @Test(
    "A file that ends early is told with line and column, and nothing of it is reported",
    arguments: Sample.all.map(\.file))
  func truncated(file: String) throws {
    let bytes = try Sample.bytes(file)
    // A text whose lines stand by themselves is whole at the end of each.
    guard !file.hasSuffix(".yml"), !file.hasSuffix(".txt") else { return }
    for share in 1..<20 {
      let cut = Array(bytes.prefix(bytes.count * share / 20))
      guard let format = Sample.all.first(where: { $0.file == file })?.format else { continue }
      let said = complaint(cut, as: format)
      #expect(said.hasPrefix("line "), "\(file) \(share): \(said)")
      #expect(said.contains("ends too early"), "\(file) \(share): \(said)")
    }
  }

  @Test("The places of faults are those that editors show")
  func places() {
    #expect(
      complaint("<XCUIElementTypeApplication>\n  <XCUIElementTypeButton label=oops/>\n", as: .xcuitest)
        == "line 2, column 32: the XML is not well formed: not well-formed (invalid token). "
        + "Save the screen again, or name its format with --from.")
    #expect(
      complaint("[\n {\"AXLabel\": \"é\", \"AXFrame\": \"{{0, 0}, {1}}\"}]")
        == "line 2, column 30: \"{{0, 0}, {1}}\" is no number that a screen can have. Check who wrote it.")
    #expect(
      complaint("- button \"A\"\n- link \"B\n")
        == "line 2, column 8: the file ends too early, inside a text in "
        + "quotation marks. Save it whole.")
    #expect(
      complaint("{\"format\": \"earshot.tree\", \"version\": 1,\n \"root\": {\"frame\": \"wide\"}}")
        == "line 2, column 20: root.frame is not what the format asks for. "
        + "Save the screen again, or name its format with --from.")
  }

  @Test("Entities are refused where they are declared, so that none can grow")
  func entities() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [
       <!ENTITY a "aaaaaaaaaa">
       <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      ]>
      <XCUIElementTypeApplication label="&b;"/>
      """
    #expect(complaint(bomb, as: .xcuitest).hasPrefix("line 3, column 13: it declares entities"))
    let outer =
      "<!DOCTYPE x [<!ENTITY f SYSTEM \"file:///etc/passwd\">]><hierarchy><node text=\"&f;\"/></hierarchy>"
    #expect(complaint(outer).hasPrefix("line 1, column 52: it declares entities"))
  }

  @Test("Elements a million deep are refused without recursion, in every format that nests")
  func deep() {
    let count = 1_000_000
    let markup = String(repeating: "<XCUIElementTypeOther>", count: count)
    #expect(complaint(markup).contains("more than 500 deep"))
    let nodes = "<hierarchy>" + String(repeating: "<node bounds='[0,0][1,1]'>", count: count)
    #expect(complaint(nodes).contains("more than 500 deep"))
    let lists = String(repeating: "[", count: count)
    for format in [ScreenFormat.idb, .chrome, .tree, .session] {
      #expect(complaint(lists, as: format).contains("more than 1000 deep"))
    }
    let lines = (0..<1_000).map { String(repeating: " ", count: $0 * 2) + "- group:\n" }.joined()
    #expect(complaint(lines).contains("line 501, column 1001: elements lie more than 500 deep"))
    let described = (0..<1_000).map { String(repeating: " ", count: $0) + "Other, 0x60000\n" }.joined()
    #expect(complaint(described, as: .debugDescription).contains("more than 500 deep"))
  }

  @Test("A file beyond the limits of size and number is refused, with the option that allows more")
  func large() throws {
    let bytes = try Sample.bytes("ferry.appium-ios.xml")
    #expect(
      complaint(bytes, limits: ScreenLimits(bytes: 1_000))
        == "it is larger than 1 MB. Check that it is one screen, or allow more with --max-size.")
    #expect(complaint(bytes, limits: ScreenLimits(elements: 5)).contains("there are more than 5 elements"))
    let list = try Sample.bytes("ferry.idb.json")
    #expect(complaint(list, limits: ScreenLimits(elements: 2)).contains("there are more than"))
  }

  @Test(
    "Numbers that no screen has are refused where they stand",
    arguments: ["NaN", "Infinity", "-Infinity", "1e999", "1e300"])
  func numbers(spelled: String) {
    let list =
      "[{\"AXLabel\": \"A\",\n\"frame\": {\"x\": \(spelled), \"y\": 0, \"width\": 1, \"height\": 1}}]"
    #expect(complaint(list).hasPrefix("line 2, column 16: \""), "\(complaint(list))")
    #expect(complaint(list).contains("is no number that a screen can have"))
    let markup =
      "<XCUIElementTypeApplication>\n<XCUIElementTypeOther x=\"\(spelled)\"/></XCUIElementTypeApplication>"
    #expect(complaint(markup).hasPrefix("line 2, column 1: \"\(spelled)\" is no number"))
    let described =
      "Element subtree:\n →Application, 0x1\n    Button, 0x2, {{\(spelled), 0}, {1, 1}}, label: 'A'"
    #expect(
      complaint(described).hasPrefix("line 3, column 18: \"\(spelled)\" is no number"),
      "\(complaint(described))")
  }

  @Test("Bytes that are no text are told with their place")
  func encodings() {
    #expect(complaint([UInt8](repeating: 0x80, count: 40)).hasPrefix("no known format"))
    #expect(
      complaint(Array("- button \"A\"\n- link \"".utf8) + [0xC3, 0x28]).hasPrefix(
        "line 2, column 9: the bytes are no UTF-8"))
    #expect(complaint(Array("[{\"AXLabel\": \"".utf8) + [0xFF, 0x22, 0x7D, 0x5D]).contains("no UTF-8"))
    #expect(
      complaint(Array("<XCUIElementTypeOther label='".utf8) + [0xFF, 0x27]).contains("not well formed"))
    #expect(
      complaint("<?xml version='1.0' encoding='klingon'?><XCUIElementTypeOther/>").contains(
        "the encoding it names is not known"))
  }

  @Test("Nodes that lie in themselves or in two places are refused")
  func circles() {
    func nodes(_ list: String) -> String { complaint("{\"nodes\": [\(list)]}", as: .chrome) }
    #expect(
      nodes("{\"nodeId\": \"1\", \"childIds\": [\"2\"]}, {\"nodeId\": \"2\", \"childIds\": [\"1\"]}")
        .contains(
          "node 1 lies inside itself or in two places"))
    #expect(
      nodes(
        "{\"nodeId\": \"1\", \"childIds\": [\"2\", \"3\"]}, {\"nodeId\": \"2\", \"childIds\": [\"3\"]}, {\"nodeId\": \"3\"}"
      ).contains("node 3 lies inside itself or in two places"))
    #expect(nodes("{\"nodeId\": \"1\"}, {\"nodeId\": \"1\"}").contains("node 1 lies"))
  }

  @Test("Another file is told from a saved screen, with the names of all formats")
  func others() {
    #expect(complaint("") == "the file is empty. Save the screen again.")
    #expect(complaint(" \n\t") == "the file is empty. Save the screen again.")
    let said = complaint("hello")
    #expect(
      said.hasPrefix("no known format of a saved screen begins like this. Name it with --from: appium-ios, "))
    #expect(complaint("<html/>").hasPrefix("no known format"))
    #expect(
      complaint("<html/>", as: .xcuitest).contains(
        "an element whose name begins with XCUIElementType is missing"))
    #expect(
      complaint("{}", as: .idb).hasPrefix(
        "line 1, column 1: the \"type\" or the \"AXLabel\" of an element"))
    #expect(complaint("{}", as: .chrome).contains("the list \"nodes\" is missing"))
    #expect(complaint("hello", as: .aria).hasPrefix("line 1, column 1: the line begins without"))
    #expect(complaint("hello", as: .debugDescription).contains("a line such as"))
  }
}
