import Foundation

/// Tells which module that is here has a type that a file does not find.
///
/// On Apple's systems many modules bring others along, and files import fewer than they use.
struct ImportProbe {
  let compilation: Compilation
  let module: SourceModule

  /// The modules that are asked, in this order.
  private static let candidates = [
    "Foundation", "SwiftUI", "UIKit", "Combine", "Observation", "CoreGraphics", "QuartzCore", "CoreLocation",
    "MapKit", "UniformTypeIdentifiers", "UserNotifications", "AVFoundation", "WebKit", "Charts",
  ]

  /// The module of each type that is here.
  ///
  /// - Throws: `TargetError` with code `system`.
  func modules(of types: Set<String>) throws(TargetError) -> [String: String] {
    let folder = compilation.installation.modules
    let present = Self.candidates.filter { module in
      ["Foundation", "Observation"].contains(module)
        || FileManager.default.fileExists(atPath: "\(folder)/\(module).swiftmodule")
    }
    let questions = types.sorted().flatMap { type in present.map { (type: type, module: $0) } }
    let imports = present.map { "import \($0)" }.joined(separator: "; ")
    let lines = questions.enumerated().map { "typealias Probe\($0) = \($1.module).\($1.type)" }
    let path = "\(compilation.folder)/\(module.name)-probe.swift"
    try CompilerInputs.write(([imports] + lines).joined(separator: "\n") + "\n", to: path)
    let messages = try TypeCheck(compilation: compilation, module: module).messages(alone: path)
    let wrong = Set(messages.filter { !$0.text.hasPrefix("reference to generic type") }.map(\.line))
    // A message about no line says that nothing was checked.
    guard !messages.contains(where: { $0.line < 2 }) else { return [:] }
    var found: [String: String] = [:]
    for (index, question) in questions.enumerated() where !wrong.contains(index + 2) {
      if found[question.type] == nil { found[question.type] = question.module }
    }
    return found
  }

  /// A text with imports behind its first one, or before everything where it has none; `nil` where it has these.
  ///
  /// A file without imports sees what others import, and what a header brings that bridges to Objective-C.
  static func adding(_ modules: Set<String>, to text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let imported = Set(
      lines.compactMap { $0.firstMatch(of: /^\s*(?:@\w+ )?import (\w+)/).map { String($0.1) } })
    let missing = modules.subtracting(imported).sorted()
    guard !missing.isEmpty else { return nil }
    guard let first = lines.firstIndex(where: { $0.firstMatch(of: /^(?:@\w+ )?import [\w.]+/) != nil }),
      let match = lines[first].firstMatch(of: /^(?:@\w+ )?import (?:\w+ )?[\w.]+/)
    else {
      return imported.isEmpty ? missing.map { "public import \($0); " }.joined() + text : nil
    }
    var result = lines.map(String.init)
    result[first] =
      match.0 + missing.map { "; public import \($0)" }.joined() + lines[first][match.range.upperBound...]
    return result.joined(separator: "\n")
  }
}
