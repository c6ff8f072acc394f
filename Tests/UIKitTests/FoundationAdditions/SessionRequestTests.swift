import Foundation
import FoundationNetworking
import Testing
import UIKit

@Suite("Requests of a session that a protocol of the app's asks for")
struct SessionRequestTests {
  private final class Answer: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url else { return }
      let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 3, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("Rex".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  private final class Refusal: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
    }
    override func stopLoading() {}
  }

  @Test(
    "A session that is to wait for a network fails at once where there is none, and says that it does not wait"
  )
  func waiting() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.waitsForConnectivity = true
    #expect(!configuration.waitsForConnectivity)
    configuration.protocolClasses = [Refusal.self]
    let url = try #require(URL(string: "https://dogs.example/rex"))
    let error = await #expect(throws: URLError.self) {
      _ = try await URLSession(configuration: configuration).data(from: url)
    }
    #expect(error?.code == .notConnectedToInternet)
  }

  @Test("A session meets a protocol whose methods have no delegate, and answers the same by both")
  func protocols() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answer.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "https://dogs.example/rex"))
    let meets: any HasRequests = session
    #expect(String(decoding: try await meets.data(for: URLRequest(url: url)).0, as: UTF8.self) == "Rex")
    #expect(String(decoding: try await meets.data(from: url).0, as: UTF8.self) == "Rex")
    #expect(try await session.data(from: url).1.url == url)
  }
}

private protocol HasRequests {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
}

extension URLSession: HasRequests {}
