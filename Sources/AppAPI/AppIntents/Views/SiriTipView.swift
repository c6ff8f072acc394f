import SwiftUI

/// Tells what a person may say for an intent; without a voice assistant, as here, it is not shown.
public struct SiriTipView: View {
  /// Makes a tip for an intent.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool> = .constant(true)) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension View {
  /// Sets how tips about what may be said look.
  public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}

/// How tips about what may be said look.
public enum SiriTipViewStyle: Hashable, Sendable {
  /// As the screen is, dark or light.
  case automatic, dark, light
}
