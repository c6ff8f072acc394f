import CALSA
import Glibc
import SpeechMessages
import Synchronization

/// A sound device that plays samples in the order in which they come.
final class Player: @unchecked Sendable {
  /// Frames that are handed over at once: 5 ms, so that silence comes at once too.
  private static let step = 110
  /// How far ahead the device is filled, in microseconds.
  private static let latency: UInt32 = 40_000

  private let device: String
  private let rate: UInt32
  private let inbox: Mailbox<SpeechCommand>
  private let channel: Channel
  /// Grows with every wish to be silent.
  private let hushes = Atomic<Int>(0)
  /// Used by the thread that plays alone, once it is open.
  private var handle: OpaquePointer?

  init(device: String, rate: UInt32, _ inbox: Mailbox<SpeechCommand>, _ channel: Channel) {
    self.device = device
    self.rate = rate
    self.inbox = inbox
    self.channel = channel
  }

  /// Opens the device.
  ///
  /// - Returns: why nothing can be played, where that is so.
  func open() -> String? {
    var status = snd_pcm_open(&handle, device, SND_PCM_STREAM_PLAYBACK, 0)
    if status == 0 {
      status = snd_pcm_set_params(
        handle, SND_PCM_FORMAT_S16_LE, SND_PCM_ACCESS_RW_INTERLEAVED, 1, rate, 1, Self.latency)
    }
    guard status == 0 else { return String(cString: snd_strerror(status)) }
    channel.send(.ready(sampleRate: Int(rate), voices: []))
    return nil
  }

  /// Takes in a command; silence is kept at once.
  func take(_ command: SpeechCommand) {
    if command == .hush {
      hushes.add(1, ordering: .acquiringAndReleasing)
      inbox.removeAll {
        if case .play = $0 { true } else { false }
      }
    }
    inbox.put(command)
  }

  /// Plays for ever.
  func run() -> Never {
    while true {
      switch inbox.take() {
      case .play(let samples): play(samples)
      case .hush:
        snd_pcm_drop(handle)
        snd_pcm_prepare(handle)
      case .drain(let id):
        snd_pcm_drain(handle)
        snd_pcm_prepare(handle)
        channel.send(.drained(id: id))
      case .speak, .cancel, .pronounce: break
      }
    }
  }

  private func play(_ samples: [Int16]) {
    let hushes = hushes.load(ordering: .acquiring)
    samples.withUnsafeBufferPointer { buffer in
      var position = 0
      while position < buffer.count, hushes == self.hushes.load(ordering: .acquiring) {
        let count = min(Self.step, buffer.count - position)
        let written = snd_pcm_writei(
          handle, buffer.baseAddress?.advanced(by: position), snd_pcm_uframes_t(count))
        if written >= 0 {
          position += Int(written)
        } else if snd_pcm_recover(handle, Int32(written), 1) < 0 {
          _exit(2)
        }
      }
    }
  }
}
