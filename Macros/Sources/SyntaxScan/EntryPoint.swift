/// Reads Swift files without compiling them: what could be shown, what is missing for that, and the copies to compile.
///
///     syntax-scan --copies DIR [--modules DIR]… FILE…
///
/// Prints one line for each finding, its fields separated by tabs (`Report` lists them).
@main
struct SyntaxScan {
  static func main() {
    var copies: String?
    var modules: [String] = []
    var files: [String] = []
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--copies": copies = arguments.popFirst()
      case "--modules": modules += arguments.popFirst().map { [$0] } ?? []
      default: files.append(argument)
      }
    }
    let configuration = AppConfiguration(moduleFolders: modules)
    let sources = files.enumerated().compactMap { index, path in
      FileContent.read(path).map { ScannedSource(index: index, path: path, text: $0, as: configuration) }
    }
    let report = Report(sources: sources)
    for line in report.lines { print(line) }
    guard let copies else { return }
    for source in sources {
      let text = source.copy(registering: report.registrations(in: source.index))
      guard text != source.bytes else { continue }
      let path = "\(copies)/\(source.index).swift"
      guard FileContent.write(text, to: path) else { continue }
      print("copy\t\(source.index)\t\(path)")
    }
  }
}
