import Foundation
import NIOCore
import NIOWebSocket
import Synchronization

/// The connection of the page: one at a time, and a page that comes back takes the place of its own lost one.
final class PageChannel: Sendable {
  typealias Socket = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

  /// A connection that is open.
  private struct Connection {
    let number: Int
    let outgoing: AsyncStream<WebSocketFrame>.Continuation
  }

  /// How many messages wait for a page that does not take them before it is given up.
  private static let patience = 2_000
  /// How many bytes a message of a page may have: a minute of sound.
  static let longest = 4 << 20

  /// What a connection is closed with in whose place another one of the same page was opened.
  private static let replaced: UInt16 = 4001
  /// What a page closes its connection with that goes away.
  private static let goingAway: UInt16 = 1001

  private let state = Mutex<(connection: Connection?, place: PagePlace, count: Int)>((nil, PagePlace(), 0))
  private let incoming: @Sendable (PageMessage) -> Void

  /// Waits for a page.
  ///
  /// - Parameter incoming: Takes what the page says.
  init(incoming: @escaping @Sendable (PageMessage) -> Void) {
    self.incoming = incoming
  }

  /// True where a page may connect: no other has the device, nor had it just now.
  func admits(_ page: String) -> Bool {
    state.withLock { $0.place.admits(page, at: .now) }
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
    let number = state.withLock { state -> Int? in
      // Another page may have come in between.
      guard state.place.admits(page, at: .now) else { return nil }
      if let former = state.connection?.outgoing {
        former.yield(Self.closing(Self.replaced))
        former.finish()
      }
      state.count += 1
      state.connection = Connection(number: state.count, outgoing: outgoing)
      state.place.take(page)
      return state.count
    }
    if number == nil { outgoing.finish() } else { incoming(.opened) }
    let ending = try? await socket.executeThenClose { inbound, outbound in
      await withTaskGroup(of: PagePlace.Ending?.self) { group in
        group.addTask {
          for await frame in frames {
            guard (try? await outbound.write(frame)) != nil else { break }
          }
          return nil
        }
        group.addTask { await self.listen(to: inbound, answering: outgoing) }
        let ending = await group.next()
        group.cancelAll()
        return ending ?? nil
      }
    }
    outgoing.finish()
    guard let number else { return }
    let isGone = state.withLock { state in
      guard state.count == number else { return false }
      state.connection = nil
      state.place.keep(after: (ending ?? nil) ?? .lost, from: .now)
      return true
    }
    if isGone { incoming(.closed) }
  }

  private static func closing(_ code: UInt16) -> WebSocketFrame {
    WebSocketFrame(fin: true, opcode: .connectionClose, data: ByteBuffer(integer: code))
  }

  private func listen(
    to inbound: NIOAsyncChannelInboundStream<WebSocketFrame>,
    answering outgoing: AsyncStream<WebSocketFrame>.Continuation
  ) async -> PagePlace.Ending {
    do {
      for try await frame in inbound {
        let data = frame.unmaskedData
        switch frame.opcode {
        case .text: incoming(.text(String(buffer: data)))
        case .binary: incoming(.bytes(Data(data.readableBytesView)))
        case .ping: outgoing.yield(WebSocketFrame(fin: true, opcode: .pong, data: data))
        case .connectionClose:
          outgoing.yield(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
          let code = data.getInteger(at: data.readerIndex, as: UInt16.self)
          return code == Self.goingAway ? .left : .lost
        default: break
        }
      }
    } catch {}
    return .lost
  }
}
