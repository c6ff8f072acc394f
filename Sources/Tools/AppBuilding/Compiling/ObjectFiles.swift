import Foundation

/// What is kept of each file that was compiled, so that only what depends on a saved file is compiled again.
///
/// The compiler's driver decides by the times of the files what to compile. What is compiled can be a copy of a file,
/// which changes by what other files hold; the objects of such files are removed, and the driver makes them again.
struct ObjectFiles {
  /// The folder that a target is built in.
  let folder: String

  /// The object of a file.
  func object(of file: String, in module: String) -> String { "\(stem(of: file, in: module)).o" }

  /// Says where the objects of a module are.
  ///
  /// - Parameters:
  ///   - files: The files, as the compiler is given them.
  ///   - module: The name of the module.
  /// - Returns: The compiler's words for it.
  /// - Throws: `TargetError` with code `system`.
  func prepare(_ files: [String], of module: String) throws(TargetError) -> [String] {
    try? FileManager.default.createDirectory(
      atPath: "\(folder)/\(module).objects", withIntermediateDirectories: true)
    var map = ["": ["swift-dependencies": record(of: module)]]
    for file in files {
      map[file] = [
        "object": object(of: file, in: module),
        "swift-dependencies": "\(stem(of: file, in: module)).swiftdeps",
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let path = "\(folder)/\(module).objects.json"
    let text = (try? encoder.encode(map)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    try CompilerInputs.write(text, to: path)
    return [
      "-incremental", "-enable-batch-mode", "-continue-building-after-errors", "-output-file-map", path,
      "-j", "\(ProcessInfo.processInfo.activeProcessorCount)",
    ]
  }

  /// Removes the objects of files whose text to compile is another one than the last time, or that name a module of
  /// the target that is another one: the driver, which goes by times, can overlook one made within the same instant.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - files: The paths of all files.
  ///   - copies: The paths of the texts to compile, of files where it is not the file itself.
  func forgetChanged(in module: SourceModule, _ files: [String], copies: [Int: String]) {
    let path = "\(folder)/\(module.name).texts.json"
    let last = FileManager.default.contents(atPath: path).flatMap {
      try? JSONDecoder().decode([String: String].self, from: $0)
    }
    var texts: [String: String] = [:]
    let others = interfaces(besides: module.name)
    for index in module.files {
      var digest = Digest()
      let text = FileManager.default.contents(atPath: copies[index] ?? files[index]) ?? Data()
      digest.add(text)
      for (name, interface) in others where text.range(of: Data(name.utf8)) != nil { digest.add(interface) }
      texts[files[index]] = digest.text
      if last?[files[index]] != digest.text {
        try? FileManager.default.removeItem(atPath: object(of: files[index], in: module.name))
      }
    }
    try? JSONEncoder().encode(texts).write(to: URL(filePath: path))
  }

  /// The digests of the modules that are compiled already, in the order of their names.
  private func interfaces(besides own: String) -> [(name: String, digest: String)] {
    let ending = ".swiftmodule"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(ending) && $0 != own + ending }.sorted().map { file in
      var digest = Digest()
      digest.add(FileManager.default.contents(atPath: "\(folder)/\(file)") ?? Data())
      return (String(file.dropLast(ending.count)), digest.text)
    }
  }

  /// Keeps the compiler's record of a module where it was compiled, or goes back to the last such one: a record of
  /// files of which some are left out afterwards would have everything compiled again.
  func settleRecord(of module: String, isCompiled: Bool) {
    let (record, good) = (record(of: module), "\(record(of: module)).good")
    let (from, to) = isCompiled ? (record, good) : (good, record)
    try? FileManager.default.removeItem(atPath: to)
    try? FileManager.default.copyItem(atPath: from, toPath: to)
  }

  private func record(of module: String) -> String { "\(folder)/\(module).priors" }

  private func stem(of file: String, in module: String) -> String {
    var digest = Digest()
    digest.add(file)
    return "\(folder)/\(module).objects/\(digest.text.prefix(16))"
  }
}
