import Testing

@testable import TreeFormat

@Suite("The index of recorded answers")
struct ResponseIndexTests {
  private static func index(_ responses: String) throws -> ResponseIndexV1 {
    try ResponseIndexV1(
      reading: "{\"format\": \"earshot-responses\", \"version\": 1, \"responses\": [\(responses)]}")
  }

  @Test("An entry has an address; what else it says has values that most answers have")
  func reading() throws {
    let index = try Self.index(
      """
      {"url": "https://a.org/dogs", "file": "dogs.json"},
      {"url": "https://a.org/*", "method": "post", "status": 503, "headers": {"Retry-After": "5"}}
      """)
    let (first, second) = (try #require(index.entries.first), try #require(index.entries.last))
    #expect(first.status == 200)
    #expect(first.headers.isEmpty)
    #expect(first.method == nil)
    #expect(
      second
        == ResponseIndexV1.Entry(
          url: "https://a.org/*", method: "post", status: 503, headers: ["Retry-After": "5"], file: nil))
  }

  @Test(
    "An address fits a pattern whose text it has, with any text at each star",
    arguments: [
      ("https://a.org/dogs", "https://a.org/dogs", true), ("https://a.org/dogs", "https://a.org/dog", false),
      ("https://a.org/dogs/7?x=1", "https://a.org/dogs/*", true), ("https://a.org/", "*", true),
      ("https://a.org/a/b/a/c", "*/a/*/c", true), ("https://a.org/a/b", "*/a/*/c", false),
      ("https://a.org/aab", "*aab", true), ("https://a.org/x", "**", true), ("", "", true), ("a", "", false),
    ])
  func patterns(url: String, pattern: String, fits: Bool) throws {
    let index = try Self.index("{\"url\": \"\(pattern)\"}")
    #expect((index.entry("GET", url) != nil) == fits)
  }

  @Test("The first entry that fits address and method answers")
  func order() throws {
    let index = try Self.index(
      """
      {"url": "*/dogs", "method": "POST", "status": 201}, {"url": "*/dogs", "status": 202},
      {"url": "*", "status": 404}
      """)
    #expect(index.entry("post", "https://a.org/dogs")?.status == 201)
    #expect(index.entry("GET", "https://a.org/dogs")?.status == 202)
    #expect(index.entry("GET", "https://a.org/cats")?.status == 404)
  }

  @Test(
    "What is no index is told with its place",
    arguments: [
      ("{}", FormatError.Code.malformed, "format"), ("[", .truncated, ""),
      ("{\"format\": \"earshot-responses\", \"version\": 2}", .unknownFormat, "earshot-responses version 2"),
      (
        "{\"format\": \"earshot-responses\", \"version\": 1, \"responses\": [{\"status\": 200}]}", .malformed,
        "responses[0].url"
      ),
      (
        "{\"format\": \"earshot-responses\", \"version\": 1, \"responses\": [{\"url\": \"a\", \"status\": 7}]}",
        .outOfRange, "responses[0].status"
      ),
    ])
  func wrong(text: String, code: FormatError.Code, place: String) {
    let error = #expect(throws: FormatError.self) { try ResponseIndexV1(reading: text) }
    #expect(error?.code == code)
    #expect(place.isEmpty || error?.place == place)
  }
}
