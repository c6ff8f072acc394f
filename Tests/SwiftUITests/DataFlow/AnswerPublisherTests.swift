import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite("Publishers of answers, and the instants of schedulers", .timeLimit(.minutes(10)))
struct AnswerPublisherTests {
  /// Answers for a kennel, without a network.
  private final class Kennel: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "kennel" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
      guard let url = request.url, url.host == "dogs",
        let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else {
        client?.urlProtocol(self, didFailWithError: URLError(.badURL))
        return
      }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("Bailey".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  @Test("A publisher sends what a request is answered with, or why it is not", arguments: ["dogs", "cats"])
  func answers(host: String) async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Kennel.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "kennel://\(host)"))
    var held: AnyCancellable?
    let words = await withCheckedContinuation { continuation in
      held = session.dataTaskPublisher(for: url)
        .map { String(decoding: $0.data, as: UTF8.self) }
        .replaceError(with: "no answer")
        .sink { continuation.resume(returning: $0) }
    }
    #expect(words == (host == "dogs" ? "Bailey" : "no answer"))
    held?.cancel()
  }

  @Test("Instants lie as far from each other as their dates, and strides are sums of their parts")
  func instants() {
    let start = CalendarInstant(Date(timeIntervalSince1970: 100))
    let later = start.advanced(by: .milliseconds(1_500))
    #expect(later.date == Date(timeIntervalSince1970: 101.5))
    let stride: SchedulerStride = start.distance(to: later)
    #expect(stride == .seconds(1.5))
    #expect(SchedulerStride.seconds(1) + .milliseconds(500) == stride)
    #expect(SchedulerStride.microseconds(2) == .nanoseconds(2_000))
    #expect(SchedulerStride.seconds(2) > stride)
    #expect(start < later)
  }
}
