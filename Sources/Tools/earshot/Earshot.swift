import ATSPIBridge
import AccessibilityModel
import AppBuilding
import ArgumentParser
import BrailleBridge
import DBus
import EarshotSession
import Foundation
import SpeechBridge

/// The command line; each command has a file of its own.
@main
struct Earshot: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "earshot",
    abstract: "What people who use assistive technologies meet in an app.",
    discussion: """
      For example:

        earshot hear File.swift
        earshot help hear
      """,
    version: Version.text,
    subcommands: [
      Hear.self, Tree.self, Drive.self, Serve.self, Effort.self, Look.self, AuditCommand.self, Crawl.self,
      Why.self, Diff.self, Apps.self, Record.self, VoiceOverCommand.self, Run.self, SettingsCommand.self,
      RulesCommand.self, Conform.self, CacheCommand.self, ManualCommand.self,
    ])

  /// Runs what the command line asks for.
  ///
  /// Leaves with 0 when all went well, 1 when there is something to look at, 2 when the target or the command line
  /// is wrong; then one line on the error output says what, and what to do next.
  static func main() async {
    Output.survivesClosedPipes()
    let interruption = Interruption()
    defer { interruption.end() }
    if let unknown = UnknownCommand(
      Array(CommandLine.arguments.dropFirst()), among: configuration.subcommands.compactMap(name))
    {
      Output.error("earshot: \(unknown.message)")
      Foundation.exit(2)
    }
    do {
      try await Transcript.$width.withValue(Terminal.columns) {
        try await SourceLocation.$folder.withValue(FileManager.default.currentDirectoryPath) {
          var command = try parseAsRoot()
          if var asynchronous = command as? any AsyncParsableCommand {
            try await asynchronous.run()
          } else {
            try command.run()
          }
        }
      }
    } catch let error as TargetError {
      Output.error("earshot: \(error)")
      Foundation.exit(2)
    } catch let error as SavedFileError {
      Output.error("earshot: \(error)")
      Foundation.exit(2)
    } catch let error as ATSPIError {
      Output.error("earshot: \(error)")
      Foundation.exit(2)
    } catch let error as DesktopError {
      Output.error("earshot: \(error)")
      Foundation.exit(2)
    } catch let error as FileWatch.Failure {
      Output.error("earshot: \(error)")
      Foundation.exit(2)
    } catch let error as SpeechError {
      Output.error("earshot: \(error)")
      Foundation.exit(2)
    } catch let error as DBusError {
      Output.error("earshot: \(error)")
      Foundation.exit(2)
    } catch let error as ListeningError {
      Output.error("earshot: \(error)")
      Foundation.exit(2)
    } catch let error as BrailleError {
      Output.error("earshot: \(error)")
      Foundation.exit(2)
    } catch let error as SettingsError {
      Output.error("earshot: \(error)")
      Foundation.exit(2)
    } catch let error as ScriptError {
      for line in error.description.split(separator: "\n") { Output.error("earshot: \(line)") }
      Foundation.exit(2)
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      let message = Self.visible(fullMessage(for: error))
      guard exitCode(for: error).isSuccess else {
        Output.message(message)
        Foundation.exit(2)
      }
      Output.result(message + "\n")
    }
  }

  /// A message in which what was given on the command line ends no line.
  private static func visible(_ message: String) -> String {
    CommandLine.arguments.dropFirst().reduce(message) { message, argument in
      let shown = VisibleText.line(argument)
      return shown == argument ? message : message.replacing(argument, with: shown)
    }
  }

  /// The name of a command, as it is written on the command line.
  private static func name(_ command: any ParsableCommand.Type) -> String? {
    command.configuration.commandName ?? "\(command)".lowercased()
  }
}
