import Glibc
import SpeechMessages

/// The process that speaks or plays for another program, which talks to it through its standard input and output.
///
///     earshot-speech                    turns words into samples
///     earshot-speech --play DEVICE      plays samples on a sound device
///
/// It ends when its input does.
@main
enum Speaker {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    func value(of option: String) -> String? {
      guard let place = arguments.firstIndex(of: option), place + 1 < arguments.endIndex else { return nil }
      return arguments[place + 1]
    }
    let limits = ProcessLimits(
      megabytes: value(of: "--megabytes").flatMap { Int($0) },
      seconds: value(of: "--seconds").flatMap { Int($0) })
    limits.begin()
    let inbox = Mailbox<SpeechCommand>()
    let channel = Channel()
    if let device = value(of: "--play") {
      let rate = value(of: "--rate").flatMap { UInt32($0) } ?? 22_050
      let player = Player(device: device, rate: rate, inbox, channel)
      if let reason = player.open() { return channel.send(.failed(reason)) }
      channel.read { player.take($0) }
      player.run()
    } else {
      let voice = Voice(inbox, channel, limits)
      if let reason = voice.open() { return channel.send(.failed(reason)) }
      channel.read { voice.take($0) }
      voice.run()
    }
  }
}
