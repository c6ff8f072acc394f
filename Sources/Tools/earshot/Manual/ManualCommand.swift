import ArgumentParser
import Foundation

/// `earshot manual`: the manual page, which is installed with the program.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "The manual page, made of what help says.",
    discussion: """
      Prints the page that Scripts/install puts into share/man/man1, in the language of man.

      For example:

        earshot manual | man -l -
      """, shouldDisplay: false)

  mutating func run() throws {
    guard let page = ManualPage(Self.help, version: Version.number) else {
      throw ValidationError("The help cannot be read. Install Earshot anew.")
    }
    Output.document(Data(page.text.utf8))
  }

  /// Everything that the commands say of themselves, as JSON.
  private static var help: String {
    do {
      _ = try Earshot.parseAsRoot(["--experimental-dump-help"])
      return ""
    } catch {
      return Earshot.message(for: error)
    }
  }
}
