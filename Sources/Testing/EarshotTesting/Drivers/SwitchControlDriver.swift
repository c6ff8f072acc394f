import EarshotSession
import Testing

@_exported import struct SwitchControlEngine.SwitchControl

/// Switch Control in the hands of a test; the first press turns it on.
@MainActor
public struct SwitchControlDriver: TechnologyDriver {
  /// The technology that is driven.
  public typealias Technology = SwitchControl
  /// The screen it is used on.
  public let screen: Screen

  /// Presses a switch.
  ///
  ///     try await screen.switchControl.press()
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func press(_ input: SwitchControl.Input = .select) async throws {
    try await send(input)
  }
}

extension Screen {
  /// Switch Control, as a test drives it.
  public var switchControl: SwitchControlDriver { SwitchControlDriver(screen: self) }
}
