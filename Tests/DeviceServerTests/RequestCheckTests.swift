import Testing

@testable import DeviceServer

@Suite("What a request has to know")
struct RequestCheckTests {
  private let check = RequestCheck(token: AccessToken(0x0123_4567_89AB_CDEF, 1), port: 4000)
  private var secret: String { "0123456789abcdef0000000000000001" }

  private func verdict(
    _ path: String, method: String = "GET", host: String? = "127.0.0.1:4000", origin: String? = nil,
    isSocket: Bool = false
  ) -> RequestCheck.Verdict {
    check.verdict(method: method, path: path, host: host, origin: origin, isSocket: isSocket)
  }

  private func status(_ verdict: RequestCheck.Verdict) -> Int? {
    if case .refused(let status, _) = verdict { status } else { nil }
  }

  @Test("B9: the page is answered by its secret address alone")
  func token() {
    #expect(verdict("/\(secret)/") == .path(""))
    #expect(verdict("/\(secret)/page.js") == .path("page.js"))
    for path in [
      "/", "", "/page.js", "/\(secret.dropLast())2/", "/\(secret.dropLast())/", "/\(secret)0/", "//",
    ] {
      #expect(status(verdict(path)) == 404, "\(path)")
    }
  }

  @Test("B9: a name that a stranger lets point at this machine is refused")
  func host() {
    #expect(verdict("/\(secret)/", host: "localhost:4000") == .path(""))
    for host in [
      nil, "", "evil.example", "evil.example:4000", "127.0.0.1", "127.0.0.1:4001",
      "127.0.0.1:4000.evil.example",
    ] {
      #expect(status(verdict("/\(secret)/", host: host)) == 421, "\(host ?? "none")")
    }
  }

  @Test("B9: a page from elsewhere opens no socket, nor does a program that names none")
  func origin() {
    #expect(verdict("/\(secret)/socket", origin: "http://127.0.0.1:4000", isSocket: true) == .path("socket"))
    for origin in [nil, "null", "http://evil.example", "http://localhost:4000", "https://127.0.0.1:4000"] {
      #expect(
        status(verdict("/\(secret)/socket", origin: origin, isSocket: true)) == 403, "\(origin ?? "none")")
    }
    #expect(status(verdict("/\(secret)/", origin: "http://evil.example")) == 403)
  }

  @Test("B9: nothing is written by a request")
  func method() {
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "HEAD"] {
      #expect(status(verdict("/\(secret)/", method: method)) == 405, "\(method)")
    }
  }

  @Test("A secret has 128 bits, and no two are the same")
  func secrets() {
    let tokens = Set((0..<100).map { _ in AccessToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.description.count == 32 && $0.description.allSatisfy(\.isHexDigit) })
    #expect(tokens.allSatisfy { $0.matches($0.description) && !$0.matches($0.description + "0") })
  }
}
