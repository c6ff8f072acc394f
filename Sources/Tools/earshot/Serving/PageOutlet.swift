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

  /// Makes one of a server and a voice.
  init(_ server: DeviceServer, voice: PageVoice?, braille: BrailleWriter?) {
    self.server = server
    self.voice = voice
    self.braille = braille
    listener = voice.flatMap { try? CommandListener(synthesizer: $0.synthesizer) }
  }

  /// Tells the page something.
  func send(_ update: PageUpdate) { server.send(update.text) }

  /// Shows a picture in the page.
  func send(_ picture: Picture) {
    server.send(PageVoice.head(.picture) + Data(picture.png))
  }
}
