import AppBuilding
import EarshotSession
import Foundation
import SpeechBridge

/// Understands what is said to Voice Control, without a network: pocketsphinx, in a process of its own, with a grammar of
/// what can be said on the present screen.
struct CommandListener: Sendable {
  /// Samples in a second of what is listened to.
  static let sampleRate = 16_000
  /// Seconds after which a phrase is given up.
  private static let limit = 15.0

  private let program: String
  private let model: String
  private let dictionary: PronouncingDictionary

  /// Finds the recogniser.
  ///
  /// - Parameter synthesizer: Tells how words sound that no dictionary has.
  /// - Throws: `ListeningError` where none is installed.
  init(synthesizer: Synthesizer) throws(ListeningError) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let program = folders.map({ "\($0)/pocketsphinx_continuous" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      }),
      let model = Self.models.first(where: { FileManager.default.fileExists(atPath: "\($0)/en-us/mdef") }),
      let words = try? String(contentsOfFile: "\(model)/cmudict-en-us.dict", encoding: .utf8)
    else { throw .notInstalled }
    self.program = program
    self.model = model
    dictionary = PronouncingDictionary(words, synthesizer: synthesizer)
  }

  private static let models = [
    "/usr/share/pocketsphinx/model/en-us", "/usr/local/share/pocketsphinx/model/en-us",
  ]

  /// The command that was said.
  ///
  /// - Parameters:
  ///   - samples: What is heard, at `sampleRate`.
  ///   - phrases: What can be said.
  /// - Returns: One of the phrases; `nil` where it was none of them.
  /// - Throws: `ListeningError` where the recogniser fails, and errors of the file system.
  func command(in samples: [Int16], among phrases: SpokenPhrases) async throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-listen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ data: Data, _ name: String) throws -> String {
      let file = folder.appending(path: name)
      try data.write(to: file)
      return file.path
    }
    let sounds = await dictionary.lines(of: phrases.words)
    let words = try write(
      Data((sounds + PronouncingDictionary.phones).joined(separator: "\n").utf8), "words.dict")
    let grammar = try write(Data(phrases.grammar.utf8), "commands.gram")
    let recording = try write(Self.bytes(of: Self.roomTone(samples)), "said.raw")
    var command = Command(arguments: [
      program, "-infile", recording, "-hmm", "\(model)/en-us", "-dict", words, "-jsgf", grammar, "-logfn",
      "/dev/null",
      "-beam", "1e-80", "-wbeam", "1e-60", "-pbeam", "1e-80", "-vad_postspeech", "60",
    ])
    command.limit = Self.limit
    let outcome = try command.run()
    guard outcome.status == .exited(0), !outcome.isTimedOut else { throw ListeningError.failed }
    let heard = outcome.output.split(separator: "\n").joined(separator: " ")
    return heard.contains("ph_") ? nil : phrases.phrase(heard: heard)
  }

  /// The samples with a quiet noise around and below them: a recogniser for rooms understands silence without any badly.
  private static func roomTone(_ samples: [Int16]) -> [Int16] {
    var state: UInt32 = 0x2545_F491
    func noise() -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 16) % 121 - 60
    }
    let silence = [Int16](repeating: 0, count: sampleRate / 3)
    return (silence + samples + silence).map { Int16(clamping: Int($0) + noise()) }
  }

  private static func bytes(of samples: [Int16]) -> Data {
    samples.map(\.littleEndian).withUnsafeBytes { Data($0) }
  }
}
