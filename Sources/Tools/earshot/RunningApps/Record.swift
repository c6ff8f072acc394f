import ATSPIBridge
import AccessibilityModel
import ArgumentParser
import EarshotSession
import Foundation
import Synchronization
import TreeFormat

/// `earshot record`: a running application, kept to be heard again.
struct Record: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Keep what a running application shows and tells, to be driven again later.",
    discussion: """
      Follows an application of the desktop until Control-C, until it ends, or for some seconds, and writes its \
      screen, every change of it and every announcement, each with its time, to a file. drive plays the file again \
      as time passes there; hear, tree and audit read its last screen. Nothing is done in the application.

      For example:

        earshot record --app gedit session.json
        earshot drive session.json order.drive
      """)

  @Option(help: ArgumentHelp("The name, a part of it, or the process of the application.", valueName: "name"))
  var app: String

  @Argument(help: "The file that is written; - is the standard output.", completion: .file())
  var file: String

  @Option(help: ArgumentHelp("Seconds after which the recording ends.", valueName: "seconds"))
  var seconds = 3_600.0

  /// How many events a recording has at most.
  private static let mostEvents = 100_000

  mutating func validate() throws {
    guard seconds > 0, seconds <= 86_400 else {
      throw ValidationError("--seconds is more than 0, and at most a day.")
    }
  }

  mutating func run() async throws {
    let bus = try await AccessibilityBus.connect()
    let application = try await bus.application(app)
    let title = VisibleText.line(application.name.isEmpty ? app : application.name)
    let screen = RunningScreen(application, on: bus)
    let isInterrupted = InterruptionFlag()
    Interruption.answer { isInterrupted.set() }
    let file = BaselineFile(path: file)
    let began = ContinuousClock.now
    var entries = try await screen.start().map { EncodedSessionV1.Entry(at: .start, .event($0)) }
    // A file that cannot be written is told before anything is recorded.
    if !file.isStandard { try file.write(EncodedSessionV1(entries).text) }
    Output.error("earshot: \(title) is recorded. Control-C ends it.")
    var failure: ATSPIError?
    var ending = "after \(seconds.formatted()) s"
    while began.duration(to: .now) < .seconds(seconds) {
      if isInterrupted.isSet {
        ending = "by Control-C"
        break
      }
      guard entries.count < Self.mostEvents else {
        ending = "at \(Self.mostEvents) events"
        break
      }
      try await Task.sleep(for: .milliseconds(50))
      do throws(ATSPIError) {
        let events = try await screen.update()
        let instant = VirtualInstant.start.advanced(by: began.duration(to: .now))
        entries += events.map { EncodedSessionV1.Entry(at: instant, .event($0)) }
      } catch {
        // An application that ends is what may be recorded.
        if error.code != .ended { failure = error }
        ending = error.code == .ended ? "with the application" : "before its time"
        break
      }
    }
    try file.write(EncodedSessionV1(entries).text)
    let count = entries.count == 1 ? "1 event" : "\(entries.count) events"
    Output.error("earshot: \(title): \(count). The recording ended \(ending).")
    if let failure { throw failure }
  }
}

/// Whether the person asked the program to end.
private final class InterruptionFlag: Sendable {
  private let flag = Mutex(false)

  var isSet: Bool { flag.withLock { $0 } }
  func set() { flag.withLock { $0 = true } }
}
