import EarshotSession
import SwitchControlEngine

/// Switch Control in the hands of a test; the first press turns it on.
@MainActor
public struct SwitchControlDriver {
  let screen: Screen

  /// Presses a switch.
  ///
  ///     try await screen.switchControl.press()
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func press(_ input: SwitchControl.Input = .select) async throws {
    try await screen.doing {
      screen.records += try await screen.session.turnOn(SwitchControl.self)
      screen.records += try await screen.session.send(input, to: SwitchControl.self)
    }
  }
}

extension Screen {
  /// Switch Control, as a test drives it.
  public var switchControl: SwitchControlDriver { SwitchControlDriver(screen: self) }
}
