import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A page in the browser of this machine, and the messages between it and the program.
///
/// It listens on 127.0.0.1 alone. Every request and every socket has to know the secret in the address and to come from
/// this page; what is sent may load nothing from elsewhere.
package struct DeviceServer: Sendable {
  typealias Exchange = NIOAsyncChannel<HTTPServerRequestPart, HTTPPart<HTTPResponseHead, ByteBuffer>>

  /// What a connection becomes.
  private enum Connection: Sendable {
    case request(Exchange, refused: HTTPRequestHead?)
    case socket(PageChannel.Socket, page: String)
  }

  /// Seconds within which a request has come whole.
  private static let patience: TimeAmount = .seconds(10)

  /// The address of the page with its secret.
  package let address: String
  private let check: RequestCheck
  private let listener: NIOAsyncChannel<EventLoopFuture<Connection>, Never>
  private let channel: PageChannel
  private let files: PageFiles

  /// Opens the port; `run` answers.
  ///
  /// - Parameters:
  ///   - files: The page.
  ///   - port: The port; 0 for one that is free.
  ///   - token: The secret in the address.
  ///   - incoming: Takes what the page says, on any thread.
  /// - Throws: Errors of the network, such as a port that is taken.
  package init(
    _ files: PageFiles, port: UInt16 = 0, token: AccessToken = AccessToken(),
    incoming: @escaping @Sendable (PageMessage) -> Void
  ) async throws {
    self.files = files
    let channel = PageChannel(incoming: incoming)
    self.channel = channel
    listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .bind(host: "127.0.0.1", port: Int(port)) { connection in
        connection.eventLoop.makeCompletedFuture { try Self.prepare(connection, channel, token) }
      }
    let port = UInt16(listener.channel.localAddress?.port ?? 0)
    check = RequestCheck(token: token, port: port)
    address = "http://127.0.0.1:\(port)/\(token)/"
  }

  /// Answers until the task is cancelled.
  ///
  /// - Throws: Errors of the network.
  package func run() async throws {
    try await withThrowingDiscardingTaskGroup { group in
      try await listener.executeThenClose { connections in
        for try await connection in connections {
          group.addTask {
            // A connection whose request never comes whole is closed by its loop.
            switch try? await connection.get() {
            case .socket(let socket, let page)?: await channel.join(socket, as: page)
            case .request(let exchange, let refused)?: await answer(exchange, refused: refused)
            case nil: break
            }
          }
        }
      }
    }
  }

  /// Sends words to the page, where it is open.
  package func send(_ text: String) { channel.send(text) }

  /// Sends bytes to the page, where it is open.
  package func send(_ bytes: Data) { channel.send(bytes) }

  /// Sets up a connection: it is a request of HTTP, or becomes the page's socket.
  private static func prepare(
    _ connection: any Channel, _ channel: PageChannel, _ token: AccessToken
  ) throws -> EventLoopFuture<Connection> {
    let port = UInt16(connection.localAddress?.port ?? 0)
    let check = RequestCheck(token: token, port: port)
    // The head of a request for a socket that is refused reaches nobody else.
    let refused = NIOLoopBoundBox<HTTPRequestHead?>(nil, eventLoop: connection.eventLoop)
    let upgrader = NIOTypedWebSocketServerUpgrader<Connection>(
      maxFrameSize: PageChannel.longest,
      shouldUpgrade: { connection, head in
        let isAdmitted = check.verdict(of: head) == .path("socket") && channel.admits(head.page)
        if !isAdmitted { refused.value = head }
        return connection.eventLoop.makeSucceededFuture(isAdmitted ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { connection, head in
        connection.eventLoop.makeCompletedFuture {
          try connection.pipeline.syncOperations.addHandler(
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 1_000,
              maxAccumulatedFrameSize: PageChannel.longest))
          return .socket(try PageChannel.Socket(wrappingChannelSynchronously: connection), page: head.page)
        }
      })
    let configuration = NIOTypedHTTPServerUpgradeConfiguration<Connection>(
      upgraders: [upgrader],
      notUpgradingCompletionHandler: { connection in
        connection.eventLoop.makeCompletedFuture {
          try connection.pipeline.syncOperations.addHandler(BytesOut())
          return .request(try Exchange(wrappingChannelSynchronously: connection), refused: refused.value)
        }
      })
    let connected = try connection.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
      configuration: NIOUpgradableHTTPServerPipelineConfiguration(upgradeConfiguration: configuration))
    let deadline = connection.eventLoop.assumeIsolated().scheduleTask(in: patience) {
      connection.close(promise: nil)
    }
    connected.whenComplete { _ in deadline.cancel() }
    return connected
  }

  /// Answers one request, and ends its connection.
  private func answer(_ exchange: Exchange, refused: HTTPRequestHead?) async {
    try? await exchange.executeThenClose { inbound, outbound in
      if let refused { return try await write(response(to: refused), to: outbound) }
      for try await part in inbound {
        // The head of a request for another protocol reaches nobody.
        guard case .head(let head) = part else {
          return try await write(PageResponse("There is nothing but web sockets.", status: 400), to: outbound)
        }
        return try await write(response(to: head), to: outbound)
      }
    }
  }

  private func write(
    _ response: PageResponse,
    to outbound: NIOAsyncChannelOutboundWriter<HTTPPart<HTTPResponseHead, ByteBuffer>>
  ) async throws {
    try await outbound.write(.head(response.head))
    try await outbound.write(.body(response.body))
    try await outbound.write(.end(nil))
  }

  private func response(to head: HTTPRequestHead) -> PageResponse {
    switch check.verdict(of: head) {
    case .refused(let status, let words): return PageResponse(words, status: status)
    case .path("socket"):
      return channel.admits(head.page)
        ? PageResponse("This is the address of a socket.", status: 426)
        : PageResponse("The device is open in another page.", status: 409)
    // Lets a page tell whether another one is in its place, which a socket does not.
    case .path("open"): return PageResponse(channel.admits(head.page) ? "free" : "taken")
    case .path(let path):
      return files[path].map { PageResponse($0) } ?? PageResponse("There is no such file.", status: 404)
    }
  }
}

extension HTTPRequestHead {
  /// The name of the page that asks.
  fileprivate var page: String {
    let query = uri.drop { $0 != "?" }.dropFirst()
    let pair = query.split(separator: "&").first { $0.hasPrefix("page=") }
    return pair.map { String($0.dropFirst("page=".count).prefix(64)) } ?? ""
  }
}

extension RequestCheck {
  /// What becomes of a request.
  fileprivate func verdict(of head: HTTPRequestHead) -> Verdict {
    let hosts = head.headers["Host"]
    return verdict(
      method: head.method.rawValue, path: String(head.uri.prefix { $0 != "?" }),
      host: hosts.count == 1 ? hosts.first : nil, origin: head.headers["Origin"].first,
      isSocket: head.headers.contains(name: "Upgrade"))
  }
}
