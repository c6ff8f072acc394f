import AccessibilityModel
import SpeechMessages
import Synchronization

/// Turns utterances into sound, in a process of its own.
///
///     let synthesizer = try Synthesizer(program: path)
///     for try await event in synthesizer.speak(utterance) { … }
///
/// What is to be spoken next waits for what is spoken now, unless that is interrupted.
public final class Synthesizer: Sendable {
  /// The jobs that have not come to their end.
  private struct Jobs {
    var last: UInt32 = 0
    var speaking: [UInt32: (plan: SpeechPlan, continuation: Continuation)] = [:]
    var asked: [UInt32: CheckedContinuation<String?, Never>] = [:]
    var isOver = false
  }

  private typealias Continuation = AsyncThrowingStream<SpeechEvent, any Error>.Continuation

  /// Samples that make a second.
  public let sampleRate: Int
  /// The voices there are.
  public let voices: VoiceCatalog

  private let process: SpeechProcess
  private let path: String
  private let jobs = Mutex(Jobs())

  /// Starts the program that speaks.
  ///
  /// - Parameters:
  ///   - path: Where `earshot-speech` is.
  ///   - limits: What it may use.
  /// - Throws: `SpeechError` with code `noProgram` or `notReady`.
  public init(program path: String, limits: SpeechLimits = SpeechLimits()) throws(SpeechError) {
    let process = try SpeechProcess(path, limits: limits)
    guard let (first, buffer, _) = process.firstReplies() else {
      process.kill()
      throw SpeechError(.notReady, path, details: ["\(path) does not answer"])
    }
    guard case .ready(let rate, let voices) = first else {
      process.kill()
      if case .failed(let reason) = first { throw SpeechError(.notReady, path, details: [reason]) }
      throw SpeechError(.notReady, path, details: ["\(path) is another program"])
    }
    self.process = process
    self.path = path
    sampleRate = rate
    self.voices = VoiceCatalog(voices)
    process.read(buffer) { [weak self] reply in self?.take(reply) }
  }

  deinit { process.end() }

  /// Speaks an utterance, after those before it.
  ///
  /// - Parameters:
  ///   - utterance: What is spoken.
  ///   - style: How, where the words do not say it.
  /// - Returns: Samples and words as they come; whoever stops to listen has the rest given up. It throws
  ///   `SpeechError` with code `ended` where the process does.
  public func speak(
    _ utterance: Utterance, style: SpeakingStyle = SpeakingStyle()
  ) -> AsyncThrowingStream<SpeechEvent, any Error> {
    let fallback = voices.voice(for: style.language) ?? "en-us"
    let plan = SpeechPlan(utterance, style: style) { [voices] in voices.voice(for: $0) ?? fallback }
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: SpeechEvent.self)
    let id = jobs.withLock { jobs -> UInt32? in
      guard !jobs.isOver else { return nil }
      jobs.last += 1
      jobs.speaking[jobs.last] = (plan, continuation)
      return jobs.last
    }
    guard let id else {
      continuation.finish(throwing: SpeechError(.ended, path))
      return stream
    }
    continuation.onTermination = { [weak self] reason in
      if case .cancelled = reason { self?.cancel(through: id) }
    }
    process.send(.speak(SpeechJob(id: id, parts: plan.parts)))
    return stream
  }

  /// Gives up everything that is being spoken and waits to be.
  public func interrupt() {
    cancel(through: jobs.withLock { $0.last })
  }

  /// Speaks an utterance to its end.
  ///
  /// - Returns: all of it.
  /// - Throws: `SpeechError` with code `ended` where the process does.
  public func render(
    _ utterance: Utterance, style: SpeakingStyle = SpeakingStyle()
  ) async throws -> RenderedSpeech {
    var rendered = RenderedSpeech()
    for try await event in speak(utterance, style: style) {
      switch event {
      case .audio(let samples): rendered.samples += samples
      case .word(let word): rendered.words.append(word)
      case .ended: break
      }
    }
    return rendered
  }

  /// How a voice pronounces a text, in the International Phonetic Alphabet.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - language: BCP 47 tag, or a voice's name.
  /// - Returns: its sounds, with marks where the stress lies.
  /// - Throws: `SpeechError` with code `noVoice`, or `ended` where the process does.
  public func pronunciation(of text: String, language: String) async throws -> String {
    let voice = try voices.voice(named: language)
    let answer = await withCheckedContinuation { continuation in
      let id = jobs.withLock { jobs -> UInt32? in
        guard !jobs.isOver else { return nil }
        jobs.last += 1
        jobs.asked[jobs.last] = continuation
        return jobs.last
      }
      guard let id else { return continuation.resume(returning: nil) }
      process.send(.pronounce(id: id, voice: voice, text: text))
    }
    guard let answer else { throw SpeechError(.ended, path) }
    return answer
  }

  private func cancel(through id: UInt32) {
    process.send(.cancel(through: id))
    let given = jobs.withLock { jobs in
      let given = jobs.speaking.filter { $0.key <= id }
      for key in given.keys { jobs.speaking[key] = nil }
      return given
    }
    for (_, job) in given.sorted(by: { $0.key < $1.key }) {
      job.continuation.yield(.ended(isComplete: false))
      job.continuation.finish()
    }
  }

  private func take(_ reply: SpeechReply?) {
    switch reply {
    case .audio(let id, let samples):
      jobs.withLock { $0.speaking[id]?.continuation }?.yield(.audio(samples))
    case .word(let id, let word):
      guard let (plan, continuation) = jobs.withLock({ $0.speaking[id] }),
        let source = plan.source(of: word)
      else { return }
      continuation.yield(
        .word(SpokenWord(segment: source.segment, bytes: source.bytes, sample: word.sample)))
    case .ended(let id, let isComplete):
      guard let continuation = jobs.withLock({ $0.speaking.removeValue(forKey: id) })?.continuation else {
        return
      }
      continuation.yield(.ended(isComplete: isComplete))
      continuation.finish()
    case .pronunciation(let id, let text):
      jobs.withLock { $0.asked.removeValue(forKey: id) }?.resume(returning: text)
    case .ready, .failed, .drained: break
    case nil: processEnded()
    }
  }

  private func processEnded() {
    let (speaking, asked) = jobs.withLock { jobs in
      defer {
        jobs.speaking = [:]
        jobs.asked = [:]
        jobs.isOver = true
      }
      return (jobs.speaking.values.map(\.continuation), Array(jobs.asked.values))
    }
    let error = SpeechError(.ended, path, details: ["it took more time or memory than it may"])
    for continuation in speaking { continuation.finish(throwing: error) }
    for continuation in asked { continuation.resume(returning: nil) }
  }
}
