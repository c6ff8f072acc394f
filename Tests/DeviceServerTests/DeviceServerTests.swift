import Foundation
import FoundationNetworking
import Synchronization
import Testing

@testable import DeviceServer

@Suite("A page and the program behind it", .timeLimit(.minutes(10)))
struct DeviceServerTests {
  private static let files = PageFiles([
    "index.html": PageFiles.File(type: "text/html; charset=utf-8", contents: Data("<p>here</p>".utf8))
  ])

  /// Runs a server while something talks to it.
  private func serving(
    incoming: @escaping @Sendable (PageMessage) -> Void = { _ in },
    _ body: (DeviceServer, URL) async throws -> Void
  ) async throws {
    let server = try await DeviceServer(Self.files, incoming: incoming)
    let running = Task { try await server.run() }
    defer { running.cancel() }
    try await body(server, try #require(URL(string: server.address)))
  }

  private func answer(_ url: URL, _ headers: [String: String] = [:]) async throws -> (String, HTTPURLResponse)
  {
    var request = URLRequest(url: url)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await URLSession.shared.data(for: request)
    return (String(decoding: data, as: UTF8.self), try #require(response as? HTTPURLResponse))
  }

  @Test("B9: the page is there, loads nothing from elsewhere and is shown in no other page")
  func page() async throws {
    try await serving { _, url in
      let (text, response) = try await answer(url)
      #expect(text == "<p>here</p>")
      #expect(response.statusCode == 200)
      let policy = try #require(response.value(forHTTPHeaderField: "Content-Security-Policy"))
      #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self';"))
      #expect(policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe"))
      #expect(!policy.contains("http"))
      #expect(response.value(forHTTPHeaderField: "Referrer-Policy") == "no-referrer")
      #expect(response.value(forHTTPHeaderField: "X-Content-Type-Options") == "nosniff")
      #expect(response.value(forHTTPHeaderField: "Cache-Control") == "no-store")
    }
  }

  @Test("B9: it listens on the loopback address, and answers nobody without the secret")
  func strangers() async throws {
    try await serving { _, url in
      #expect(url.host() == "127.0.0.1")
      let root = try #require(URL(string: "http://127.0.0.1:\(url.port ?? 0)/"))
      let (text, response) = try await answer(root)
      #expect(response.statusCode == 404)
      #expect(!text.contains("<p>"))
      #expect(try await answer(url, ["Origin": "http://evil.example"]).1.statusCode == 403)
      #expect(try await answer(url.appending(path: "../../etc/passwd")).1.statusCode == 404)
      #expect(try await answer(url.appending(path: "no.js")).1.statusCode == 404)
    }
  }

  @Test("B9: a socket that is refused is answered at once, as is what wants to become something else")
  func refusals() async throws {
    try await serving { _, url in
      let socket = [
        "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAECAwQFBgcICQoLDA0ODw==",
      ]
      #expect(try await answer(url.appending(path: "socket"), socket).1.statusCode == 403)
      let (text, response) = try await answer(url, ["Upgrade": "tea", "Connection": "Upgrade"])
      #expect(response.statusCode == 400)
      #expect(text == "There is nothing but web sockets.\n")
    }
  }
}
