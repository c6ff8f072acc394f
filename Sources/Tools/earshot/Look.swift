import AccessibilityModel
import AppBuilding
import ArgumentParser
import EarshotSession
import TreeFormat

/// `earshot look`: a picture of a screen.
struct Look: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "A picture of a screen.",
    discussion: """
      Compiles the target, shows one of its previews, and draws it into a PNG file: its layout as people see it, at \
      any text size, with what technologies show over it. With --facts it also tells what cannot be read or hit, and \
      the exit status is 1 where something is found; with --against a file that --freeze wrote, where anything else \
      is found than there. -o - writes the picture to the standard output.

      For example:

        earshot look File.swift -o screen.png --overlay order
        earshot look File.swift -o sheet.png --text-size all --facts
      """)

  /// The forms of facts.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case github
  }

  @OptionGroup(title: "Target") var target: TargetOptions

  @Option(
    help: ArgumentHelp(
      "xSmall to xxxLarge, accessibility1 to accessibility5; all, or some with commas between, on one sheet.",
      valueName: "size")
  )
  var textSize = TextSizeList(argument: "large")

  @OptionGroup(title: "Screen") var device: DeviceOptions

  @OptionGroup(title: "Screen") var languages: LanguageOptions

  @OptionGroup(title: "Picture") var picture: PictureOptions
  @OptionGroup(title: "Keeping") var keeping: BaselineOptions
  @OptionGroup(title: "Settings") var settings: SettingsSource
  @OptionGroup(title: "Rules") var choices: RuleOptions

  @Flag(help: "List the uncertain rules that what is drawn over the screen rests on.")
  var rules = false

  @Option(help: "Facts as text, as json, or for github as annotations of a workflow.")
  var format = Format.text

  mutating func validate() throws {
    try textSize.validate()
    guard target.many.list == nil else {
      throw ValidationError("--list is for hear, tree, effort and audit. Name one target to draw.")
    }
    try picture.validate(file: picture.output)
    guard picture.facts || !keeping.isUsed else {
      throw ValidationError("--freeze and --against keep what --facts finds. Add --facts.")
    }
    guard picture.facts || format == .text else {
      throw ValidationError("--format \(format.rawValue) tells what --facts finds. Add --facts.")
    }
    guard picture.output != "-" || format != .github else {
      throw ValidationError("Both -o - and --format github. Name a file for the picture.")
    }
    guard picture.output != "-" || !keeping.isQuiet else {
      throw ValidationError("Both -o - and --freeze -. Name a file for one of the two.")
    }
  }

  mutating func run() async throws {
    guard let file = picture.output else { return }
    let kept = try keeping.kept()
    let tell = file == "-" || keeping.isQuiet ? Output.message : Output.result
    var launch = launch
    launch.rules = try choices.choices(settings.person())
    let (chosen, language) = (launch.rules, launch.speechLanguage)
    let (picture, sizes, patience) = (picture, sizes, target.patience)
    let (pictures, allWentWell) = try await target.app.visit(
      target.target, launch, onePreviewFor: "A picture"
    ) { preview, app in
      let session = try await Session.arrived(app, within: patience, rules: chosen, language: language)
      let request = try await picture.request(textSizes: sizes, in: session)
      let drawn = try await session.picture(request)
      for diagnostic in await app.diagnostics { Output.error("app: \(diagnostic.message)") }
      let rules = await session.rules(of: request)
      return (name: preview.title, kept: preview.keptName, picture: drawn, rules: rules)
    }
    var hasFindings = false
    var screens: [ScreenBaseline.Screen] = []
    for (name, keptName, drawn, found) in pictures {
      guard let drawn else { throw TargetError(.nothingToDraw, name) }
      try PictureFile(path: file).write(drawn)
      if !picture.facts {
        if !picture.overlay.isEmpty || rules || !found.isEmpty { tell(rulesText(found, of: name)) }
        continue
      }
      hasFindings = hasFindings || !drawn.findings.isEmpty
      screens.append(ScreenBaseline.Screen(name: keptName, findings: drawn.findings))
      switch format {
      case .text: tell(PictureReport(drawn, of: name).text + rulesText(found, of: name))
      case .json: tell(EncodedFindingsV1(drawn.findings, of: name, rules: found).text)
      case .github:
        Annotations.write(FindingLine.grouped(drawn.findings.map { FindingLine($0) }), on: name)
      }
    }
    let isOtherwise = try keeping.compare(
      ScreenBaseline(screens), with: kept, asAnnotations: format == .github)
    if !allWentWell || isOtherwise || hasFindings && !keeping.isUsed { throw ExitCode(1) }
  }

  /// What the picture rests on, counted or listed.
  private func rulesText(_ found: [UncertainRule], of name: String) -> String {
    Transcript.text(ofRules: found.map { ($0, places: name) }, lists: rules)
  }

  /// The text sizes that are seen side by side; none where there is one alone.
  private var sizes: [String] { textSize.names.count > 1 ? textSize.names : [] }

  /// What the app is told of the device.
  private var launch: LaunchOptions {
    var launch = device.launch
    if let only = textSize.names.first, sizes.isEmpty { launch.textSize = only }
    languages.apply(to: &launch)
    return launch
  }
}
