import Foundation
import FoundationNetworking
import Synchronization

/// A network in which only recorded requests are answered; all others fail as on a device without one.
final class RecordedProtocol: URLProtocol {
  private static let responses = Mutex<RecordedResponses?>(nil)
  private static let schemes: Set<String> = ["http", "https", "ws", "wss", "ftp"]

  /// Takes the place of the network for every session of the process.
  ///
  /// - Parameter responses: What is answered; `nil` where nothing is.
  static func answerRequests(from responses: RecordedResponses?) {
    self.responses.withLock { $0 = responses }
    _ = URLProtocol.registerClass(RecordedProtocol.self)
    VirtualTime.functions.set_session_hook { configuration in
      let object = Unmanaged<URLSessionConfiguration>.fromOpaque(configuration)
      RecordedProtocol.join(object.takeUnretainedValue())
    }
  }

  /// Comes before the protocols of the system in a configuration, and behind those that the app put there.
  static func join(_ configuration: URLSessionConfiguration) {
    let present = configuration.protocolClasses ?? []
    guard !present.contains(where: { $0 == RecordedProtocol.self }) else { return }
    let first = present.firstIndex { String(reflecting: $0).hasPrefix("FoundationNetworking.") }
    var classes = present
    classes.insert(RecordedProtocol.self, at: first ?? present.endIndex)
    configuration.protocolClasses = classes
  }

  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.scheme.map { schemes.contains($0.lowercased()) } == true
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let client, let url = request.url else { return }
    let responses = Self.responses.withLock { $0 }
    guard let answer = responses?.answer(request.httpMethod ?? "GET", url),
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
    else {
      let error = URLError(.notConnectedToInternet, userInfo: [NSURLErrorFailingURLErrorKey: url])
      return client.urlProtocol(self, didFailWithError: error)
    }
    client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    if request.httpMethod != "HEAD", !answer.body.isEmpty { client.urlProtocol(self, didLoad: answer.body) }
    client.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
