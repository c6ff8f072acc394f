/// Holds sources against a table of arrows.
struct ImportRule {
  private let arrows: [String: Arrow]

  init(_ arrows: [Arrow]) {
    self.arrows = Dictionary(uniqueKeysWithValues: arrows.map { ($0.target, $0) })
  }

  /// Every import and include that the table does not allow.
  func violations(in files: [SourceFile]) -> [Violation] {
    let headers = Headers(files)
    return files.flatMap { file -> [Violation] in
      guard file.isSwift || file.isC else { return [] }
      guard let target = file.target, let arrow = arrows[target] else {
        return [Violation(file.path, "belongs to no target of the import table; add a line to it")]
      }
      guard arrow.group == file.group else {
        return [Violation(file.path, "lies outside Sources/\(arrow.group); move it there")]
      }
      return file.isSwift ? imports(of: file, arrow) : includes(of: file, arrow, headers)
    }
  }

  private func imports(of file: SourceFile, _ arrow: Arrow) -> [Violation] {
    file.imports.compactMap { found in
      guard !arrow.allows(found.module, in: file.folders) else { return nil }
      return violation(file, found.line, "\(arrow.target) may not import \(found.module)", arrow)
    }
  }

  private func includes(of file: SourceFile, _ arrow: Arrow, _ headers: Headers) -> [Violation] {
    IncludeReader.includes(in: file.text).compactMap { found in
      if let owner = headers.owner(of: found.header, from: file) {
        guard !arrow.allows(owner, in: file.folders) else { return nil }
        return violation(
          file, found.line, "\(arrow.target) may not include \(found.header) of \(owner)", arrow)
      }
      guard file.isPublicHeader, !cLibraryHeaders.contains(found.header) else { return nil }
      return Violation(
        file.path, line: found.line,
        "a public header includes \(found.header), which a user's machine may lack; include it in the .c file"
      )
    }
  }

  private func violation(_ file: SourceFile, _ line: Int, _ fault: String, _ arrow: Arrow) -> Violation {
    Violation(file.path, line: line, "\(fault); \(arrow.permission)")
  }
}
