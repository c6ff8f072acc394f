import AccessibilityModel
import EarshotSession
import EffortEngine
import KeyboardAccessEngine
import SwitchControlEngine
import Testing
import VoiceControlEngine

extension Screen {
  /// Says something to Voice Control, which is turned on where it is off.
  ///
  ///     try await screen.say("Tap take survey")
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func say(_ words: String) async throws {
    try await doing {
      records += try await session.turnOnVoiceControl()
      records += try await session.send(.say(words), to: VoiceControl.self)
    }
  }

  /// Presses keys for Full Keyboard Access one after the other, which is turned on where it is off.
  ///
  ///     try await screen.press("tab", "tab-z")
  ///
  /// - Parameters:
  ///   - keys: The keys as a script has them; what is held and the key are joined by `-`.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func press(
    _ keys: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    try await doing {
      records += try await session.turnOnKeyboardAccess()
      for key in keys {
        guard let press = KeyPress(key) else {
          Issue.record(
            "No keys \"\(key)\". Write them as in tab-z or shift-tab.", sourceLocation: sourceLocation)
          continue
        }
        records += try await session.send(.press(press), to: KeyboardAccess.self)
      }
    }
  }

  /// The keys that do something in the app now, as the list shows them while Command is held: `New: Command N`.
  ///
  ///     #expect(try await screen.shortcuts == ["New: Command N"])
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public var shortcuts: [String] {
    get async throws {
      try await doing { records += try await session.send(.shortcuts, to: DirectRequests.self) }
      guard case .shortcuts(let shortcuts)? = await session.technology(DirectRequests.self)?.answer else {
        return []
      }
      return shortcuts.map(\.words)
    }
  }

  /// Presses a switch of Switch Control, which is turned on where it is off.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func flip(_ input: SwitchControl.Input = .select) async throws {
    try await doing {
      records += try await session.turnOnSwitchControl()
      records += try await session.send(input, to: SwitchControl.self)
    }
  }

  /// What technologies draw over the screen now, as text: their titles and what is written on their marks.
  public var shown: [String] {
    var overlays: [String: Overlay] = [:]
    for record in records {
      if case .show(let overlay) = record.effect { overlays[record.technology] = overlay }
    }
    let drawn = overlays.sorted { $0.key < $1.key }.map(\.value)
    return drawn.flatMap { overlay in
      [overlay.title].filter { !$0.isEmpty }
        + overlay.marks.map { mark in
          [mark.text, mark.hasActions ? "↔" : "", mark.label].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }
  }

  /// The element that the ring of Full Keyboard Access is around.
  public var ringed: AccessibilityElement? {
    get async { await session.technology(KeyboardAccess.self)?.focus.flatMap { tree[$0] } }
  }

  /// What everything on the screen costs in each technology, beginning from a screen just met.
  ///
  /// - Complexity: O(states × moves) of each technology.
  public var effort: EffortTable { EffortTable(tree, with: EffortTable.Technologies(rules: session.rules)) }

  /// What keeps people from using the screen as it is now.
  ///
  /// - Complexity: O(states × moves) of each technology.
  public var barriers: [AccessBarrier] {
    AccessWalk(tree, with: EffortTable.Technologies(rules: session.rules)).barriers
  }
}
