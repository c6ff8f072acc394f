/// One import statement.
struct Import: Equatable {
  /// The module, without the declaration or submodule behind it.
  let module: String
  /// The line the statement stands on, counted from one.
  let line: Int
}

extension SourceFile {
  /// Every import, in the order of the file; conditional compilation does not hide one.
  ///
  /// `swift format` puts each on a line of its own, and allows neither semicolons nor comments ahead of it.
  var imports: [Import] {
    let statement =
      #/
      \s* (?: @\w+ (?: \([^)]*\) )? \s+ | (?: public | package | internal | fileprivate | private ) \s+ )*
      import \s+ (?: (?: struct | class | enum | protocol | typealias | func | let | var | actor ) \s+ )?
      `? (\w+)
      /#
    return code.compactMap { line in
      guard line.text.utf8.contains(UInt8(ascii: "i")), line.text.contains("import "),
        let match = line.text.prefixMatch(of: statement)
      else { return nil }
      return Import(module: String(match.1), line: line.number)
    }
  }
}
