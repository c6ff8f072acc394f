import Foundation
import NIOCore
import NIOWebSocket
import Synchronization

/// The connection of the page: one at a time, and a page that comes back takes the place of its own lost one.
final class PageChannel: Sendable {
  typealias Socket = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

  /// A connection that is open.
  private struct Connection {
    let page: String
    let number: Int
    let outgoing: AsyncStream<WebSocketFrame>.Continuation
  }

  /// How many messages wait for a page that does not take them before it is given up.
  private static let patience = 2_000
  /// How many bytes a message of a page may have: a minute of sound.
  static let longest = 4 << 20

  private let state = Mutex<(connection: Connection?, count: Int)>((nil, 0))
  private let incoming: @Sendable (PageMessage) -> Void

  /// Waits for a page.
  ///
  /// - Parameter incoming: Takes what the page says.
  init(incoming: @escaping @Sendable (PageMessage) -> Void) {
    self.incoming = incoming
  }

  /// True where a page may connect: none has, or it is the same one.
  func admits(_ page: String) -> Bool {
    state.withLock { $0.connection.map { $0.page == page } ?? true }
  }

  /// Sends words to the page, where there is one.
  func send(_ text: String) { send(WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))) }

  /// Sends bytes to the page, where there is one.
  func send(_ bytes: Data) {
    send(WebSocketFrame(fin: true, opcode: .binary, data: ByteBuffer(bytes: bytes)))
  }

  private func send(_ frame: WebSocketFrame) {
    state.withLock { state in
      guard let connection = state.connection else { return }
      if case .dropped = connection.outgoing.yield(frame) {
        connection.outgoing.finish()
        state.connection = nil
      }
    }
  }

  /// Passes messages on until the page, or this program, ends the connection.
  ///
  /// - Parameters:
  ///   - socket: The connection.
  ///   - page: The page's name.
  func join(_ socket: Socket, as page: String) async {
    let (frames, outgoing) = AsyncStream.makeStream(
      of: WebSocketFrame.self, bufferingPolicy: .bufferingOldest(Self.patience))
    let number = state.withLock { state in
      state.connection?.outgoing.finish()
      state.count += 1
      state.connection = Connection(page: page, number: state.count, outgoing: outgoing)
      return state.count
    }
    incoming(.opened)
    try? await socket.executeThenClose { inbound, outbound in
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          for await frame in frames {
            guard (try? await outbound.write(frame)) != nil else { return }
          }
        }
        group.addTask { await self.listen(to: inbound, answering: outgoing) }
        await group.next()
        group.cancelAll()
      }
    }
    outgoing.finish()
    let isGone = state.withLock { state in
      guard state.connection?.number == number else { return false }
      state.connection = nil
      return true
    }
    if isGone { incoming(.closed) }
  }

  private func listen(
    to inbound: NIOAsyncChannelInboundStream<WebSocketFrame>,
    answering outgoing: AsyncStream<WebSocketFrame>.Continuation
  ) async {
    do {
      for try await frame in inbound {
        let data = frame.unmaskedData
        switch frame.opcode {
        case .text: incoming(.text(String(buffer: data)))
        case .binary: incoming(.bytes(Data(data.readableBytesView)))
        case .ping: outgoing.yield(WebSocketFrame(fin: true, opcode: .pong, data: data))
        case .connectionClose:
          outgoing.yield(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
          return
        default: break
        }
      }
    } catch {}
  }
}
