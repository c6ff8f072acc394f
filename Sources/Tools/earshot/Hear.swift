import ArgumentParser
import LooseFiles

/// `earshot hear`: what VoiceOver says at each stop.
struct Hear: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "What VoiceOver says at each stop.")

  @OptionGroup var target: TargetOptions

  mutating func run() throws {
    let files = try target.compile()
    print(files.library)
  }
}
