import DeviceServer
import Foundation
import TreeFormat

/// Where everything goes that a page is told.
final class PageOutlet {
  let server: DeviceServer
  /// Speaks in the page; `nil` where no synthesizer is.
  let voice: PageVoice?
  /// Shows what is heard as a braille display does; `nil` where there is no braille of the language.
  let braille: BrailleWriter?
  /// Shows lines on a braille display of this machine.
  var display: LiveBraille?
  /// Understands what is said in the page; `nil` where no recogniser is.
  let listener: CommandListener?
  /// Pixels for a point of pictures.
  var scale = 2.0
  /// The lines that were done and what was heard, for a page that is opened later.
  private(set) var history: [PageUpdate.Happening] = []
  private static let longestHistory = 200

  /// Makes one of a server and a voice.
  init(_ server: DeviceServer, voice: PageVoice?, braille: BrailleWriter?) {
    self.server = server
    self.voice = voice
    self.braille = braille
    listener = voice.flatMap { try? CommandListener(synthesizer: $0.synthesizer) }
  }

  /// Tells the page something.
  func send(_ update: PageUpdate) { server.send(update.text) }

  /// Notes what happened, for a page that is opened later.
  func note(_ happened: [PageUpdate.Happening]) {
    history = Array((history + happened).suffix(Self.longestHistory))
  }

  /// Shows a picture in the page, or puts a part of one on what the page shows.
  func send(_ picture: Picture) {
    guard let part = picture.part else { return server.send(PageVoice.head(.picture) + Data(picture.png)) }
    guard !part.isEmpty else { return }
    var bytes = PageVoice.head(.part)
    for place in [part.x, part.y] {
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: place).littleEndian) { bytes.append(contentsOf: $0) }
    }
    server.send(bytes + Data(picture.png))
  }
}
