import Foundation

/// Repairs the copies of a module, in the smallest units, until they compile.
struct Recovery {
  let module: SourceModule
  /// The files that are compiled, by position.
  private(set) var files: [Int]
  private(set) var compilation: Compilation
  private(set) var repairs: [Repair] = []
  private var stubs: Set<StubType> = []
  /// Types that nothing can stand in for.
  private var impossible: Set<StubNames> = []
  private var repaired: Set<Int> = []
  /// The digest of the text of each file that was repaired, before it was.
  private var digests: [Int: String] = [:]
  private let names: Set<String>
  /// How many files declare each name.
  private let declaringFiles: [String: Int]
  private let scan: RepairScan
  private let paths: [String: Int]
  /// How many passes began after the time was over.
  private var hurry = 0
  /// In how many rounds each member was repaired.
  private var rounds: [Int: [Int: Int]] = [:]
  /// What the compiler says of files that nothing can be done about, which are left out.
  private(set) var refused: [CompilerMessage] = []
  /// Names of which every use is known to have nothing behind it.
  private var missing: Set<RepairKind> = []

  /// Begins with the repairs of an earlier run that still hold.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - compilation: How it is compiled.
  ///   - files: The positions of the files that are compiled.
  ///   - declared: The names that each file of the app declares.
  ///   - kept: The repairs of an earlier run.
  /// - Throws: `TargetError` with code `system` where a copy cannot be written.
  init(
    _ module: SourceModule, _ compilation: Compilation, files: [Int], names declared: [Set<String>],
    kept: KeptRepairs.Module
  ) throws(TargetError) {
    self.module = module
    self.compilation = compilation
    self.files = files
    scan = RepairScan(
      installation: compilation.installation, toolchain: compilation.toolchain, folder: compilation.folder)
    paths = Dictionary(
      files.map { (Self.plain(compilation.inputs.files[$0]), $0) }, uniquingKeysWith: { first, _ in first })
    names = declared.reduce(into: []) { $0.formUnion($1) }
    declaringFiles = declared.reduce(into: [:]) { counts, names in
      for name in names { counts[name, default: 0] += 1 }
    }
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

  private mutating func take(_ kept: KeptRepairs.Module) throws(TargetError) {
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

  // MARK: - Passes

  /// Repairs what a compiler refuses.
  ///
  /// - Parameters:
  ///   - output: What the compiler said.
  ///   - limit: When larger units are taken, so that few further passes are needed.
  /// - Returns: False where nothing could be done.
  /// - Throws: `TargetError` with code `system` or `incompleteInstallation`.
  mutating func repair(_ output: String, until limit: ContinuousClock.Instant) throws(TargetError) -> Bool {
    var messages = CompilerMessage.causes(of: CompilerMessage.messages(in: output))
    var hasChanged = false
    // The compiler has as much time for an expression as the longest check.
    var hadTime = true
    hurry = 0
    if try declare(messages) {
      (hasChanged, hadTime) = (true, false)
      while isInTime(limit) {
        messages = try check(.declarations)
        guard !messages.isEmpty, try pass(messages, hadTime: false).isChange else { break }
      }
      messages = try check(.everything)
    }
    while !messages.isEmpty, isInTime(limit) {
      let change = try pass(messages, hadTime: hadTime)
      guard change.isChange else { break }
      (hasChanged, hadTime) = (true, false)
      let isForAll = change.isForAll || change.edited.isEmpty
      messages = try check(isForAll ? .everything : .bodies(of: change.edited))
      // What went of one file can be missed in another.
      if messages.isEmpty, !isForAll { messages = try check(.everything) }
    }
    return hasChanged
  }

  /// True where another pass may begin: a few may once the time is over, which take whole bodies, then members.
  private mutating func isInTime(_ limit: ContinuousClock.Instant) -> Bool {
    if ContinuousClock.now >= limit { hurry += 1 }
    return hurry <= Self.lastPasses
  }

  /// How many passes there are once the time is over.
  private static let lastPasses = 10

  /// How far up units stand at least, once the time is over.
  private var least: Int { hurry == 0 ? 0 : hurry < 4 ? 3 : 4 }

  /// What a pass changed.
  private struct Change {
    var edited: Set<Int> = []
    /// True where other files can be concerned as well.
    var isForAll = false
    var isChange: Bool { isForAll || !edited.isEmpty }
  }

  /// Does something about messages, all at once, whether or not the compiler had as much time as can be had.
  private mutating func pass(_ messages: [CompilerMessage], hadTime: Bool) throws(TargetError) -> Change {
    var change = Change()
    let hadWrongOnes = try removeWrongStubs(messages)
    change.isForAll = try declare(messages) || hadWrongOnes
    let rest = try settle(
      messages.filter { StubNames($0).map(impossible.contains) ?? true }, hadTime: hadTime)
    let before = files.count
    change.edited.formUnion(try edit(rest))
    if files.count < before { change.isForAll = true }
    return change
  }

  private func check(_ extent: TypeCheck.Extent) throws(TargetError) -> [CompilerMessage] {
    guard !files.isEmpty else { return [] }
    return CompilerMessage.causes(
      of: try TypeCheck(compilation: compilation, module: module).messages(files, extent))
  }

  /// Messages, with those where the checker ran out of time replaced by what it says with more of it, where that helps.
  private func settle(
    _ messages: [CompilerMessage], hadTime: Bool
  ) throws(TargetError) -> [CompilerMessage] {
    let slow = messages.filter(RepairKind.isAboutTime)
    let others = messages.filter { !RepairKind.isAboutTime($0) }
    let busy = Set(others.compactMap { paths[Self.plain($0.file)] })
    let files = Set(slow.compactMap { paths[Self.plain($0.file)] }).subtracting(busy)
    guard !files.isEmpty else { return others.isEmpty ? slow : others }
    guard !hadTime else {
      return others + slow.filter { paths[Self.plain($0.file)].map(files.contains) ?? false }
    }
    let check = TypeCheck(compilation: compilation, module: module, patience: .long)
    return others + (try check.messages(self.files, .bodies(of: files)))
  }

  // MARK: - Types that are missing

  /// Declares what stands in for types that messages miss, or imports the modules that have them.
  ///
  /// - Returns: True where there was one.
  private mutating func declare(_ messages: [CompilerMessage]) throws(TargetError) -> Bool {
    var first: [StubNames: CompilerMessage] = [:]
    for message in messages {
      guard let missing = StubNames(message), !impossible.contains(missing) else { continue }
      let isKnown = stubs.contains { $0.name == missing.name && $0.owner == missing.owner }
      if !isKnown, first[missing] == nil { first[missing] = message }
    }
    let imported = try importWhatIsThere(messages)
    let names = first.keys.filter { $0.owner != nil || imported[$0.name] == nil }
    guard !names.isEmpty else { return !imported.isEmpty }
    let answer = try scan.answer(
      to: [], types: Set(names.map(\.name)), copies: copies(of: files), levels: [:])
    for name in names {
      guard var stub = answer.stubs.first(where: { $0.name == name.name }), let message = first[name] else {
        continue
      }
      stub.owner = name.owner
      stubs.insert(stub)
      repairs.append(
        Repair(file: message.file, line: message.line, unit: "type", name: stub.name, words: message.text))
    }
    try writeSupport()
    return true
  }

  /// Takes out what stands in for types where it does not compile itself.
  ///
  /// - Returns: True where there was one.
  private mutating func removeWrongStubs(_ messages: [CompilerMessage]) throws(TargetError) -> Bool {
    guard let support = compilation.inputs.supports[module.name] else { return false }
    let present = LeftOutSupport(stubs: Array(stubs))
    let wrong = Set(
      messages.filter { Self.plain($0.file) == Self.plain(support) }
        .compactMap { present.stub(onLine: $0.line) })
    guard !wrong.isEmpty else { return false }
    for stub in wrong {
      stubs.remove(stub)
      impossible.insert(StubNames(stub.name, of: stub.owner))
      repairs.removeAll { $0.unit == "type" && $0.name == stub.name }
    }
    try writeSupport()
    return true
  }

  /// Adds imports where a name is that of a module that is here: elsewhere it comes by way of another one.
  private mutating func importWhatIsThere(
    _ messages: [CompilerMessage]
  ) throws(TargetError) -> [String: String] {
    var wanted: [Int: Set<String>] = [:]
    for message in messages {
      guard let match = message.text.firstMatch(of: /^cannot find (?:type )?'([A-Z]\w*)' in scope/),
        let file = paths[Self.plain(message.file)]
      else { continue }
      wanted[file, default: []].insert(String(match.1))
    }
    let all = wanted.values.reduce(into: Set<String>()) { $0.formUnion($1) }.subtracting(names)
    guard !all.isEmpty else { return [:] }
    let found = try ImportProbe(compilation: compilation, module: module).modules(of: all)
    var added: [String: String] = [:]
    for (file, names) in wanted {
      let modules = Set(names.compactMap { found[$0] })
      guard !modules.isEmpty, let data = FileManager.default.contents(atPath: text(of: file)),
        let text = ImportProbe.adding(modules, to: String(decoding: data, as: UTF8.self))
      else { continue }
      try write(Data(text.utf8), of: file)
      for name in names { added[name] = found[name] }
    }
    return added
  }

  private mutating func writeSupport() throws(TargetError) {
    let path = "\(compilation.folder)/\(module.name)-left-out.swift"
    try CompilerInputs.write(LeftOutSupport(stubs: Array(stubs)).code, to: path)
    compilation.inputs.supports[module.name] = path
  }

  // MARK: - Edits

  /// Makes the repairs for messages; a file that has none goes as a whole.
  ///
  /// - Returns: The files that were changed.
  private mutating func edit(_ messages: [CompilerMessage]) throws(TargetError) -> Set<Int> {
    var requests: [RepairScan.Request] = []
    var words: [Int: [Int: CompilerMessage]] = [:]
    for message in messages {
      guard let file = paths[Self.plain(message.file)], files.contains(file) else { continue }
      let kind = RepairKind(message)
      requests.append(
        RepairScan.Request(file: file, line: message.line, column: message.column, kind: kind))
      let present = words[file]?[message.line]
      if present == nil || kind.isSure && present.map({ RepairKind($0).isSure }) == false {
        words[file, default: [:]][message.line] = message
      }
      if kind.word == "modifier", !names.contains(kind.name) { missing.insert(kind) }
    }
    guard !requests.isEmpty else { return [] }
    let answer = try scan.answer(
      to: requests, types: [], copies: copies(of: files), levels: levels, least: least, missing: missing)
    let edits = Dictionary(grouping: answer.edits, by: \.file)
    for (file, own) in edits { try make(own, in: file, words[file] ?? [:]) }
    for file in Set(answer.failed.map(\.file)) where edits[file] == nil {
      files.removeAll { $0 == file }
      refused += messages.filter { paths[Self.plain($0.file)] == file }
    }
    if !edits.isEmpty { try writeSupport() }
    return Set(edits.keys)
  }

  /// Writes the copy of a file anew.
  private mutating func make(
    _ edits: [RepairScan.Edit], in file: Int, _ words: [Int: CompilerMessage]
  ) throws(TargetError) {
    guard var bytes = FileManager.default.contents(atPath: text(of: file)) else { return }
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
    where edit.range.upperBound <= bytes.count {
      bytes.replaceSubrange(edit.range, with: Data(edit.replacement.utf8))
      rounds[file, default: [:]][edit.member, default: 0] += 1
    }
    for edit in edits { note(edit, words) }
    try write(bytes, of: file)
  }

  private mutating func write(_ text: Data, of file: Int) throws(TargetError) {
    if digests[file] == nil { digests[file] = digest(of: file) }
    let path = "\(compilation.folder)/\(file).repaired.swift"
    try CompilerInputs.write(String(decoding: text, as: UTF8.self), to: path)
    compilation.inputs.copies[file] = path
    repaired.insert(file)
  }

  /// Notes a repair; what it takes along that was repaired before is told no more by itself.
  private mutating func note(_ edit: RepairScan.Edit, _ words: [Int: CompilerMessage]) {
    guard edit.unit != "spelling" else { return }
    let file = compilation.inputs.files[edit.file]
    let earlier = repairs.last { $0.file == file && $0.line == edit.line && $0.unit != "type" }
    // What goes because a smaller repair did not help went for the reason of that one.
    let said = earlier?.words ?? words[edit.line]?.text
    if ["statement", "body", "member", "declaration"].contains(edit.unit) {
      repairs.removeAll { $0.file == file && edit.lines.contains($0.line) && $0.unit != "type" }
    } else {
      repairs.removeAll { $0 == earlier && $0.unit == edit.unit && $0.name == edit.name }
    }
    let last = missing.first { !edit.name.isEmpty && edit.name.hasSuffix($0.name) }
    let known = last.map { "no view has a member '\($0.name)'" } ?? "it needs what is left out"
    repairs.append(
      Repair(file: file, line: edit.line, unit: edit.unit, name: edit.name, words: said ?? known))
    guard ["member", "declaration"].contains(edit.unit), edit.replacement.allSatisfy(\.isWhitespace) else {
      return
    }
    for name in edit.name.split(separator: ", ") where declaringFiles[String(name)] == 1 {
      missing.insert(RepairKind(missing: String(name)))
    }
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
