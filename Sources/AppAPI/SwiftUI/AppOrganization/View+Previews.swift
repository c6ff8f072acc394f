import Foundation

/// The size that a preview is shown in; it is always that of a device here.
public enum PreviewLayout: Sendable {
  /// That of the device.
  case device
  /// That of the view.
  case sizeThatFits
  /// So many points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device that a preview is meant for.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public enum InterfaceOrientation: CaseIterable, Sendable {
  /// Upright.
  case portrait
  /// The button or the bar that leads home at the top.
  case portraitUpsideDown
  /// Turned, its top to the left.
  case landscapeLeft
  /// Turned, its top to the right.
  case landscapeRight
}

extension View {
  /// Calls the view something among the previews of a provider, each of which is heard by itself.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewNameModifier(name: value))
  }

  /// Shows the preview in a size; a person hears it on the device that was asked for on the command line.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Shows the preview on a device; a person hears it on the one that was asked for on the command line.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Shows the preview on a device that is turned; it is heard as the device is held.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// A type whose views are shown to the developer.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}
