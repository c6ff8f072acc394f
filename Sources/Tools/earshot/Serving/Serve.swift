import AccessibilityModel
import AppBuilding
import ArgumentParser
import DeviceServer
import EarshotSession
import Foundation
import LanguageBridge
import SpeechBridge
import TreeFormat
import VoiceOverEngine

/// `earshot serve`: a device in the browser.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "A device in the browser: its screen, cursor, rotor, captions and sound.",
    discussion: """
      Shows a preview of the target, with VoiceOver on, in a page that only this machine and whoever knows the \
      address can open. A pointer is a finger, the keyboard is the device's; what is saved is shown and spoken at \
      once. Control-C ends it.

      For example:

        earshot serve File.swift
        earshot serve --example kennel --port 8080
      """)

  @OptionGroup(title: "Target") var target: ServedTargetOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions
  @OptionGroup(title: "Settings") var settings: SettingsOptions
  @OptionGroup(title: "Rules") var choices: RuleOptions
  @OptionGroup(title: "Braille") var braille: BrailleOptions
  @OptionGroup(title: "Braille") var brailleDisplay: BrailleDisplayOptions

  @Option(help: ArgumentHelp("The port of the page; a free one where none is named.", valueName: "number"))
  var port: UInt16 = 0

  @Option(help: ArgumentHelp("The voice of words without a language of their own.", valueName: "voice"))
  var voice: String?

  mutating func run() async throws {
    let person = try settings.person()
    let chosen = try choices.choices(person)
    var voiceOver = speech.voiceOver(person.present, following: chosen)
    let launch = speech.launchOptions(on: screen, for: voiceOver, rules: chosen)
    if voiceOver.dialect.platform == .iOS { voiceOver.statusBar = StatusBar(on: launch) }
    let line = try braille.writer(person)
    let display = try brailleDisplay.display(braille, person)
    let installation = try Installation.current()
    let inbox = Inbox()
    let files: PageFiles
    do { files = try PageFiles(folder: installation.page) } catch {
      throw TargetError(.incompleteInstallation, installation.page)
    }
    let server: DeviceServer
    do { server = try await DeviceServer(files, port: port) { inbox.put(.page($0)) } } catch {
      throw ValidationError("Port \(port) cannot be opened. Name another one, or leave --port out.")
    }
    let running = Task { try await server.run() }
    defer { running.cancel() }
    let voice = try? PageVoice(
      program: installation.speech, voice: voice ?? person.voice ?? voiceOver.dialect.language, server: server
    )
    Interruption.answer {
      ProcessCleanup.giveBack()
      _exit(0)
    }
    Output.result("\(server.address)\n")
    Output.error("earshot: Open the address in a browser of this machine. Control-C ends it.")
    try target.watch { inbox.put($0) }
    let equipment = TechnologyDevice(
      languages: [launch.locale, voiceOver.dialect.language], identifier: .library,
      settings: person.technologies, app: target.appName)
    let outlet = PageOutlet(server, voice: voice, braille: line)
    outlet.display = display
    display?.listen { inbox.put(.braille($0)) }
    var serving = Serving(
      target: target, voiceOver: voiceOver,
      device: ServedDevice(launch, language: voiceOver.dialect.language), outlet: outlet, inbox: inbox,
      equipment: equipment)
    try await serving.run()
  }
}
