import AppBuilding
import ArgumentParser
import Foundation
import SavedScreens
import TreeFormat

/// Does the same with every line of a list, and writes a line of JSON for each, in the order of the list.
struct ListRun {
  let app: AppOptions
  let launch: LaunchOptions
  /// Under which key a line holds what was made of its target.
  let key: String

  /// Goes through the list.
  ///
  /// - Parameters:
  ///   - list: The file of the list; `-` for the standard input.
  ///   - body: Makes something of each screen.
  ///   - document: Writes down what was made of the screens of a target, as JSON.
  /// - Throws: `TargetError` where the list cannot be read, and `ExitCode` 1 where a line was one of an error.
  func run<Outcome>(
    _ list: String, body: (ShownPreview, any ShownApp) async throws -> Outcome,
    document: ([Outcome]) throws -> String
  ) async throws {
    let file = list == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: list)
    guard let file else { throw TargetError(.noSuchFile, list) }
    // A screen in a line can have every character escaped.
    var lines = LineReader(file, limit: app.saved.limits.bytes * 2)
    var hasErrors = false
    while let line = try Self.next(of: &lines, in: list) {
      var object = JSONObject()
      if case .text(let text) = line, text.allSatisfy(\.isWhitespace) { continue }
      do {
        guard case .text(let text) = line else {
          throw ListedTarget.Fault(description: "The line is too long. Allow more with --max-size.")
        }
        object["target"] = .string(text.hasPrefix("{") ? "-" : text)
        let target = try ListedTarget(text)
        object["target"] = .string(target.name)
        let outcomes = try await outcomes(of: target, &object, body)
        object[key] = try JSONValue(parsing: try document(outcomes))
      } catch {
        hasErrors = true
        if let name = (error as? ListedTarget.Fault)?.name { object["target"] = .string(name) }
        object["error"] = .string(Self.words(of: error))
      }
      Output.document(Data((JSONValue.object(object).text(indented: false) + "\n").utf8))
    }
    if hasErrors { throw ExitCode(1) }
  }

  private func outcomes<Outcome>(
    _ screen: SavedScreenApp, _ object: inout JSONObject,
    _ body: (ShownPreview, any ShownApp) async throws -> Outcome
  ) async throws -> [Outcome] {
    object["format"] = .string(screen.screen.format.rawValue)
    if let remark = screen.screen.remark { object["remark"] = .string(remark) }
    return [try await body(screen.preview, screen)]
  }

  private func outcomes<Outcome>(
    of target: ListedTarget, _ object: inout JSONObject,
    _ body: (ShownPreview, any ShownApp) async throws -> Outcome
  ) async throws -> [Outcome] {
    if let text = target.text {
      let screen = try app.saved.screen(Array(text.utf8), named: target.name, as: target.format)
      return try await outcomes(screen, &object, body)
    }
    guard let path = target.path, path != "-" else {
      throw ListedTarget.Fault(description: "- is no target of a list. Name a file.")
    }
    if target.format != nil || app.saved.isSaved(path) {
      return try await outcomes(
        try app.saved.screen(at: path, as: target.format), &object, body)
    }
    let (outcomes, allWentWell) = try await app.visit([path], launch, body: body)
    if !allWentWell { object["incomplete"] = .bool(true) }
    return outcomes
  }

  private static func next(of lines: inout LineReader, in list: String) throws -> LineReader.Line? {
    do {
      return try lines.next()
    } catch {
      throw TargetError(.unreadable, list)
    }
  }

  private static func words(of error: any Error) -> String {
    (error as? ValidationError)?.message ?? "\(error)"
  }
}
