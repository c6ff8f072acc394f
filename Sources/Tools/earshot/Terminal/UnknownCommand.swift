import ArgumentParser
import EarshotSession

/// A first word of the command line that is no command.
struct UnknownCommand {
  /// What is wrong and what to do, in one line.
  let message: String

  /// Looks at a command line; `nil` where its first word is a command, or an option.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - commands: The names of the commands.
  init?(_ arguments: [String], among commands: [String]) {
    guard let word = arguments.first, !word.hasPrefix("-"), !commands.contains(word), word != "help" else {
      return nil
    }
    let near = Nearest.names(to: word, among: commands)
    if word.hasSuffix(".swift") || word.hasSuffix(".xcodeproj") || word.hasSuffix(".xcworkspace") {
      message = "No command before \(word). To hear it: earshot hear \(word)"
    } else {
      let list = (near.isEmpty ? commands : near).joined(separator: ", ")
      message = "No command \"\(word)\". \(near.isEmpty ? "There are" : "Nearest"): \(list)."
    }
  }
}
