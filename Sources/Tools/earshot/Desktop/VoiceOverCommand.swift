import ATSPIBridge
import AccessibilityModel
import AppBuilding
import ArgumentParser
import EarshotSession
import LanguageBridge
import SpeechBridge
import TreeFormat
import VoiceOverEngine

/// `earshot voiceover`: VoiceOver for the desktop, following the keyboard from window to window.
struct VoiceOverCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voiceover",
    abstract: "Read the desktop as VoiceOver does, by its keys, until you turn it off.",
    discussion: """
      Follows the window and the element that keys go to, over all applications, and speaks. VoiceOver's keys are \
      taken wherever you are: hold Control and Alt, or Caps Lock, as VO; Super is Command. All other keys go to the \
      application. What is heard and each of these keys are printed as well.

      \(Self.keyHelp)

      Needs X11 and at-spi2-core. Your settings are kept, as earshot settings shows them.

      For example:

        earshot voiceover
        earshot voiceover --mute --modifier caps-lock
      """)

  /// What is held for VoiceOver's keys.
  enum Modifier: String, ExpressibleByArgument, CaseIterable {
    case controlAlt = "control-alt"
    case capsLock = "caps-lock"
  }

  @Option(help: "What VO is: control-alt or caps-lock.")
  var modifier = Modifier.controlAlt

  @Flag(help: "Speak nothing, and only print what would be heard.")
  var mute = false

  @Option(
    help: ArgumentHelp(
      "The voice of words without a language of their own: en-gb, de, ….", valueName: "voice"))
  var voice: String?

  @Option(help: ArgumentHelp("The language that VoiceOver speaks: de, pt-BR, ar ….", valueName: "tag"))
  var language = "en"

  @OptionGroup(title: "Settings") var settings: SettingsOptions
  @OptionGroup(title: "Rules") var choices: RuleOptions
  @OptionGroup(title: "Braille") var braille: BrailleOptions

  mutating func validate() throws {
    guard Dialect.language(for: language) != nil else {
      let languages = Dialect.languages.joined(separator: ", ")
      throw ValidationError("VoiceOver has no words in \(language). --language is one of: \(languages).")
    }
  }

  mutating func run() async throws {
    let file = settings.file ?? .own
    var person = try settings.file == nil ? file.read(isRequired: false) : settings.person()
    if settings.file == nil { person = try settings.changing(person) }
    let chosen = try choices.choices(person)
    var dialect = Dialect.macOS
    dialect.language = language
    let voiceOver = VoiceOver(dialect.following(chosen), settings: person.present)
    var heard = OutputRecorders(braille: try braille.writer(person))
    if !mute {
      let spoken = voice ?? person.voice ?? language
      do {
        heard.voice = try LiveVoice(program: try Installation.current().speech, voice: spoken)
      } catch let error as SpeechError where error.code == .noDevice {
        throw DesktopError(.noSound, error.subject)
      }
    }
    let bus = try await AccessibilityBus.connect()
    let inbox = DesktopInbox()
    Interruption.answer { inbox.put(.quit) }
    let filter = DesktopKeyFilter(for: voiceOver, usesCapsLock: modifier == .capsLock, inbox)
    let keys = DesktopKeys(on: bus, filter)
    let missing = try keys.check()
    try await keys.take(for: voiceOver, isTyping: false)
    if !missing.isEmpty {
      let list = missing.map { $0.line.uppercased() }.joined(separator: ", ")
      Output.error("earshot: Another program holds these keys, which it gets in place of VoiceOver: \(list).")
    }
    let desktop = DesktopApp(
      on: bus, onChange: { inbox.put(.change) },
      note: { line in Output.result("  (\(VisibleText.line(line)))\n") })
    let equipment = TechnologyDevice(
      isMac: true, language: voiceOver.dialect.language, languages: [voiceOver.dialect.language],
      identifier: .library, settings: person.technologies)
    var driving = try await Driving(
      desktop, preview: PreviewInfo(name: "Desktop", file: "desktop", line: 1, kind: .app),
      voiceOver: voiceOver, script: nil, heard: heard, pictureScale: nil, rules: chosen, equipment: equipment)
    try await driving.follow(desktop, by: keys, inbox)
    Output.result("  (VoiceOver off)\n")
    if let changed = await driving.settings, changed != person.present {
      person.take(changed)
      try file.write(person)
    }
  }

  /// The keys that are used most.
  private static let keyHelp = """
    VO-Right, VO-Left        to the next item, or the one before
    VO-Shift-Down, -Up       into a group, and out of it
    VO-Space                 activate
    VO-A                     read all
    VO-Command-/             More Content
    VO-I                     item chooser
    VO-T                     the title of the window
    Control                  be silent
    Command-F5               leave
    """
}
