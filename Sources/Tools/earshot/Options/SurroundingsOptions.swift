import AppBuilding
import ArgumentParser
import Foundation
import TreeFormat

/// What the app is given beside its code.
struct SurroundingsOptions: ParsableArguments {
  @Option(
    name: .customLong("launch-argument"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "An argument that the app's code finds; may be repeated, as for -key value.", valueName: "text"))
  var arguments: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A variable of the app's environment; may be repeated.", valueName: "key=value"))
  var environment: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A setting that the app finds stored; may be repeated.", valueName: "key=value"))
  var defaults: [String] = []

  @Option(
    help: ArgumentHelp(
      "Answers of the network, by address; without it, no request is answered.", valueName: "folder"),
    completion: .directory)
  var responses: String?

  mutating func validate() throws {
    for entry in environment where Self.pair(entry) == nil {
      throw ValidationError("--environment \(entry) has no value. Write --environment KEY=VALUE.")
    }
    for entry in defaults where Self.pair(entry) == nil {
      throw ValidationError("--defaults \(entry) has no value. Write --defaults KEY=VALUE.")
    }
    if let responses { try Self.check(responses) }
  }

  /// What the app is given.
  var surroundings: AppSurroundings {
    AppSurroundings(
      arguments: arguments, environment: Self.entries(environment), defaults: Self.entries(defaults),
      responses: responses)
  }

  /// Throws where a folder cannot hold answers.
  private static func check(_ folder: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw ValidationError("--responses \(folder) is no folder. Name the one that the answers lie in.")
    }
    let path = "\(folder)/\(ResponseIndexV1.fileName)"
    guard FileManager.default.fileExists(atPath: path) else { return }
    guard let text = try? BoundedFile.text(path, limit: 16 << 20) else {
      throw ValidationError("\(path) cannot be read. Save it as text.")
    }
    let index: ResponseIndexV1
    do { index = try ResponseIndexV1(reading: text) } catch { throw ValidationError("\(path): \(error)") }
    let absent = index.entries.compactMap(\.file).first {
      !FileManager.default.fileExists(atPath: "\(folder)/\($0)")
    }
    if let absent {
      throw ValidationError("\(path) names \(absent), which is not there. Put it into \(folder).")
    }
  }

  private static func entries(_ all: [String]) -> [String: String] {
    Dictionary(all.compactMap(pair), uniquingKeysWith: { $1 })
  }

  private static func pair(_ entry: String) -> (String, String)? {
    guard let sign = entry.firstIndex(of: "="), sign > entry.startIndex else { return nil }
    return (String(entry[..<sign]), String(entry[entry.index(after: sign)...]))
  }
}
