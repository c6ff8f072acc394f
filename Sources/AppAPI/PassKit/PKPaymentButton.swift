import AppHost
import AppResources
@_exported import UIKit

/// What a button for paying is for.
public enum PKPaymentButtonType: Int, Sendable {
  /// Nothing that is said, or a purchase.
  case plain, buy
  /// Other purposes, which are heard like nothing that is said.
  case setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support
  /// More of them.
  case contribute, tip, `continue`

  var words: String { self == .buy ? String(system: .buyWith, ["name": Self.service]) : Self.service }

  /// A name, the same in every language.
  private static let service = "Apple Pay"
}

/// The colours of a button for paying.
public enum PKPaymentButtonStyle: Int, Sendable {
  /// White, white with an edge, black, or as the screen is.
  case white, whiteOutline, black, automatic
}

/// A button for paying, with words of the system.
open class PKPaymentButton: UIButton {
  /// Makes a button.
  public convenience init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    accessibilityLabel = type.words
  }
}

/// A button that adds a pass to those of a person.
open class PKAddPassButton: UIButton {
  /// Makes a button.
  public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
    self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    accessibilityLabel = String(system: .addToWallet)
  }
}

/// The colours of a button that adds a pass.
public enum PKAddPassButtonStyle: Int, Sendable {
  /// Black, or black with an edge.
  case black, blackOutline
}
