import Foundation

/// What a module map says: the modules in C that it makes of headers.
///
/// - Source: Clang documentation, Modules, "Module Map Language"
struct ModuleMap: Hashable {
  /// The names of its modules.
  private(set) var modules: [String] = []
  /// The headers of its modules, by their paths inside the map's folder.
  private(set) var headers: [String] = []
  /// The folders all of whose headers belong to a module, by their paths inside the map's folder.
  private(set) var umbrellas: [String] = []
  /// The libraries that come with a module.
  private(set) var libraries: [String] = []

  /// A word of a map, or a text between quotation marks.
  private struct Token: Hashable {
    let text: String
    let isQuoted: Bool

    func isWord(_ word: String) -> Bool { !isQuoted && text == word }
  }

  /// Reads a map; what is for other systems and languages (`framework`, `requires`) names no header.
  init(_ text: String) {
    let tokens = Self.tokens(of: text)
    var depth = 0
    for (position, token) in tokens.enumerated() where !token.isQuoted {
      let before = position > 0 ? tokens[position - 1] : nil
      let next = position + 1 < tokens.count ? tokens[position + 1] : nil
      switch token.text {
      case "{": depth += 1
      case "}": depth -= 1
      case "module":
        let isElsewhere = before?.isWord("framework") == true || before?.isWord("extern") == true
        if depth == 0, let next, !isElsewhere { modules.append(next.text) }
      case "header":
        let isApart = ["exclude", "private", "textual"].contains { before?.isWord($0) == true }
        if let next, next.isQuoted, !isApart { headers.append(next.text) }
      case "umbrella": if let next, next.isQuoted { umbrellas.append(next.text) }
      case "link": if let next, next.isQuoted { libraries.append(next.text) }
      default: break
      }
    }
    if tokens.contains(where: { $0.isWord("requires") }) { (headers, umbrellas) = ([], []) }
  }

  private static func tokens(of text: String) -> [Token] {
    let code = text.replacing(/(?s)\/\*.*?\*\//, with: " ").replacing(/\/\/[^\n]*/, with: "")
    return code.matches(of: /"([^"\n]*)"|[A-Za-z0-9_.]+|[{}]/).map { match in
      match.1.map { Token(text: String($0), isQuoted: true) } ?? Token(text: String(match.0), isQuoted: false)
    }
  }

  /// The map that the package manager makes for a target which has none: of the header with the target's name, else
  /// of all headers.
  ///
  /// - Parameters:
  ///   - name: The name of the module.
  ///   - folder: The folder of its public headers.
  /// - Returns: The map; `nil` where there is no header.
  static func text(for name: String, headersIn folder: String) -> String? {
    let umbrella = ["\(folder)/\(name).h", "\(folder)/\(name)/\(name).h"].first {
      FileManager.default.fileExists(atPath: $0)
    }
    if let umbrella { return "module \(name) {\n  umbrella header \(quoted(umbrella))\n  export *\n}\n" }
    guard !headers(below: folder).isEmpty else { return nil }
    return "module \(name) {\n  umbrella \(quoted(folder))\n  export *\n}\n"
  }

  /// The headers in a folder and in those inside it.
  static func headers(below folder: String) -> [String] {
    (FolderWalk.names(below: folder, passingOver: { $0.hasPrefix(".") }) ?? [])
      .filter { $0.hasSuffix(".h") }.map { "\(folder)/\($0)" }
  }

  /// The headers of its modules, as paths.
  ///
  /// - Parameter folder: The folder that the map lies in.
  /// - Returns: The paths.
  func headers(in folder: String) -> [String] {
    headers.map { SourcePath.join(folder, $0) }
      + umbrellas.flatMap { Self.headers(below: SourcePath.join(folder, $0)) }
  }

  private static func quoted(_ path: String) -> String {
    "\"\(path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
