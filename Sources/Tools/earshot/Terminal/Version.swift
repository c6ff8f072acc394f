import AppBuilding
import Foundation

/// Which Earshot this is.
enum Version {
  /// The version that is being worked on; the newest heading of `CHANGELOG.md` names the last one.
  static let number = "0.2.0-dev"

  /// The version, and the compiler that its modules fit.
  static var text: String {
    let record = (try? Installation.current())?.compilerRecord
    let compiler = record.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    let line = compiler?.split(separator: "\n").first.map(String.init)
    return "earshot \(number)" + (line.map { "\nmodules for \($0)" } ?? "")
  }
}
