import ArgumentParser

/// What is looked at: the same for every command that takes nothing else without a name.
struct TargetOptions: ParsableArguments {
  @Argument(help: "Swift files, or folders of them; they are compiled together.", completion: .file())
  var target: [String] = []

  @OptionGroup(title: "Target") var app: AppOptions

  mutating func validate() throws {
    try app.validate(target)
  }
}
