import AccessibilityModel
import AppBuilding
import ArgumentParser
import EarshotSession
import TreeFormat

/// `earshot tree`: what an app tells assistive technologies about a screen.
struct Tree: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "The accessibility tree.",
    discussion: """
      Compiles the target, shows each of its previews, and prints what it tells assistive technologies: an element \
      a line, inside what contains it, in reading order. As JSON, one preview is a screen that can be saved.

      For example:

        earshot tree File.swift --sources
        earshot tree File.swift --preview Dark --format json
      """)

  /// The forms of a tree.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @OptionGroup(title: "Target") var target: TargetOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Screen") var languages: LanguageOptions
  @OptionGroup(title: "Settings") var settings: SettingsSource
  @OptionGroup(title: "Rules") var choices: RuleOptions

  @Option(help: "text, or json: one preview, to be saved.")
  var format = Format.text

  @Flag(help: "Say where in the code each element and each attribute was set.")
  var sources = false

  @Flag(help: "Say by which identity each element is known.")
  var identities = false

  mutating func run() async throws {
    let patience = target.patience
    var launch = screen.launch
    languages.apply(to: &launch)
    launch.rules = try choices.choices(settings.person())
    if let list = target.many.list {
      return try await ListRun(app: target.app, launch: launch, key: "tree").run(list) { _, app in
        await (try Session.arrived(app, within: patience)).tree
      } document: { trees in
        guard trees.count == 1, let tree = trees.first else {
          throw TargetError(.severalPreviews, "JSON", details: ["\(trees.count) of them"])
        }
        return EncodedTreeV1(tree).text
      }
    }
    let (screens, allWentWell) = try await target.visit(launch) { preview, app in
      let session = try await Session.arrived(app, within: patience)
      for diagnostic in await app.diagnostics { Output.error("app: \(diagnostic.text)") }
      return (preview: preview, tree: await session.tree)
    }
    switch format {
    case .text:
      let texts = screens.map {
        "\(VisibleText.line($0.preview.title)):\n\n\(TreeText($0.tree, options: options).text)"
      }
      Output.result(texts.joined(separator: "\n"))
    case .json:
      if screens.count > 1 {
        throw TargetError(.severalPreviews, "JSON", details: screens.map(\.preview.title))
      }
      for screen in screens { Output.result(EncodedTreeV1(screen.tree).text) }
    }
    if !allWentWell { throw ExitCode(1) }
  }

  private var options: TreeText.Options {
    var options: TreeText.Options = [.frames, .rules]
    if sources { options.insert(.sources) }
    if identities { options.insert(.identities) }
    return options
  }
}
