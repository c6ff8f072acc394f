import Foundation

/// Repairs the copies of a module, in the smallest units, until they compile.
struct Recovery {
  let module: SourceModule
  /// The files that are compiled, by position.
  let files: [Int]
  private(set) var compilation: Compilation
  private(set) var repairs: [Repair] = []
  private var stubs: Set<StubType> = []
  private var repaired: Set<Int> = []
  /// The digest of the text of each file that was repaired, before it was.
  private var digests: [Int: String] = [:]
  private let names: Set<String>
  private let scan: RepairScan
  private let paths: [String: Int]
  /// In how many rounds each member was repaired.
  private var rounds: [Int: [Int: Int]] = [:]
  /// The members in which the checker ran out of time.
  private var slow: [Int: Set<Int>] = [:]
  /// Files of which something is left that nothing can be done about.
  private var hopeless: Set<Int> = []
  private var deadline = ContinuousClock.now

  /// How many passes there are at most.
  private static let most = 16

  /// Begins with the repairs of an earlier run that still hold.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - compilation: How it is compiled.
  ///   - files: The positions of the files that are compiled.
  ///   - names: The names that the app declares.
  ///   - kept: The repairs of an earlier run.
  /// - Throws: `LooseFileError` with code `system` where a copy cannot be written.
  init(
    _ module: SourceModule, _ compilation: Compilation, files: [Int], names: Set<String>,
    kept: KeptRepairs.Module
  ) throws(LooseFileError) {
    self.module = module
    self.compilation = compilation
    self.files = files
    scan = RepairScan(
      installation: compilation.installation, toolchain: compilation.toolchain, folder: compilation.folder)
    paths = Dictionary(
      files.map { (Self.plain(compilation.inputs.files[$0]), $0) }, uniquingKeysWith: { first, _ in first })
    self.names = names
    try take(kept)
  }

  // MARK: - From run to run

  /// The repairs as they are kept.
  var kept: KeptRepairs.Module {
    var kept = KeptRepairs.Module(stubs: Array(stubs), names: names)
    kept.types = repairs.filter { $0.unit == "type" }
    for file in repaired {
      let path = compilation.inputs.files[file]
      guard let text = try? String(contentsOfFile: text(of: file), encoding: .utf8) else { continue }
      let own = repairs.filter { $0.unit != "type" && Self.plain($0.file) == Self.plain(path) }
      kept.files[path] = KeptRepairs.File(digest: digests[file] ?? "", text: text, repairs: own)
    }
    return kept
  }

  private mutating func take(_ kept: KeptRepairs.Module) throws(LooseFileError) {
    guard !kept.files.isEmpty || !kept.stubs.isEmpty else { return }
    var present: [String: String] = [:]
    for file in files where kept.files[compilation.inputs.files[file]] != nil {
      digests[file] = digest(of: file)
      present[compilation.inputs.files[file]] = digests[file]
    }
    let holding = kept.holding(present, names)
    for file in files {
      guard let known = holding[compilation.inputs.files[file]] else { continue }
      try write(Data(known.text.utf8), of: file)
      repairs += known.repairs
    }
    stubs = Set(kept.stubs.filter { !names.contains($0.name) })
    repairs += kept.types.filter { type in stubs.contains { $0.name == type.name } }
    try writeSupport()
  }

  private func digest(of file: Int) -> String {
    var digest = Digest()
    digest.add(FileManager.default.contents(atPath: text(of: file)) ?? Data())
    return digest.text
  }

  /// Repairs what a compiler refuses.
  ///
  /// - Parameters:
  ///   - output: What the compiler said.
  ///   - limit: When no further pass begins.
  /// - Returns: False where nothing could be done.
  /// - Throws: `LooseFileError` with code `system` or `incompleteInstallation`.
  mutating func repair(_ output: String, until limit: ContinuousClock.Instant) throws(LooseFileError) -> Bool
  {
    deadline = limit
    let before = repairs.count + stubs.count
    var messages = CompilerMessage.causes(of: CompilerMessage.messages(in: output))
    var passes = 0
    if try declare(messages) {
      while passes < Self.most, ContinuousClock.now < deadline {
        passes += 1
        messages = try check(.declarations)
        guard !messages.isEmpty else { break }
        let known = try declare(messages)
        let others = messages.filter { StubNames($0) == nil }
        guard try apply(others) || known else { break }
      }
      messages = try check(.everything)
    }
    var touched: Set<Int> = []
    passes = 0
    while !messages.isEmpty, passes < Self.most, ContinuousClock.now < deadline {
      passes += 1
      let known = try declare(messages)
      let edited = try edit(messages.filter { StubNames($0) == nil })
      guard known || !edited.isEmpty else { break }
      touched.formUnion(edited)
      messages = try check(known ? .everything : .bodies(of: edited))
      // What went of one file can be missed in another.
      if messages.isEmpty, passes > 1 || !known { messages = try check(.everything) }
    }
    return repairs.count + stubs.count > before
  }

  private func check(_ extent: TypeCheck.Extent) throws(LooseFileError) -> [CompilerMessage] {
    try TypeCheck(compilation: compilation, module: module).messages(files, extent)
  }

  // MARK: - Types that are missing

  /// Declares what stands in for types that messages miss.
  ///
  /// - Returns: True where there was one.
  private mutating func declare(_ messages: [CompilerMessage]) throws(LooseFileError) -> Bool {
    var owners: [String: String?] = [:]
    var first: [String: CompilerMessage] = [:]
    for message in messages {
      guard let missing = StubNames(message) else { continue }
      let isKnown = stubs.contains { $0.name == missing.name && $0.owner == missing.owner }
      guard !isKnown else { continue }
      owners[missing.name] = missing.owner
      if first[missing.name] == nil { first[missing.name] = message }
    }
    guard !owners.isEmpty else { return false }
    let answer = try scan.answer(to: [], types: Set(owners.keys), copies: copies(of: files), levels: [:])
    for var stub in answer.stubs {
      stub.owner = owners[stub.name] ?? nil
      stubs.insert(stub)
      guard let message = first[stub.name] else { continue }
      repairs.append(
        Repair(file: message.file, line: message.line, unit: "type", name: stub.name, words: message.text))
    }
    try writeSupport()
    return true
  }

  private mutating func writeSupport() throws(LooseFileError) {
    let path = "\(compilation.folder)/\(module.name)-left-out.swift"
    try CompilerInputs.write(LeftOutSupport(stubs: Array(stubs)).code, to: path)
    compilation.inputs.supports[module.name] = path
  }

  // MARK: - Edits

  private mutating func apply(_ messages: [CompilerMessage]) throws(LooseFileError) -> Bool {
    try !edit(messages).isEmpty
  }

  /// Makes the repairs for messages.
  ///
  /// - Returns: The files that were changed.
  private mutating func edit(_ messages: [CompilerMessage]) throws(LooseFileError) -> Set<Int> {
    var requests: [RepairScan.Request] = []
    var words: [Int: [Int: CompilerMessage]] = [:]
    for message in messages {
      guard let file = paths[Self.plain(message.file)], !hopeless.contains(file) else { continue }
      requests.append(
        RepairScan.Request(file: file, line: message.line, column: message.column, kind: RepairKind(message)))
      let present = words[file]?[message.line]
      if present == nil || !RepairKind(message).isSure {
        words[file, default: [:]][message.line] = present ?? message
      }
    }
    guard !requests.isEmpty else { return [] }
    let asked = Set(requests.map(\.file))
    let answer = try scan.answer(
      to: requests, types: [], copies: copies(of: asked.sorted()), levels: levels)
    let byFile = Dictionary(grouping: answer.edits, by: \.file)
    for (file, edits) in byFile { try make(edits, in: file, words[file] ?? [:]) }
    for (file, _) in answer.failed where byFile[file] == nil { hopeless.insert(file) }
    if !byFile.isEmpty { try writeSupport() }
    return Set(byFile.keys)
  }

  /// Writes the copy of a file anew.
  private mutating func make(
    _ edits: [RepairScan.Edit], in file: Int, _ words: [Int: CompilerMessage]
  ) throws(LooseFileError) {
    guard var bytes = FileManager.default.contents(atPath: text(of: file)) else { return }
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
    where edit.range.upperBound <= bytes.count {
      bytes.replaceSubrange(edit.range, with: Data(edit.replacement.utf8))
      let said = words[edit.line]?.text ?? words.values.first { $0.text.contains(edit.name) }?.text ?? ""
      note(edit, said)
      rounds[file, default: [:]][edit.member, default: 0] += 1
    }
    try write(bytes, of: file)
  }

  private mutating func write(_ text: Data, of file: Int) throws(LooseFileError) {
    if digests[file] == nil { digests[file] = digest(of: file) }
    let path = "\(compilation.folder)/\(file).repaired.swift"
    try CompilerInputs.write(String(decoding: text, as: UTF8.self), to: path)
    compilation.inputs.copies[file] = path
    repaired.insert(file)
  }

  /// Notes a repair; what it takes along that was repaired before is told no more by itself.
  private mutating func note(_ edit: RepairScan.Edit, _ words: String) {
    repairs.append(
      Repair(
        file: compilation.inputs.files[edit.file], line: edit.line, unit: edit.unit, name: edit.name,
        words: words))
  }

  /// How far up units have to stand in members that do not settle.
  private var levels: [Int: [Int: Int]] {
    rounds.mapValues { members in
      members.compactMapValues { count in
        switch count {
        case ..<7: nil
        case ..<10: 1
        case ..<14: 3
        case ..<18: 4
        default: 5
        }
      }
    }
  }

  // MARK: - Files

  private func copies(of files: [Int]) -> [(file: Int, path: String)] { files.map { ($0, text(of: $0)) } }

  private func text(of file: Int) -> String {
    compilation.inputs.copies[file] ?? compilation.inputs.files[file]
  }

  private static func plain(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }
}

/// The type that a message misses.
struct StubNames: Hashable {
  let name: String
  /// The type that it would belong to.
  let owner: String?

  init?(_ message: CompilerMessage) {
    if let match = message.text.firstMatch(of: /^cannot find type '([A-Za-z_]\w*)' in scope/) {
      (name, owner) = (String(match.1), nil)
    } else if let match = message.text.firstMatch(of: /^'(\w+)' is not a member type of [a-z ]+'([\w.]+)'/) {
      (name, owner) = (String(match.1), String(match.2))
    } else if let match = message.text.firstMatch(of: /^'(\w+)' is ambiguous for type lookup/) {
      (name, owner) = (String(match.1), nil)
    } else {
      return nil
    }
  }
}
