/// Reads Swift files without compiling them: what could be shown, what is missing for that, and the copies to compile.
///
///     syntax-scan --copies DIR [--modules DIR]… [--local MODULE]… [--interfaces] [[--conditions NAMES] [--shown|--not-shown] FILE…]…
///     syntax-scan --manifest FILE…
///     syntax-scan --repair REQUESTS
///
/// Conditions, and whether previews are shown, hold for the files behind them. Prints one line for each finding, its fields separated by tabs (`Report` and `PackageManifest` list them).
@main
struct SyntaxScan {
  static func main() {
    var copies: String?
    var modules: [String] = []
    var local: Set<String> = []
    var manifests: [String] = []
    var files: [(path: String, conditions: Set<String>, isShown: Bool)] = []
    var conditions: Set<String> = []
    var isShown = true
    var hasInterfaces = false
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--copies": copies = arguments.popFirst()
      case "--modules": modules += arguments.popFirst().map { [$0] } ?? []
      case "--local": if let name = arguments.popFirst() { local.insert(name) }
      case "--repair":
        let requests = arguments.popFirst().flatMap(FileContent.read) ?? []
        let lines = String(decoding: requests, as: UTF8.self).split(separator: "\n")
        for answer in RepairRun(lines: lines).answers { print(answer) }
        return
      case "--manifest": manifests += arguments.popFirst().map { [$0] } ?? []
      case "--conditions":
        conditions = Set((arguments.popFirst() ?? "").split(separator: " ").map(String.init))
      case "--interfaces": hasInterfaces = true
      case "--shown": isShown = true
      case "--not-shown": isShown = false
      default: files.append((argument, conditions, isShown))
      }
    }
    for (index, path) in manifests.enumerated() {
      let targets = FileContent.read(path).map { PackageManifest($0, path: path).lines(index: index) } ?? []
      for line in targets { print(line) }
    }
    let configuration = AppConfiguration(
      moduleFolders: modules, localModules: local, hasInterfaces: hasInterfaces)
    let sources = files.enumerated().compactMap { index, file in
      var configuration = configuration
      configuration.conditions = file.conditions
      return FileContent.read(file.path).map {
        ScannedSource(index: index, path: file.path, text: $0, as: configuration, isShown: file.isShown)
      }
    }
    let report = Report(sources: sources)
    for line in report.lines + report.backgroundLines { print(line) }
    guard let copies else { return }
    let overrides = ExtensionOverrides(sources)
    for source in sources {
      let text = source.copy(
        registering: report.registrations(in: source.index), overriding: overrides.changes[source.index],
        conformances: report.conformances(in: source),
        interfaces: hasInterfaces ? report.interfaces(in: source).text : "",
        sources: SourceTable(source: source).text)
      guard text != source.bytes else { continue }
      let path = "\(copies)/\(source.index).swift"
      guard FileContent.write(text, to: path) else { continue }
      print("copy\t\(source.index)\t\(path)")
    }
  }
}
