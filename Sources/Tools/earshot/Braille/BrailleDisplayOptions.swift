import ArgumentParser
import BrailleBridge
import BrailleDevice
import EarshotSession
import Foundation

/// Whether a braille display is used, and where BRLTTY has it.
struct BrailleDisplayOptions: ParsableArguments {
  @Flag(help: "Show what is heard on the braille display that BRLTTY has, and use its keys.")
  var brailleDisplay = false

  @Option(
    help: ArgumentHelp(
      "Where BRLTTY listens on this machine, such as 127.0.0.1:1; else BRLAPI_HOST, or :0, its local socket.",
      valueName: "place"))
  var brailleHost: String?

  @Option(
    help: ArgumentHelp(
      "The file of BRLTTY's key; else what BRLAPI_AUTH names, or /etc/brlapi.key.", valueName: "file"),
    completion: .file())
  var brailleKey: String?

  mutating func validate() throws {
    guard brailleDisplay || brailleHost == nil && brailleKey == nil else {
      throw ValidationError("--braille-host and --braille-key are for a display. Add --braille-display.")
    }
  }

  /// The display; `nil` where none was asked for.
  ///
  /// - Parameters:
  ///   - braille: Which braille is written on it.
  ///   - person: What the person set up, where the options say nothing.
  /// - Returns: The display, with nothing on it yet.
  /// - Throws: `BrailleDeviceError` and `BrailleError`, before anything that takes time.
  func display(_ braille: BrailleOptions, _ person: UserSettings) throws -> LiveBraille? {
    guard brailleDisplay else { return nil }
    let named = ProcessInfo.processInfo.environment["BRLAPI_HOST"].flatMap { $0.isEmpty ? nil : $0 }
    let address = try BrailleAddress(
      host: brailleHost ?? named ?? BrailleAddress.usualHost, keyFile: brailleKey)
    return LiveBraille(
      try BrailleDevice(address), in: try braille.translator(person), hasStatus: braille.statusCell)
  }
}
