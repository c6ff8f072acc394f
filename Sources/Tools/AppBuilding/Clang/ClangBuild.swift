import Foundation

/// The making of modules of what packages have in C: compiled by the toolchain's own compiler, behind the same wall.
///
/// What is made is tried before Swift code may import it: its headers are read and its objects linked, so that a
/// header or a library that is missing costs the target and not the app.
struct ClangBuild {
  let installation: Installation
  let toolchain: Toolchain
  /// The folder for what is made.
  let folder: String
  /// The folder for what the compiler itself makes on the way.
  let temporary: String

  /// Makes the modules of targets.
  ///
  /// - Parameter targets: The targets, those first that others need.
  /// - Returns: The modules of those that can be compiled, and a line for each of the others.
  /// - Throws: `TargetError` with code `system`.
  func modules(of targets: [ClangTarget]) throws(TargetError) -> ClangModules {
    var all = ClangModules()
    var absent: Set<String> = []
    var digest = Digest()
    for target in targets {
      // What a target is made from includes what it needs.
      target.add(to: &digest)
      if let needed = target.settings.dependencies.first(where: absent.contains) {
        absent.insert(target.name)
        all.problems.append("\(target.name) is not here: it needs \(needed).")
        continue
      }
      let place = "\(folder)/\(BuildSettings.identifier(target.name)).clang"
      try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      let made = try module(of: target, in: place)
      guard let problem = try problem(of: target, made, beside: all, in: place, digest.text) else {
        all.add(made)
        continue
      }
      absent.insert(target.name)
      all.problems.append("\(target.name) is not here: \(problem). \(Self.advice(for: target))")
      digest.add(problem)
    }
    return all
  }

  /// What to do about a target that is not here.
  private static func advice(for target: ClangTarget) -> String {
    let packages = target.settings.systemPackages.joined(separator: " ")
    return packages.isEmpty
      ? "Correct it, or install what it needs." : "Install what it wraps: apt-get install \(packages)."
  }

  /// What a target brings once it is compiled, with the map that it has or gets.
  private func module(of target: ClangTarget, in place: String) throws(TargetError) -> ClangModules {
    var made = ClangModules()
    made.packages = [target.package]
    made.objects = target.sources.indices.map { "\(place)/\($0).o" }
    made.libraries = target.settings.libraries
    if let headers = target.publicHeaders {
      if !target.isSystem { made.headerFolders = [headers] }
      if let map = target.map {
        made.maps = [map]
      } else if let text = ModuleMap.text(for: BuildSettings.identifier(target.name), headersIn: headers) {
        made.maps = ["\(place)/module.modulemap"]
        try CompilerInputs.write(text, to: "\(place)/module.modulemap")
      }
    }
    if !made.maps.isEmpty { made.names = target.modules }
    made.libraries += maps(of: made).flatMap(\.map.libraries)
    return made
  }

  /// The maps of modules, with the folders that they lie in.
  private func maps(of modules: ClangModules) -> [(folder: String, map: ModuleMap)] {
    modules.maps.map { path in
      let data = FileManager.default.contents(atPath: path) ?? Data()
      return (SourcePath.folder(of: path), ModuleMap(String(decoding: data, as: UTF8.self)))
    }
  }

  /// Why a target is not there, as an earlier run found of the same, or as it turns out.
  ///
  /// - Returns: The reason; `nil` where it is there.
  private func problem(
    of target: ClangTarget, _ made: ClangModules, beside others: ClangModules, in place: String,
    _ digest: String
  ) throws(TargetError) -> String? {
    let record = "\(place)/record"
    let known = String(decoding: FileManager.default.contents(atPath: record) ?? Data(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if known.count == 2, known[0] == digest { return known[1].isEmpty ? nil : known[1] }
    var problem = try compile(target, made, beside: others)
    if problem == nil { problem = try trial(of: made, beside: others, in: place) }
    try CompilerInputs.write("\(digest)\n\(problem ?? "")", to: record)
    return problem
  }

  /// Compiles the files of a target, as many at a time as there are processors.
  ///
  /// - Returns: What the compiler says first; `nil` where it takes all of them.
  private func compile(
    _ target: ClangTarget, _ made: ClangModules, beside others: ClangModules
  ) throws(TargetError) -> String? {
    let settings = target.settings
    let folders = made.headerFolders + settings.headerFolders.map { SourcePath.join(target.folder, $0) }
    let words =
      ["-O1", "-DSWIFT_PACKAGE=1", "-DDEBUG=1"] + (folders + others.headerFolders).map { "-I\($0)" }
      + settings.macros.map { "-D\($0)" }
    let packages = others.packages + made.packages
    let width = ProcessInfo.processInfo.activeProcessorCount
    var rest = Array(zip(target.sources, made.objects))[...]
    var underWay: [Command.Running] = []
    defer { for running in underWay { _ = running.finish(within: 0) } }
    while true {
      while underWay.count < width, let (source, object) = rest.popFirst() {
        let command = confined(words + ["-c", source, "-o", object], reading: packages)
        underWay.append(try command.start(keepsErrors: true))
      }
      guard !underWay.isEmpty else { return nil }
      if let problem = Self.problem(of: underWay.removeFirst().finish()) { return problem }
    }
  }

  /// Reads the headers of a module as code that imports it would, and links it with all that is there already.
  ///
  /// - Returns: What the compiler or the linker says first; `nil` where it is as it should be.
  private func trial(
    of made: ClangModules, beside others: ClangModules, in place: String
  ) throws(TargetError) -> String? {
    let headers = maps(of: made).flatMap { $0.map.headers(in: $0.folder) }
    try CompilerInputs.write(headers.map { "#include \"\($0)\"\n" }.joined(), to: "\(place)/trial.c")
    var all = others
    all.add(made)
    let libraries = (all.libraries + ["m", "pthread", "dl"]).map { "-l\($0)" }
    let words =
      all.headerFolders.map { "-I\($0)" } + ["-shared", "-Wl,-z,defs", "\(place)/trial.c"] + all.objects
      + libraries + ["-o", "\(place)/trial.so"]
    return Self.problem(of: try confined(words, reading: all.packages).run(keepsErrors: true))
  }

  /// The compiler behind the wall that the one of Swift has.
  private func confined(_ arguments: [String], reading packages: [String]) -> Command {
    var command = Command(
      arguments: [
        toolchain.clang, "-fPIC", "-w", "-fblocks", "-fno-color-diagnostics", "-fno-caret-diagnostics",
      ] + arguments,
      environment: ["TMPDIR": temporary, "HOME": temporary])
    command.confinement = .compiling(
      [], writing: [folder, temporary], headersOf: packages, installation, toolchain)
    command.limit = Compilation.limit
    return command
  }

  private static func problem(of outcome: Command.Outcome) -> String? {
    if outcome.isTimedOut { return "its compiler does not end within \(Int(Compilation.limit)) s" }
    return outcome.status == .exited(0) ? nil : complaint(in: outcome.output)
  }

  /// The first thing that the compiler or the linker complains of, with the name of the file.
  static func complaint(in output: String) -> String {
    if let match = output.firstMatch(of: /([^\/\n:]+:\d+):(?:\d+:)? (?:fatal )?error: ([^\n]+)/) {
      return "\(match.1): \(match.2)"
    }
    let line = output.firstMatch(of: /(?:error: |ld(?:\.\w+)?: (?:error: )?)([^\n]+)/).map { String($0.1) }
    return line ?? output.split(separator: "\n").first.map(String.init) ?? "its compiler ends without a word"
  }
}
