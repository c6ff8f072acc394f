import ArgumentParser
import LooseFiles

/// `earshot tree`: what an app tells assistive technologies about a screen.
struct Tree: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "The accessibility tree.")

  @OptionGroup var target: TargetOptions

  mutating func run() throws {
    let files = try target.compile()
    print(files.library)
  }
}
