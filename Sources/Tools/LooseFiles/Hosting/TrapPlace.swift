import Foundation

/// The line of a person's own file that a trap was reached by.
struct TrapPlace: Hashable, Sendable {
  /// What the host writes before each address.
  static let mark = "earshot-trap-place "

  /// The file's name.
  let file: String
  /// The line, from 1.
  let line: Int

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
    self.init(symbolized: said.output)
  }

  /// The first line of a symbolizer's answer that names a file.
  init?(symbolized text: String) {
    for answer in text.split(separator: "\n") {
      guard let colon = answer.lastIndex(of: ":") else { continue }
      let (path, rest) = (answer[..<colon], answer[answer.index(after: colon)...])
      guard let line = Int(rest.prefix(while: \.isNumber)), line > 0, path.hasSuffix(".swift") else {
        continue
      }
      file = URL(filePath: String(path)).lastPathComponent
      self.line = line
      return
    }
    return nil
  }
}
