import Foundation
import NIOCore
import NIOHTTP1

/// What a request of the page is answered with.
struct PageResponse {
  /// What a page may do: run what is sent from here, and talk to here.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
    + "media-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  private static let headers = [
    ("Content-Security-Policy", policy),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "microphone=(self), camera=(), geolocation=()"),
    ("Cache-Control", "no-store"),
    ("Connection", "close"),
  ]

  /// The status of HTTP.
  let status: Int
  private let type: String
  /// The bytes behind the head.
  let body: ByteBuffer

  /// A file.
  init(_ file: PageFiles.File) {
    status = 200
    type = file.type
    body = ByteBuffer(bytes: file.contents)
  }

  /// Words.
  init(_ words: String, status: Int = 200) {
    self.status = status
    type = "text/plain; charset=utf-8"
    body = ByteBuffer(string: words + "\n")
  }

  /// The head.
  var head: HTTPResponseHead {
    var headers = HTTPHeaders(Self.headers)
    headers.add(name: "Content-Type", value: type)
    headers.add(name: "Content-Length", value: "\(body.readableBytes)")
    return HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: status), headers: headers)
  }
}

/// Lets bytes go out that are no file.
final class BytesOut: ChannelOutboundHandler, Sendable {
  typealias OutboundIn = HTTPPart<HTTPResponseHead, ByteBuffer>
  typealias OutboundOut = HTTPServerResponsePart

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let part: HTTPServerResponsePart =
      switch unwrapOutboundIn(data) {
      case .head(let head): .head(head)
      case .body(let bytes): .body(.byteBuffer(bytes))
      case .end(let trailers): .end(trailers)
      }
    context.write(wrapOutboundOut(part), promise: promise)
  }
}
