import Foundation
import Glibc

/// One client of speech-dispatcher, command by command.
///
/// - Source: SSIP documentation of speech-dispatcher 0.11
final class SpeechClient {
  private let socket: Int32
  private let spoken: Condition
  private var bytes: [UInt8] = []
  private var messages = 0

  init(_ socket: Int32, _ spoken: Condition) {
    self.socket = socket
    self.spoken = spoken
  }

  func serve() {
    defer { close(socket) }
    while let line = nextLine() {
      let words = line.split(separator: " ").map(String.init)
      guard let command = words.first?.uppercased() else { continue }
      if command == "QUIT" { return send("231 HAPPY HACKING") }
      answer(command, words.dropFirst().map { $0.uppercased() }, line)
    }
  }

  private func answer(_ command: String, _ words: [String], _ line: String) {
    switch command {
    case "SET": send("208 OK SET")
    case "HISTORY": send("245-1", "245 OK CLIENT ID SENT")
    case "SPEAK":
      send("230 OK RECEIVING DATA")
      take(text())
    case "CHAR", "KEY", "SOUND_ICON": take(String(line.dropFirst(command.count + 1)))
    case "CANCEL", "STOP", "PAUSE", "RESUME": send("210 OK CANCELED")
    case "BLOCK": send(words.first == "BEGIN" ? "260 OK INSIDE BLOCK" : "261 OK OUTSIDE BLOCK")
    case "LIST" where words.first == "OUTPUT_MODULES": send("250-silent", "250 OK MODULE LIST SENT")
    case "LIST" where words.first == "SYNTHESIS_VOICES":
      send("249-Nobody\ten\tnone", "249 OK VOICE LIST SENT")
    case "LIST": send("249-MALE1", "249 OK VOICE LIST SENT")
    case "GET": send(words.first == "OUTPUT_MODULE" ? "251-silent" : "251-0", "251 OK GET RETURNED")
    default: send("500 ERR INVALID COMMAND")
    }
  }

  /// A message: its lines up to one that is a dot alone.
  private func text() -> String {
    var lines: [String] = []
    while let line = nextLine(), line != "." {
      lines.append(line.hasPrefix("..") ? String(line.dropFirst()) : line)
    }
    return lines.joined(separator: "\n")
  }

  private func take(_ message: String) {
    messages += 1
    spoken.append(Self.plain(message))
    send("225-\(messages)", "225 OK MESSAGE QUEUED")
    send("701-\(messages)", "701-1", "701 BEGIN")
    for mark in Self.marks(in: message) { send("700-\(messages)", "700-1", "700-\(mark)", "700 INDEX MARK") }
    send("702-\(messages)", "702-1", "702 END")
  }

  /// The words of a message without its markup.
  private static func plain(_ message: String) -> String {
    var words = ""
    var isInside = false
    for character in message {
      if character == "<" { isInside = true }
      if !isInside { words.append(character) }
      if character == ">" { isInside = false }
    }
    for (name, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ] {
      words = words.replacingOccurrences(of: name, with: character)
    }
    return words.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func marks(in message: String) -> [String] {
    message.components(separatedBy: "<mark name=\"").dropFirst().compactMap {
      $0.split(separator: "\"", omittingEmptySubsequences: false).first.map(String.init)
    }
  }

  private func nextLine() -> String? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeFirst(end + 1) }
        return String(decoding: bytes[..<end], as: UTF8.self).trimmingCharacters(in: .newlines)
      }
      var more = [UInt8](repeating: 0, count: 8_192)
      let count = recv(socket, &more, more.count, 0)
      guard count > 0 else { return nil }
      bytes += more[..<count]
    }
  }

  private func send(_ lines: String...) {
    let text = lines.map { $0 + "\r\n" }.joined()
    _ = Glibc.send(socket, text, text.utf8.count, Int32(MSG_NOSIGNAL))
  }
}
