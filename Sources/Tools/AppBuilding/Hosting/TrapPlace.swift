import Foundation

/// The line of a person's own file that a trap was reached by.
struct TrapPlace: Hashable, Sendable {
  /// What the host writes before each address.
  static let mark = "earshot-trap-place "

  /// The file's name.
  let file: String
  /// The line, from 1.
  let line: Int

  /// What the names of files begin with that hold what a macro was expanded to.
  private static let expansion = "@__swiftmacro_"

  /// Takes a place as it is.
  init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// Where a macro is written, from what its expansion's name stands for.
  private static func place(of meaning: String) -> TrapPlace? {
    guard let match = meaning.firstMatch(of: #/ file (.+\.swift) line (\d+) column /#) else { return nil }
    return Int(match.2).map { TrapPlace(file: String(match.1), line: $0) }
  }

  /// The innermost of some addresses that a line of a file stands for.
  ///
  /// - Parameters:
  ///   - addresses: Places in the library, innermost first, in hexadecimal digits.
  ///   - library: The path of the library.
  ///   - toolchain: Whose symbolizer is asked; without one no place is known.
  init?(of addresses: [String], in library: String, toolchain: Toolchain) {
    guard !addresses.isEmpty else { return nil }
    let arguments = [toolchain.symbolizer, "--obj=\(library)", "--output-style=GNU", "--functions=none"]
    guard let said = try? Command(arguments: arguments + addresses).run(), said.status == .exited(0) else {
      return nil
    }
    self.init(symbolized: said.output) { name in
      let told = try? Command(arguments: [toolchain.demangler, "--compact", name]).run()
      return told.flatMap { $0.status == .exited(0) ? $0.output : nil }
    }
  }

  /// The first line of a symbolizer's answer that names a file.
  ///
  /// - Parameters:
  ///   - text: The answer.
  ///   - meaning: What a name of the compiler stands for, in words; the code of a preview has such a name.
  init?(symbolized text: String, meaning: (String) -> String? = { _ in nil }) {
    for answer in text.split(separator: "\n") {
      guard let colon = answer.lastIndex(of: ":") else { continue }
      let (path, rest) = (answer[..<colon], answer[answer.index(after: colon)...])
      guard let line = Int(rest.prefix(while: \.isNumber)), line > 0, path.hasSuffix(".swift") else {
        continue
      }
      let name = URL(filePath: String(path)).lastPathComponent
      if name.hasPrefix(Self.expansion) {
        let symbol = "$s" + name.dropFirst(Self.expansion.count).dropLast(".swift".count)
        guard let place = Self.place(of: meaning(symbol) ?? "") else { continue }
        self = place
      } else {
        self.init(file: name, line: line)
      }
      return
    }
    return nil
  }
}
