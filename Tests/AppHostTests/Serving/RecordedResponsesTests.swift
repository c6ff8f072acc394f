import Foundation
import FoundationNetworking
import Testing

@testable import AppHost

@Suite("A recorded network")
struct RecordedResponsesTests {
  private static func withFolder(
    _ files: [String: String], _ body: (RecordedResponses) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "responses-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(RecordedResponses(folder: folder.path))
  }

  private static func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test(
    "An answer lies under the host and the path of its address, with the query first",
    arguments: [
      ("https://a.org/dogs/1.json", "one"), ("https://a.org/dogs", "list"),
      ("https://a.org/dogs?page=2", "second"),
      ("https://a.org/dogs?page=3", "list"), ("https://a.org/cats/", "cats"), ("https://a.org", "home"),
      ("https://a.org/none", nil), ("https://b.org/dogs", nil), ("https://a.org/x/../../secret", nil),
    ] as [(String, String?)])
  func mirror(url: String, body: String?) throws {
    let files = [
      "a.org/dogs/1.json": "one", "a.org/dogs.json": "list", "a.org/dogs?page=2.json": "second",
      "a.org/cats/index.json": "cats", "a.org/index.html": "home", "secret": "secret",
    ]
    try Self.withFolder(files) { responses in
      let answer = responses.answer("GET", try Self.url(url))
      #expect(answer.map { String(decoding: $0.body, as: UTF8.self) } == body)
    }
  }

  @Test("A file is answered with status 200 and the type of its name, and only where something is read")
  func usual() throws {
    try Self.withFolder(["a.org/dogs.json": "[]"]) { responses in
      let url = try Self.url("https://a.org/dogs")
      let answer = try #require(responses.answer("HEAD", url))
      #expect(answer.status == 200)
      #expect(answer.headers == ["Content-Type": "application/json"])
      #expect(responses.answer("POST", url) == nil)
    }
  }

  @Test("The index comes before the paths, with its status and header fields")
  func index() throws {
    let index = """
      {"format": "earshot-responses", "version": 1, "responses": [
        {"url": "https://a.org/dogs*", "status": 418, "headers": {"content-type": "text/x"}, "file": "tea.txt"},
        {"url": "*", "method": "DELETE", "status": 204}]}
      """
    try Self.withFolder(["responses.json": index, "tea.txt": "tea", "a.org/dogs": "dogs"]) { responses in
      let tea = try #require(responses.answer("GET", try Self.url("https://a.org/dogs?x")))
      #expect(tea == .init(status: 418, headers: ["content-type": "text/x"], body: Data("tea".utf8)))
      let gone = try #require(responses.answer("DELETE", try Self.url("https://b.org/")))
      #expect(gone == .init(status: 204, headers: [:], body: Data()))
    }
  }

  @Test("A recorded network comes behind what the app put into a configuration, and before the system")
  func configuration() {
    final class Own: URLProtocol {}
    let configuration = URLSessionConfiguration.default
    configuration.protocolClasses = [Own.self] + (configuration.protocolClasses ?? [])
    RecordedProtocol.join(configuration)
    RecordedProtocol.join(configuration)
    let names = (configuration.protocolClasses ?? []).prefix(3).map { String(describing: $0) }
    #expect(names == ["Own", "RecordedProtocol", "_HTTPURLProtocol"])
    let others = (configuration.protocolClasses ?? []).filter { $0 == RecordedProtocol.self }
    #expect(others.count == 1)
  }

  @Test("Settings are stored by their kind")
  func settings() throws {
    let defaults = try #require(UserDefaults(suiteName: "recorded-\(UUID().uuidString)"))
    AppSurroundings.store("{\"a\": true, \"b\": 3, \"c\": \"x\", \"d\": [1, 2], \"e\": null}", in: defaults)
    #expect(defaults.bool(forKey: "a"))
    #expect(defaults.integer(forKey: "b") == 3)
    #expect(defaults.string(forKey: "c") == "x")
    #expect(defaults.array(forKey: "d") as? [Int] == [1, 2])
    #expect(defaults.object(forKey: "e") == nil)
  }
}
