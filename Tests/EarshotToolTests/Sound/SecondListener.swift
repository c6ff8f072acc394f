import Foundation

/// A recogniser that listens to what was spoken, and knows nothing of the program but a list of sentences.
struct SecondListener {
  private static let model = "/usr/share/pocketsphinx/model/en-us"
  private let program: String
  private let dictionary: [String: String]

  /// Whether there is a recogniser.
  static var isInstalled: Bool { SecondListener() != nil }

  /// `nil` where no recogniser is installed.
  ///
  /// - Parameter further: How words sound that are not English, each in one way or more.
  init?(knowing further: [String: [String]] = [:]) {
    guard let program = Toolbox.find("pocketsphinx_continuous"),
      let words = try? String(contentsOfFile: "\(Self.model)/cmudict-en-us.dict", encoding: .utf8)
    else { return nil }
    self.program = program
    var dictionary = ["whippet": "W IH P AH T"]
    for line in words.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      if parts.count == 2 { dictionary[parts[0]] = parts[1] }
    }
    for (word, sounds) in further {
      for (index, sound) in sounds.enumerated() {
        dictionary[index == 0 ? word : "\(word)(\(index + 1))"] = sound
      }
    }
    self.dictionary = dictionary
  }

  /// The sentences that are heard, in order; each is one of those that may be said.
  func sentences(in samples: [Int16], at sampleRate: Int, among sentences: [String]) throws -> [String] {
    let spoken = sentences.map(Self.words)
    let choices = spoken.map { $0.joined(separator: " ") }.joined(separator: " | ")
    return try lines(in: samples, at: sampleRate, of: Set(spoken.joined()), said: choices)
  }

  /// The words that are heard, those between two pauses together; each is one that may be said, in any order.
  func words(in samples: [Int16], at sampleRate: Int, among words: Set<String>) throws -> [[String]] {
    try lines(
      in: samples, at: sampleRate, of: words, said: "(\(words.sorted().joined(separator: " | ")))+"
    ).map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
  }

  /// What is heard, a line for what is said between two pauses.
  private func lines(
    in samples: [Int16], at sampleRate: Int, of words: Set<String>, said: String
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    let sounds = words.sorted().flatMap { word -> [String] in
      let others = (2...9).map { "\(word)(\($0))" }.filter { dictionary[$0] != nil }
      return ([word] + others).map { "\($0) \(dictionary[$0] ?? "SIL")" }
    }
    let words = try folder.write(sounds.joined(separator: "\n") + "\n", to: "words.dict")
    let grammar = try folder.write(
      "#JSGF V1.0;\ngrammar stops;\npublic <stop> = \(said);\n", to: "stops.gram")
    var bytes: [UInt8] = []
    for sample in Self.heard(samples, at: sampleRate) {
      bytes += [UInt8(truncatingIfNeeded: sample), UInt8(truncatingIfNeeded: sample >> 8)]
    }
    let recording = URL(filePath: folder.path).appending(path: "heard.raw")
    try Data(bytes).write(to: recording)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "-infile", recording.path, "-hmm", "\(Self.model)/en-us", "-dict", words, "-jsgf", grammar,
      "-logfn", "/dev/null", "-beam", "1e-80", "-wbeam", "1e-60", "-pbeam", "1e-80", "-vad_postspeech", "30",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return output.split(separator: "\n").map(String.init)
  }

  /// The words of a sentence as a dictionary has them.
  static func words(_ sentence: String) -> [String] {
    sentence.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
  }

  /// The sound as a microphone in a quiet space would have it: 16,000 samples a second, and a little noise.
  private static func heard(_ samples: [Int16], at sampleRate: Int) -> [Int16] {
    let step = Double(sampleRate) / 16_000
    let count = Int(Double(samples.count) / step)
    var seed: UInt32 = 7
    var rustle = 0.0
    return (0..<count).map { index in
      // The mean of what lies between two samples keeps high sounds from folding back.
      let (start, end) = (Double(index) * step, Double(index + 1) * step)
      let range = Int(start)..<min(max(Int(end.rounded(.up)), Int(start) + 1), samples.count)
      let mean = samples[range].reduce(0.0) { $0 + Double($1) } / Double(range.count)
      seed = seed &* 1_664_525 &+ 1_013_904_223
      rustle = 0.9 * rustle + (Double(seed >> 8) / Double(1 << 23) - 1)
      return Int16(clamping: Int(mean * 0.7 + rustle * 60))
    }
  }
}
