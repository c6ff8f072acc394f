import AppHost
import AppResources
import SwiftUI

/// What a button for paying is for.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
  let type: PKPaymentButtonType

  /// Nothing that is said.
  public static let plain = PayWithApplePayButtonLabel(type: .plain)
  /// A purchase.
  public static let buy = PayWithApplePayButtonLabel(type: .buy)
  /// A purchase at the end of an order.
  public static let checkout = PayWithApplePayButtonLabel(type: .checkout)
  /// A gift.
  public static let donate = PayWithApplePayButtonLabel(type: .donate)
  /// A reservation.
  public static let book = PayWithApplePayButtonLabel(type: .book)
  /// Something that is renewed.
  public static let subscribe = PayWithApplePayButtonLabel(type: .subscribe)
  /// Something that is brought later.
  public static let order = PayWithApplePayButtonLabel(type: .order)
}

/// A button for paying.
///
///     PayWithApplePayButton(.buy) { pay() }
public struct PayWithApplePayButton: View {
  private let label: PayWithApplePayButtonLabel
  private let action: () -> Void

  /// Makes a button that does something of the app's own.
  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
    self.label = label
    self.action = action
  }

  /// The button with words of the system.
  public var body: some View { Button(label.type.words) { action() } }
}

/// A button that adds passes to those of a person.
public struct AddPassToWalletButton: View {
  private let action: () -> Void

  /// Makes a button that does something of the app's own.
  public init(action: @escaping () -> Void) { self.action = action }

  /// Makes a button for passes; nobody adds them here, which is told.
  public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) { action = { onCompletion(false) } }

  /// The button with words of the system.
  public var body: some View { Button(String(system: .addToWallet)) { action() } }
}

extension View {
  /// Sets the colours of buttons for paying.
  public nonisolated func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
    self
  }
  /// Sets the colours of buttons that add passes.
  public nonisolated func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View {
    self
  }
}

/// The colours of a button for paying.
public enum PayWithApplePayButtonStyle: Hashable, Sendable {
  /// White, white with an edge, black, or as the screen is.
  case white, whiteOutline, black, automatic
}

/// The colours of a button that adds passes.
public enum AddPassToWalletButtonStyle: Hashable, Sendable {
  /// Black, or black with an edge.
  case black, blackOutline
}
