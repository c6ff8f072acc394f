/// Keeps loose ends and private places out of what is published.
enum WordingRule {
  /// Marks of unfinished work, written in halves so that this file has none.
  private static let marks = ["TO" + "DO", "FIX" + "ME", "X" + "XX"]

  /// Folders of one machine or one person, written in halves so that this file names none.
  private static let places = ["/wo" + "rk/", "/ro" + "ot/", "/ho" + "me/", "/Us" + "ers/", "/tmp" + "/h/"]

  /// Every forced `try` of Swift source; `swift format` finds it outside of tests alone.
  static func forcedTries(in files: [SourceFile]) -> [Violation] {
    files.filter(\.isSwift).flatMap { file -> [Violation] in
      file.code.filter { $0.text.contains("try" + "! ") }.map { line in
        Violation(file.path, line: line.number, "forces a try; throw, or handle the error")
      }
    }
  }

  /// Every precondition of an app's modules whose words an optimized build would not say.
  static func silentTraps(in files: [SourceFile]) -> [Violation] {
    files.filter { $0.isSwift && $0.path.hasPrefix("Sources/AppAPI/") }.flatMap { file -> [Violation] in
      file.code.filter { $0.text.contains("precondition(") || $0.text.contains("preconditionFailure(") }.map {
        Violation(file.path, line: $0.number, "traps without its words in optimized code; call fatalError")
      }
    }
  }

  /// Every mark of unfinished work, in comments and literals too.
  static func unfinished(in files: [SourceFile]) -> [Violation] {
    find(marks, in: files) { line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return marks.first { mark in words.contains { $0 == mark } }
        .map { "has the mark \($0); finish the work or describe the limit" }
    }
  }

  /// Every path that exists on one machine only.
  static func machinePaths(in files: [SourceFile]) -> [Violation] {
    find(places, in: files) { line in
      places.first { place in
        line.ranges(of: place).contains { range in
          guard range.lowerBound > line.startIndex else { return true }
          let before = line[line.index(before: range.lowerBound)]
          return !(before.isLetter || before.isNumber || "._-}".contains(before))
        }
      }
      .map { "names \($0), a place on one machine; use a path from the repository's root" }
    }
  }

  private static func find(
    _ texts: [String], in files: [SourceFile], _ fault: (Substring) -> String?
  ) -> [Violation] {
    files.filter { file in texts.contains(where: file.text.contains) }.flatMap { file -> [Violation] in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().compactMap { index, line in
        fault(line).map { Violation(file.path, line: index + 1, $0) }
      }
    }
  }
}
