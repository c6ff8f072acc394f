import TestSupport
import Testing
import TreeFormat

@Suite("JSON")
struct JSONTests {
  @Test(
    "What is JSON is read and written back as it was",
    arguments: [
      "null", "true", "[]", "{}", "-0.5e+10", "[1,2,[3,{\"a\":null}]]", "{\"b\":1,\"a\":[{}]}", "\"é🎈\"",
      "1e400", "\"\\\"\\\\\\n\\r\\t\\u0001\"",
    ])
  func roundTrip(text: String) throws {
    #expect(try JSONValue(parsing: text).text(indented: false) == text)
    let indented = try JSONValue(parsing: text).text()
    #expect(try JSONValue(parsing: indented).text(indented: false) == text)
  }

  @Test("Escapes stand for what they name")
  func escapes() throws {
    #expect(try JSONValue(parsing: "\"\\u00e9\\ud83c\\uDF88\\/\\b\\f\"") == .string("é🎈/\u{8}\u{C}"))
  }

  @Test(
    "What is no JSON is refused with the byte where it ends",
    arguments: [
      ("", FormatError.Code.truncated, 0), ("[1,", .truncated, 3), ("[1 2]", .malformed, 3),
      ("{\"a\" 1}", .malformed, 5), ("{a:1}", .malformed, 1), ("01", .malformed, 2), ("-", .truncated, 1),
      ("1.", .truncated, 2), ("nul", .malformed, 0), ("\"a", .truncated, 2), ("\"\n\"", .malformed, 2),
      ("\"\\x\"", .malformed, 3), ("\"\\ud800\"", .notUnicode, 7), ("1 1", .trailingBytes, 2),
      ("[1,]", .malformed, 3),
    ])
  func refusal(text: String, code: FormatError.Code, offset: Int) {
    let error = #expect(throws: FormatError.self) { try JSONValue(parsing: text) }
    #expect(error?.code == code)
    #expect(error?.offset == offset)
  }

  @Test("Of several members with one key the last one counts, in the first one's place")
  func repeatedKeys() throws {
    let text = "{\"a\":1,\"b\":2,\"a\":3}"
    #expect(try JSONValue(parsing: text).text(indented: false) == "{\"a\":3,\"b\":2}")
  }

  @Test("Setting a key keeps the order, removing it closes the gap")
  func members() {
    var object = JSONObject()
    object["a"] = .null
    object["b"] = .bool(true)
    object["a"] = .bool(false)
    object["c"] = .string("c")
    object["b"] = nil
    #expect(JSONValue.object(object).text(indented: false) == "{\"a\":false,\"c\":\"c\"}")
  }

  @Test("Four thousand lists inside each other are read, a million refused where they go too deep")
  func deepNesting() throws {
    let text = String(repeating: "[", count: 4_000) + String(repeating: "]", count: 4_000)
    #expect(try JSONValue(parsing: text).text(indented: false) == text)
    for deep in ["[", "{\"a\":"] {
      let endless = String(repeating: deep, count: 1_000_000)
      let error = #expect(throws: FormatError.self) { try JSONValue(parsing: endless) }
      #expect(error?.code == .tooDeep)
    }
    let error = #expect(throws: FormatError.self) {
      try JSONValue(parsing: String(repeating: "[", count: 10_000))
    }
    #expect(
      error?.description
        == "Cannot read JSON at byte 4041: it is nested more than 2000 elements deep. Check who wrote it.")
  }

  @Test("Damaged documents are read or refused, never a trap", arguments: 0..<200)
  func damage(seed: UInt64) {
    var generator = SeededDice(state: seed)
    var bytes = Array("{\"a\": [1.5e3, \"x\\u0041\", {\"b\": null, \"c\": [true, false]}], \"d\": {}}".utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      bytes[place] = Array("[]{},:\"\\0ue.-tf \n".utf8).randomElement(using: &generator) ?? 0
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let value = try? JSONValue(parsing: text) else { return }
    #expect((try? JSONValue(parsing: value.text())) == value)
  }
}
