import Foundation

/// Compiles files together and leaves out, round after round, those that cannot be compiled here.
struct PartialCompilation {
  let files: [String]
  let findings: ScanFindings
  private(set) var leftOut: [LeftOutFile] = []
  private(set) var lacked: [LackedName] = []
  /// What a person should read of what the compiler said.
  private(set) var messages: [CompilerMessage] = []
  /// Everything the compiler said the first time that it refused something.
  private(set) var firstOutput: String?
  /// What the compiler or the linker said when it refused for a reason that no file has; `nil` where it did not.
  private(set) var lastOutput: String?

  init(files: [String], findings: ScanFindings) {
    self.files = files
    self.findings = findings
  }

  /// The positions of the files that are left out.
  var leftOutFiles: Set<Int> { Set(leftOut.map(\.file)) }

  /// Compiles files until the compiler takes what is left.
  ///
  /// - Parameters:
  ///   - module: The positions of the files that belong together.
  ///   - compile: Compiles files of these positions; `nil` where it succeeds, else what the compiler says.
  /// - Throws: What the compiling throws.
  /// - Returns: The files that were compiled; `nil` where the compiler refuses for a reason that no file has.
  mutating func pass<Failure: Error>(
    _ module: [Int], compile: ([Int]) throws(Failure) -> String?
  ) throws(Failure) -> [Int]? {
    var kept = module
    while !kept.isEmpty {
      guard let output = try compile(kept) else { return kept }
      note(output)
      let out = Set(take(CompilerMessage.causes(of: CompilerMessage.messages(in: output)), of: kept))
      guard !out.isEmpty else {
        lastOutput = output
        return nil
      }
      kept.removeAll { out.contains($0) }
    }
    return kept
  }

  /// Notes what the compiler said, of which the first is told where nothing can be compiled.
  mutating func note(_ output: String) {
    if firstOutput == nil { firstOutput = output }
  }

  /// Leaves out files that nothing can be done about.
  mutating func leaveOut(_ errors: [CompilerMessage], from files: [Int]) {
    var rest = files
    while !rest.isEmpty {
      let out = Set(
        take(errors.filter { error in rest.contains { Self.isSame(self.files[$0], error.file) } }, of: rest))
      guard !out.isEmpty else { return }
      rest.removeAll { out.contains($0) }
    }
  }

  /// Leaves out the files that errors are about, those first that make others fail.
  private mutating func take(_ errors: [CompilerMessage], of kept: [Int]) -> [Int] {
    let twice = errors.filter { $0.text.hasPrefix("invalid redeclaration of") }
    let groups = Dictionary(grouping: twice.isEmpty ? errors : twice) { message in
      kept.first { Self.isSame(files[$0], message.file) }
    }
    let failing = groups.keys.compactMap { $0 }.sorted().map { file in
      LeftOutFile(file: file, reason: reason(for: file, groups[file] ?? []))
    }
    let first = failing.map(\.reason.order).min()
    let out = failing.filter { $0.reason.order == first }
    leftOut += out
    for file in out where file.reason.isTold {
      let own = groups[file.file] ?? []
      messages += own
      for message in own { note(message, of: file.file) }
    }
    return out.map(\.file)
  }

  private func reason(for file: Int, _ errors: [CompilerMessage]) -> LeftOutFile.Reason {
    let absent = findings.absentModules.filter { $0.file == file }.map(\.name)
    if !absent.isEmpty { return .imports(absent) }
    let missing = errors.compactMap(MissingName.init)
    let out = leftOutFiles
    for name in missing {
      let declaring = findings.names.filter { $0.value.contains(name.name) }.keys
      guard out.isSuperset(of: declaring), let gone = declaring.min() else { continue }
      return .needs(name.name, of: gone)
    }
    return missing.contains(where: isForeign) ? .lacks : .refused
  }

  /// True for a name that only a framework can have: no file declares it, or the type it would belong to.
  private func isForeign(_ missing: MissingName) -> Bool {
    let declares: (String) -> Bool = { name in findings.names.values.contains { $0.contains(name) } }
    if declares(missing.name) { return false }
    if let owner = missing.ownerName { return !declares(owner) }
    return missing.name.first?.isUppercase == true || missing.name.hasPrefix("#")
  }

  private mutating func note(_ message: CompilerMessage, of file: Int) {
    guard let missing = MissingName(message), isForeign(missing) else { return }
    let imports = Set(findings.imports.filter { $0.file == file }.map(\.name))
    let framework = Framework.holding(missing, imports: imports)
    let text = (try? String(contentsOfFile: files[file], encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.indices.contains(message.line - 1) ? lines[message.line - 1] : ""
    let name = CallShape(missing, line: line, column: message.columnInFile).text
    let place = "\(URL(filePath: files[file]).lastPathComponent):\(message.line)"
    if let known = lacked.firstIndex(where: { $0.framework == framework && $0.name == name }) {
      if !lacked[known].places.contains(place) { lacked[known].places.append(place) }
    } else {
      let mayBeOwn = Framework.leavesOpen(missing)
      lacked.append(LackedName(framework: framework, mayBeOwn: mayBeOwn, name: name, places: [place]))
    }
  }

  private static func isSame(_ file: String, _ other: String) -> Bool {
    file == other
      || URL(filePath: file).standardizedFileURL.path == URL(filePath: other).standardizedFileURL.path
  }
}
