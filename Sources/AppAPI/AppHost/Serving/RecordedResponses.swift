import Foundation
import TreeFormat

/// The answers of a network that lie in a folder.
struct RecordedResponses {
  /// What a request is answered with.
  struct Answer: Equatable {
    let status: Int
    let headers: [String: String]
    let body: Data
  }

  private let folder: URL
  private let index: ResponseIndexV1?

  /// Reads the index of a folder; one without has its answers by their paths alone.
  init(folder: String) {
    self.folder = URL(filePath: folder, directoryHint: .isDirectory)
    let text = try? String(contentsOf: self.folder.appending(path: ResponseIndexV1.fileName), encoding: .utf8)
    index = text.flatMap { try? ResponseIndexV1(reading: $0) }
  }

  /// The answer to a request; `nil` where none was recorded.
  ///
  /// - Parameters:
  ///   - method: The method, such as `GET`.
  ///   - url: The address.
  /// - Returns: The answer.
  func answer(_ method: String, _ url: URL) -> Answer? {
    if let entry = index?.entry(method, url.absoluteString) {
      let body = entry.file.map { contents(of: $0) } ?? Data()
      return body.map { Answer(status: entry.status, headers: headers(entry), body: $0) }
    }
    guard method == "GET" || method == "HEAD" else { return nil }
    for path in Self.paths(of: url) {
      guard let body = contents(of: path) else { continue }
      return Answer(status: 200, headers: ["Content-Type": Self.type(of: path)], body: body)
    }
    return nil
  }

  /// Where the answer to an address can lie: under its host and its path, with the query first.
  static func paths(of url: URL) -> [String] {
    guard let host = url.host() else { return [] }
    let parts = url.path(percentEncoded: false).split(separator: "/")
    guard !parts.contains("..") else { return [] }
    let path = ([Substring(host)] + parts).joined(separator: "/")
    let queried = url.query(percentEncoded: false).map { ["\(path)?\($0)"] } ?? []
    return (queried + [path]).flatMap { [$0, "\($0).json"] } + ["\(path)/index.json", "\(path)/index.html"]
  }

  private func headers(_ entry: ResponseIndexV1.Entry) -> [String: String] {
    let isTyped = entry.headers.keys.contains { $0.lowercased() == "content-type" }
    guard !isTyped, let file = entry.file else { return entry.headers }
    return entry.headers.merging(["Content-Type": Self.type(of: file)]) { $1 }
  }

  private func contents(of path: String) -> Data? {
    let file = folder.appending(path: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue
    else { return nil }
    return FileManager.default.contents(atPath: file.path)
  }

  private static func type(of path: String) -> String {
    switch (path as NSString).pathExtension.lowercased() {
    case "json": "application/json"
    case "html", "htm": "text/html; charset=utf-8"
    case "xml": "application/xml"
    case "txt", "md": "text/plain; charset=utf-8"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "svg": "image/svg+xml"
    default: "application/octet-stream"
    }
  }
}
