import Foundation

/// The screen reader Orca on a private desktop, whose words are taken in place of being spoken.
package final class Orca: Sendable {
  /// What it has said.
  package let speech: SpeechDispatcher
  private let program: RunningProgram

  /// Settings that leave out what is no answer to an event, and no look at other screen readers of the machine.
  private static let script = """
    import sys
    from orca import debug, orca, settings
    debug.debugLevel = debug.LEVEL_OFF
    chosen = dict(enableKeyEcho=False, enableSound=False, enableTutorialMessages=False, enableBraille=False)
    manager = orca.getSettingsManager()
    manager.activate(None, chosen)
    for name, value in chosen.items():
        setattr(settings, name, value)
    sys.exit(orca.main())
    """

  /// Starts it, and waits until it is there.
  ///
  /// - Throws: `RunningProgram.Failure` where it says nothing.
  package init(on desktop: PrivateDesktop) async throws {
    speech = try SpeechDispatcher(at: "\(desktop.folder.path)/run/speech")
    program = try desktop.start(
      ["/usr/bin/python3", "-c", Self.script], ["SPEECHD_ADDRESS": speech.address])
    guard try await speech.wait(for: "Screen reader on.", after: 0, within: 40) != nil else {
      throw RunningProgram.Failure(description: "Orca does not start; it says \(speech.lines(after: 0)).")
    }
  }
}
