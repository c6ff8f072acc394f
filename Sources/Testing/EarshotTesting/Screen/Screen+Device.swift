import AppHost
import UIKit

extension Screen {
  /// What the app let people feel since it began, by name, such as `success` or `impact light`.
  ///
  ///     #expect(screen.haptics == ["selection"])
  public var haptics: [String] { host[AppHaptics.self].entries.map(\.name) }

  /// Turns the device; an app that does not follow in that position stays as it is.
  ///
  /// - Parameter orientation: The position in which the interface is to be shown.
  /// - Returns: True where the app followed.
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation) async throws -> Bool {
    var followed = false
    try await doing {
      followed = host.withApp { UIDevice.current.turn(to: orientation) }
      records += try await session.wait(.zero)
    }
    return followed
  }

  /// Leaves the app, as the gesture at the lower edge does, and comes back to it.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func leaveAndReturn() async throws {
    try await doing {
      host.withApp { UIApplication.shared.goHome() }
      records += try await session.wait(.zero)
      host.withApp { UIApplication.shared.comeBack() }
      records += try await session.wait(.zero)
    }
  }
}
