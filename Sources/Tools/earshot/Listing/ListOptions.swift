import ArgumentParser

/// Many targets or saved screens, one after another, by one process.
struct ListOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file with a target or a saved screen a line; - is the standard input. One line of JSON for each comes out.",
      valueName: "file"), completion: .file())
  var list: String?

  /// Throws where a target is named beside a list.
  func validate(_ target: [String], _ app: AppOptions) throws {
    guard list != nil else { return try app.validate(target) }
    guard target.isEmpty, app.example == nil else {
      throw ValidationError("Both a target and --list. Name one of the two.")
    }
  }
}
