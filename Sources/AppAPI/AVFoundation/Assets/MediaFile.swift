import CoreMedia
import Foundation

/// A file with a film or a sound, as far as its frame tells of it; no picture and no sound is decoded.
struct MediaFile {
  private let bytes: Data

  /// Opens a file.
  ///
  /// - Throws: That it is not there, or that there is no network for an address elsewhere.
  init(_ url: URL) throws {
    guard url.isFileURL else { throw URLError(.notConnectedToInternet) }
    do { bytes = try Data(contentsOf: url, options: .mappedIfSafe) } catch {
      throw URLError(.fileDoesNotExist)
    }
  }

  /// How long it is; `nil` where its format is another one than films of boxes and sounds of samples.
  var duration: CMTime? { filmDuration ?? soundDuration }

  /// How long it is.
  ///
  /// - Throws: That its format is not known here.
  func knownDuration() throws -> CMTime {
    guard let duration else { throw AVError(.fileFormatNotRecognized) }
    return duration
  }

  /// The length that the head of a film of boxes (MP4, QuickTime) tells, in the film's own parts of a second.
  private var filmDuration: CMTime? {
    guard let film = box("moov", in: 0..<bytes.count), let head = box("mvhd", in: film) else { return nil }
    let isLong = number(at: head.lowerBound, 1) == 1
    let place = head.lowerBound + (isLong ? 20 : 12)
    guard let scale = number(at: place, 4).flatMap(CMTimeScale.init(exactly:)), scale > 0,
      let value = number(at: place + 4, isLong ? 8 : 4).flatMap(CMTimeValue.init(exactly:))
    else { return nil }
    return CMTime(value: value, timescale: scale)
  }

  /// The content of the first box of a name in a stretch of the file.
  private func box(_ name: String, in range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while let size = number(at: start, 4), let found = text(at: start + 4) {
      var head = 8
      var length = UInt64(range.upperBound - start)
      if size == 1 {
        head = 16
        guard let long = number(at: start + 8, 8) else { return nil }
        length = long
      } else if size > 0 {
        length = size
      }
      guard length >= UInt64(head), let whole = Int(exactly: length), whole <= range.upperBound - start else {
        return nil
      }
      if found == name { return (start + head)..<(start + whole) }
      start += whole
    }
    return nil
  }

  /// The length of a sound of samples (WAVE): its bytes, by how many a second has.
  private var soundDuration: CMTime? {
    guard text(at: 0) == "RIFF", text(at: 8) == "WAVE" else { return nil }
    var start = 12
    var (frames, frameSize): (CMTimeScale?, CMTimeValue) = (nil, 0)
    while let name = text(at: start), let size = number(at: start + 4, 4, isReversed: true) {
      if name == "fmt " {
        frames = number(at: start + 12, 4, isReversed: true).flatMap(CMTimeScale.init(exactly:))
        frameSize = CMTimeValue(number(at: start + 20, 2, isReversed: true) ?? 0)
      }
      if name == "data", let frames, frames > 0, frameSize > 0 {
        return CMTime(value: CMTimeValue(size) / frameSize, timescale: frames)
      }
      start += 8 + Int(size) + Int(size & 1)
    }
    return nil
  }

  /// Four letters; `nil` behind the end.
  private func text(at place: Int) -> String? {
    guard place >= 0, place <= bytes.count - 4 else { return nil }
    let start = bytes.startIndex + place
    return String(decoding: bytes[start..<start + 4], as: UTF8.self)
  }

  /// A number of so many bytes; `nil` behind the end.
  private func number(at place: Int, _ count: Int, isReversed: Bool = false) -> UInt64? {
    guard place >= 0, place <= bytes.count - count else { return nil }
    let start = bytes.startIndex + place
    let digits = bytes[start..<start + count]
    return (isReversed ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
