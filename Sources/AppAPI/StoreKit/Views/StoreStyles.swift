import SwiftUI

/// How products look.
public protocol ProductViewStyle {}

/// A look of the system.
public struct BuiltInProductViewStyle: ProductViewStyle, SubscriptionStoreControlStyle {}

extension ProductViewStyle where Self == BuiltInProductViewStyle {
  /// As the place has it.
  public static var automatic: BuiltInProductViewStyle { BuiltInProductViewStyle() }
  /// Small.
  public static var compact: BuiltInProductViewStyle { BuiltInProductViewStyle() }
  /// In the middle.
  public static var regular: BuiltInProductViewStyle { BuiltInProductViewStyle() }
  /// With much room.
  public static var large: BuiltInProductViewStyle { BuiltInProductViewStyle() }
}

/// How subscriptions are chosen.
public protocol SubscriptionStoreControlStyle {}

extension SubscriptionStoreControlStyle where Self == BuiltInProductViewStyle {
  /// As the place has it.
  public static var automatic: BuiltInProductViewStyle { BuiltInProductViewStyle() }
  /// By a button each.
  public static var buttons: BuiltInProductViewStyle { BuiltInProductViewStyle() }
  /// In a list.
  public static var picker: BuiltInProductViewStyle { BuiltInProductViewStyle() }
  /// In a list that stands out.
  public static var prominentPicker: BuiltInProductViewStyle { BuiltInProductViewStyle() }
}

/// What is said on the button that subscribes.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
  /// What is done.
  public static let action = SubscriptionStoreButtonLabel(name: "action")
  /// What it costs.
  public static let price = SubscriptionStoreButtonLabel(name: "price")
  /// What it is called.
  public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
  /// In several lines.
  public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
}

extension ContainerBackgroundPlacement {
  /// Behind what an app says about subscriptions.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
  /// Behind all of the subscriptions.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
    name: "subscriptionStoreFullHeight")
  /// Behind the subscriptions.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}
