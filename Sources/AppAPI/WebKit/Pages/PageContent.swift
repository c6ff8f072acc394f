import Foundation

/// The data of a page, and what is known of their kind.
@MainActor
struct PageContent {
  /// What of it is heard; nothing where it is no text.
  let text: WebPageText

  /// Data of a kind, such as `text/html`, in an encoding by its name on the web.
  init(_ data: Data, _ kind: String, _ encoding: String?) {
    let words = Self.words(data, encoding)
    switch kind.lowercased() {
    case "text/html", "application/xhtml+xml": text = WebPageText(words)
    case let kind where kind.hasPrefix("text/"): text = WebPageText(lines: words)
    default: text = WebPageText("")
    }
  }

  /// What an app answered for an address.
  init(_ task: PageTask) {
    let kind = task.response?.mimeType ?? Self.kind(of: task.request.url?.pathExtension ?? "")
    self.init(task.data, kind, task.response?.textEncodingName)
  }

  /// What is in a file; `nil` where it cannot be read.
  init?(contentsOf file: URL) {
    guard file.isFileURL, let data = try? Data(contentsOf: file) else { return nil }
    self.init(data, Self.kind(of: file.pathExtension), nil)
  }

  private static func kind(of pathExtension: String) -> String {
    switch pathExtension.lowercased() {
    case "html", "htm", "xhtml", "": "text/html"
    case "txt", "text", "md", "csv", "json", "xml", "log": "text/plain"
    default: "application/octet-stream"
    }
  }

  private static func words(_ data: Data, _ encoding: String?) -> String {
    let known: String.Encoding? =
      switch encoding?.lowercased() {
      case "iso-8859-1", "latin1", "us-ascii": .isoLatin1
      case "windows-1252": .windowsCP1252
      case "utf-16", "utf16": .utf16
      default: nil
      }
    return known.flatMap { String(data: data, encoding: $0) } ?? String(decoding: data, as: UTF8.self)
  }
}
