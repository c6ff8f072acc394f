import SpeechMessages
import Synchronization

/// A sound device, driven by a process of its own.
public final class SoundDevice: Sendable {
  private struct Waiting {
    var last: UInt32 = 0
    var drains: [UInt32: CheckedContinuation<Bool, Never>] = [:]
    var isOver = false
  }

  /// What the system calls the device.
  public let name: String
  private let process: SpeechProcess
  private let waiting = Mutex(Waiting())

  /// Opens a device.
  ///
  /// - Parameters:
  ///   - name: What the system calls it.
  ///   - path: Where `earshot-speech` is.
  ///   - sampleRate: Samples that make a second.
  ///   - limits: What the process may use.
  /// - Throws: `SpeechError` with code `noProgram` or `noDevice`.
  public init(
    _ name: String = "default", program path: String, sampleRate: Int = 22_050,
    limits: SpeechLimits = SpeechLimits()
  ) throws(SpeechError) {
    self.name = name
    process = try SpeechProcess(path, ["--play", name, "--rate", String(sampleRate)], limits: limits)
    guard let (first, buffer, _) = process.firstReplies() else {
      process.kill()
      throw SpeechError(.noDevice, name, details: ["it does not answer"])
    }
    if case .failed(let reason) = first {
      process.kill()
      throw SpeechError(.noDevice, name, details: [reason])
    }
    process.read(buffer) { [weak self] reply in self?.take(reply) }
  }

  deinit { process.end() }

  /// Plays samples behind those before.
  public func play(_ samples: [Int16]) {
    process.send(.play(samples))
  }

  /// Is silent at once, and forgets what waits.
  public func hush() {
    process.send(.hush)
  }

  /// Waits until everything was played.
  ///
  /// - Returns: false where the device is gone.
  @discardableResult
  public func drain() async -> Bool {
    await withCheckedContinuation { continuation in
      let id = waiting.withLock { waiting -> UInt32? in
        guard !waiting.isOver else { return nil }
        waiting.last += 1
        waiting.drains[waiting.last] = continuation
        return waiting.last
      }
      guard let id else { return continuation.resume(returning: false) }
      process.send(.drain(id: id))
    }
  }

  private func take(_ reply: SpeechReply?) {
    switch reply {
    case .drained(let id):
      waiting.withLock { $0.drains.removeValue(forKey: id) }?.resume(returning: true)
    case nil:
      let left = waiting.withLock { waiting in
        defer { waiting.drains = [:] }
        waiting.isOver = true
        return Array(waiting.drains.values)
      }
      for continuation in left { continuation.resume(returning: false) }
    case .ready, .failed, .audio, .word, .ended, .pronunciation: break
    }
  }
}
