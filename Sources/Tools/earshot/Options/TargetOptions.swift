import ArgumentParser

/// What is looked at: the same for every command that takes nothing else without a name.
struct TargetOptions: ParsableArguments {
  @Argument(
    help:
      "An Xcode project or workspace, a package, a folder with one of them, Swift files, or saved screens.",
    completion: .file())
  var target: [String] = []

  @OptionGroup(title: "Target") var app: AppOptions
  @OptionGroup(title: "Target") var many: ListOptions

  @Option(
    help: ArgumentHelp(
      "Seconds of the app's own time in which its screen may still come; 0 for what is there at once.",
      valueName: "seconds"))
  var wait: Double = 5

  /// How much of the app's time may pass until its screen is there.
  var patience: Duration { .seconds(wait) }

  mutating func validate() throws {
    guard (0...3_600).contains(wait) else { throw ValidationError("--wait is 0 to 3600.") }
    try many.validate(target, app)
  }
}
