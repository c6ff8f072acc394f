import Foundation
import SpeechBridge

/// What was said into a file, phrase by phrase.
struct Recording {
  /// Bytes that a file may have: ten minutes.
  private static let longest = 128 << 20
  /// Samples in which loudness is measured, and how many quiet ones in a row end a phrase.
  private static let (frame, pause) = (CommandListener.sampleRate / 50, 25)
  /// How loud speech is at least.
  private static let threshold = 300.0

  /// The samples of the whole, at the rate of the recogniser.
  let samples: [Int16]

  /// Takes samples at any rate.
  init(_ samples: [Int16], rate: Int) {
    self.samples = Self.resampled(samples, rate)
  }

  /// Reads a WAV file of 16 bits and one channel.
  ///
  /// - Throws: `ListeningError`.
  init(path: String) throws(ListeningError) {
    guard let data = try? Data(contentsOf: URL(filePath: path)), data.count <= Self.longest,
      let file = WAVFile(bytes: [UInt8](data)), (4_000...192_000).contains(file.sampleRate)
    else { throw .unreadable(path) }
    self.init(file.samples, rate: file.sampleRate)
  }

  /// What stands between two pauses, with a little of them.
  var phrases: [[Int16]] {
    var phrases: [Range<Int>] = []
    let count = samples.count / Self.frame
    for number in 0..<count {
      let range = number * Self.frame..<(number + 1) * Self.frame
      let power = samples[range].reduce(0.0) { $0 + Double($1) * Double($1) } / Double(Self.frame)
      guard power.squareRoot() > Self.threshold else { continue }
      if let last = phrases.last, range.lowerBound - last.upperBound < Self.pause * Self.frame {
        phrases[phrases.count - 1] = last.lowerBound..<range.upperBound
      } else {
        phrases.append(range)
      }
    }
    return phrases.filter { $0.count > 5 * Self.frame }.map { range in
      let around = 10 * Self.frame
      return Array(samples[max(range.lowerBound - around, 0)..<min(range.upperBound + around, samples.count)])
    }
  }

  /// Samples at the rate of the recogniser, each the mean of what it stands for.
  private static func resampled(_ samples: [Int16], _ rate: Int) -> [Int16] {
    let step = Double(rate) / Double(CommandListener.sampleRate)
    guard rate != CommandListener.sampleRate, !samples.isEmpty else { return samples }
    return (0..<Int(Double(samples.count) / step)).map { place in
      let start = Double(place) * step
      if step <= 1 {
        let (left, part) = (Int(start), start - start.rounded(.down))
        let right = min(left + 1, samples.count - 1)
        return Int16(clamping: Int(Double(samples[left]) * (1 - part) + Double(samples[right]) * part))
      }
      let range = Int(start)..<min(max(Int(start + step), Int(start) + 1), samples.count)
      return Int16(clamping: samples[range].reduce(0) { $0 + Int($1) } / max(range.count, 1))
    }
  }
}
