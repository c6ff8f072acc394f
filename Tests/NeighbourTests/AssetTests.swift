import AVFoundation
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("What is known of films and sounds that nobody decodes", .timeLimit(.minutes(10)))
struct AssetTests {
  /// Removes its file when it goes.
  private final class File {
    let url: URL

    init(_ name: String, _ bytes: [UInt8]) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      url = folder.appending(path: name)
      try Data(bytes).write(to: url)
    }

    deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
  }

  private nonisolated static func big(_ number: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private nonisolated static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    big(UInt64(content.count + 8), 4) + Array(name.utf8) + content
  }

  /// A film of 90 seconds without any picture.
  private static let film =
    box("ftyp", Array("isom".utf8) + big(0, 4)) + box("mdat", [1, 2, 3])
    + box("moov", box("mvhd", big(0, 12) + big(600, 4) + big(54_000, 4) + big(0, 80)))

  /// A sound of half a second: 8,000 frames of two bytes for each second.
  private static let sound: [UInt8] = {
    func little(_ number: UInt64, _ count: Int) -> [UInt8] { big(number, count).reversed() }
    let format =
      little(1, 2) + little(1, 2) + little(8_000, 4) + little(16_000, 4) + little(2, 2) + little(16, 2)
    let parts =
      Array("fmt ".utf8) + little(16, 4) + format + Array("LIST".utf8) + little(3, 4) + [1, 2, 3, 0]
      + Array("data".utf8) + little(8_000, 4) + [UInt8](repeating: 0, count: 8_000)
    return Array("RIFF".utf8) + little(UInt64(parts.count + 4), 4) + Array("WAVE".utf8) + parts
  }()

  @Test("The length of a film and of a sound is the one that the file tells")
  func lengths() async throws {
    let (film, sound) = try (File("walk.mp4", Self.film), File("bark.wav", Self.sound))
    let (duration, isPlayable) = try await AVURLAsset(url: film.url).load(.duration, .isPlayable)
    #expect(duration == CMTime(value: 90, timescale: 1) && isPlayable)
    #expect(try await AVAsset(url: sound.url).load(.duration).seconds == 0.5)
    #expect(AVAsset(url: film.url).duration.timescale == 600)
  }

  @Test("A long form of a film's head is read, and a damaged file tells nothing")
  func damaged() async throws {
    let head = [1, 0, 0, 0] + Self.big(0, 16) + Self.big(1_000, 4) + Self.big(5_000, 8)
    let long = try File("walk.mov", Self.box("moov", Self.box("mvhd", head)))
    #expect(try await AVURLAsset(url: long.url).load(.duration).seconds == 5)
    for count in 0..<Self.film.count {
      let cut = try File("cut.mp4", Array(Self.film.prefix(count)))
      #expect(AVURLAsset(url: cut.url).duration.isIndefinite || count > Self.film.count - 80)
    }
    let other = try File("walk.txt", Array("Three dogs".utf8))
    await #expect(throws: AVError(.fileFormatNotRecognized)) {
      try await AVURLAsset(url: other.url).load(.duration)
    }
  }

  @Test("A file that is not there, and one that the network has, say so, and no picture is taken of a film")
  func refused() async throws {
    let missing = AVURLAsset(url: URL(filePath: "/dogs/none.mp4"))
    await #expect(throws: URLError(.fileDoesNotExist)) { try await missing.load(.duration) }
    let far = AVURLAsset(url: try #require(URL(string: "https://dogs.example/walk.mp4")))
    await #expect(throws: URLError(.notConnectedToInternet)) { try await far.load(.isPlayable) }
    #expect(!far.isPlayable && far.duration.isIndefinite && far.url.host() == "dogs.example")
    let film = try File("walk.mp4", Self.film)
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: film.url))
    generator.appliesPreferredTrackTransform = true
    #expect(throws: AVError(.decoderNotFound)) { try generator.copyCGImage(at: .zero, actualTime: nil) }
    await #expect(throws: AVError(.decoderNotFound)) { try await generator.image(at: .zero) }
    await #expect(throws: URLError(.fileDoesNotExist)) {
      try await AVAssetImageGenerator(asset: missing).image(at: .zero)
    }
    let told = await withCheckedContinuation { continuation in
      generator.generateCGImageAsynchronously(for: .zero) { image, time, error in
        continuation.resume(
          returning: image == nil && !time.isValid && error as? AVError == AVError(.decoderNotFound))
      }
    }
    #expect(told)
  }

  @Test("A player is where it was sent to, never behind the end, and tells so when it begins and ends")
  func player() async throws {
    let film = try File("walk.mp4", Self.film)
    let player = AVPlayer(playerItem: AVPlayerItem(asset: AVURLAsset(url: film.url)))
    #expect(player.currentItem?.duration.isIndefinite == true)
    try await hosting(Text("Film")) { screen in
      try await screen.advance(by: .zero)
      #expect(player.currentItem?.duration.seconds == 90)
      let log = Log()
      let token = player.addPeriodicTimeObserver(
        forInterval: CMTime(value: 1, timescale: 1), queue: .main
      ) { time in log.add(time.seconds) }
      player.seek(to: CMTime(value: 30, timescale: 1))
      player.play()
      player.seek(to: CMTime(value: 100, timescale: 1)) { log.add($0 ? 1 : 0) }
      try await screen.advance(by: .seconds(5))
      #expect(log.times == [30, 30, 90, 1] && player.currentTime().seconds == 90)
      player.removeTimeObserver(token)
      player.seek(to: .indefinite) { log.add($0 ? 1 : 0) }
      player.pause()
      try await screen.advance(by: .zero)
      #expect(log.times == [30, 30, 90, 1, 0])
      player.replaceCurrentItem(with: nil)
      #expect(player.currentTime() == .zero)
    }
  }
}

private final class Log: @unchecked Sendable {
  // Checked by hand: everything is added on the main thread.
  private(set) var times: [Double] = []
  func add(_ time: Double) { times.append(time) }
}
