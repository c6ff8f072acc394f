import TreeFormat

/// A manual page in the language of man, from what the commands say of themselves.
struct ManualPage {
  /// The whole page.
  let text: String

  /// Makes a page; `nil` where the help is none.
  ///
  /// - Parameters:
  ///   - help: What the parser of the command line knows of all commands, as JSON.
  ///   - version: The program's version.
  init?(_ help: String, version: String) {
    guard let value = try? JSONValue(parsing: help), let root = Entry(value)["command"] else { return nil }
    let name = root.string("commandName")
    var lines = [
      ".TH \(name.uppercased()) 1 \"\" \"\(name) \(version)\"", ".SH NAME",
      "\(name) \\- \(Self.plain(root.string("abstract").droppingStop))", ".SH SYNOPSIS",
      ".B \(name)", ".I command", "[options]", ".SH DESCRIPTION",
    ]
    lines += Self.paragraphs(root.string("discussion"))
    lines += [
      ".PP", "Each command says what it takes by", ".BR \"\(name) help\" \" \\fIcommand\\fR.\"",
      ".SH COMMANDS",
    ]
    for command in root.list("subcommands") where command.bool("shouldDisplay") {
      lines += Self.section(command, of: name)
    }
    lines += Self.closing
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ command: Entry, of program: String) -> [String] {
    let name = command.string("commandName")
    guard name != "help" else { return [] }
    let arguments = command.list("arguments").filter { $0.bool("shouldDisplay") }
    let positional = arguments.filter { $0.string("kind") == "positional" }.map { argument in
      let value = "\\fI\(plain(argument.string("valueName")))\\fR"
      return argument.bool("isRepeating") ? value + " ..." : value
    }
    var lines = [".SS \"\(program) \(name) \(positional.joined(separator: " "))\""]
    lines += [plain(command.string("abstract"))]
    lines += [".PP"] + paragraphs(command.string("discussion"))
    var title = ""
    for argument in arguments {
      let own = argument.string("sectionTitle")
      if own != title {
        title = own
        if !title.isEmpty { lines += [".PP", "\\fB\(plain(title))\\fR"] }
      }
      lines += [".TP", tag(of: argument), plain(description(of: argument))]
    }
    return lines
  }

  /// The names of an argument, and what it takes.
  private static func tag(of argument: Entry) -> String {
    let value = plain(argument.string("valueName"))
    guard argument.string("kind") != "positional" else { return "\\fI\(value)\\fR" }
    let names = argument.list("names").map { name in
      let dashes = name.string("kind") == "short" || name.string("kind") == "longWithSingleDash" ? "-" : "--"
      return "\\fB\(plain(dashes + name.string("name")))\\fR"
    }
    let all = names.joined(separator: ", ")
    return argument.string("kind") == "flag" ? all : "\(all) \\fI\(value)\\fR"
  }

  private static func description(of argument: Entry) -> String {
    var words = argument.string("abstract")
    let values = argument.strings("allValues")
    if !values.isEmpty { words += " One of: \(values.joined(separator: ", "))." }
    let usual = argument.string("defaultValue")
    if !usual.isEmpty, argument.string("kind") != "flag" { words += " Without it: \(usual)." }
    return words.isEmpty ? "No description." : words
  }

  /// Text with empty lines between its paragraphs; what is set in stays as it is.
  private static func paragraphs(_ text: String) -> [String] {
    var lines: [String] = []
    var isExample = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.hasPrefix("  ")
      if isIndented != isExample, !line.isEmpty {
        lines.append(isIndented ? ".nf" : ".fi")
        isExample = isIndented
      }
      lines.append(line.isEmpty ? ".PP" : plain(String(line)))
    }
    if isExample { lines.append(".fi") }
    return lines
  }

  /// The text without anything that man would take for its own.
  private static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "…": result += "..."
      case "“", "”": result += "\\(dq"
      default: result.append(character.isNewline ? " " : character)
      }
    }
    // A line that begins with a dot is a request.
    return result.hasPrefix(".") ? "\\&" + result : result
  }

  private static let closing = [
    ".SH EXIT STATUS", ".TP", ".B 0", "Nothing was found.", ".TP", ".B 1", "There is something to look at.",
    ".TP", ".B 2", "The target or the command line is wrong; one line says what, and what to do next.", ".TP",
    ".B 130", "Control-C ended the command.", ".SH ENVIRONMENT", ".TP", ".B NO_COLOR",
    "Where it is set and not empty, nothing is coloured.", ".TP", ".B XDG_CACHE_HOME",
    "The folder in which what was compiled is kept; else ~/.cache.", ".SH FILES", ".TP",
    ".B .earshot\\-audit",
    "Which rules an audit looks at, and how much each matters, beside the target.",
  ]

  /// A value of the help.
  private struct Entry {
    let value: JSONValue

    init(_ value: JSONValue) {
      self.value = value
    }

    subscript(key: String) -> Entry? {
      guard case .object(let object) = value else { return nil }
      return object[key].map(Entry.init)
    }

    func string(_ key: String) -> String {
      if case .string(let text)? = self[key]?.value { text } else { "" }
    }

    func bool(_ key: String) -> Bool { if case .bool(true)? = self[key]?.value { true } else { false } }

    func list(_ key: String) -> [Entry] {
      if case .array(let values)? = self[key]?.value { values.map(Entry.init) } else { [] }
    }

    func strings(_ key: String) -> [String] {
      list(key).compactMap { if case .string(let text) = $0.value { text } else { nil } }
    }
  }
}

extension String {
  /// The text without the full stop at its end.
  fileprivate var droppingStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
