import AppBuilding
import ArgumentParser
import Foundation
import TreeFormat

/// `earshot cache`: what is kept from run to run.
struct CacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "What is kept of targets that were compiled.",
    discussion: """
      Prints the folder in which compiled targets are kept, and how much is in it. A target of which nothing was \
      changed is heard from there at once; of a changed one only the files are compiled that the change matters to. \
      What was not used for longest goes when there are more than two gigabytes. The folder is earshot in \
      XDG_CACHE_HOME, or in .cache of the home folder.

      For example:

        earshot cache --clear
      """)

  @Flag(help: "Remove everything that no other run is using.")
  var clear = false

  @Option(help: "text or json.")
  var format = DocumentFormat.text

  mutating func run() throws {
    let cache = CacheFolder(of: ProcessInfo.processInfo.environment)
    guard clear else {
      let text = "\(cache.path): \(Self.megabytes(cache.bytes))\n"
      return Output.result(format == .json ? Self.document(cache.path, ["bytes": cache.bytes]) : text)
    }
    let (removed, kept) = cache.clear()
    if format == .json {
      return Output.result(Self.document(cache.path, ["removedBytes": removed, "bytes": kept]))
    }
    let rest = kept == 0 ? "" : "; \(Self.megabytes(kept)) is in use"
    Output.result("\(cache.path): \(Self.megabytes(removed)) removed\(rest)\n")
  }

  private static func document(_ path: String, _ numbers: KeyValuePairs<String, Int>) -> String {
    var object = JSONObject()
    object["folder"] = .string(path)
    for (name, number) in numbers { object[name] = .number("\(number)") }
    return DocumentFormat.document("cache", .object(object))
  }

  private static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
