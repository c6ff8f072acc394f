import Foundation

/// A file in which an app describes what it sells, as the development tools write it.
struct ShopFile: Decodable {
  struct Words: Decodable {
    var description = ""
    var displayName = ""
    var locale = ""
  }

  struct Offer: Decodable {
    var displayPrice: String?
    var internalID: String?
    var numberOfPeriods: Int?
    var paymentMode: String?
    var subscriptionPeriod: String?
  }

  struct Item: Decodable {
    var productID: String
    var displayPrice: String
    var type: String
    var referenceName: String?
    var familyShareable: Bool?
    var localizations: [Words]?
    var recurringSubscriptionPeriod: String?
    var introductoryOffer: Offer?
    var groupNumber: Int?
  }

  struct Group: Decodable {
    var id: String
    var name: String
    var subscriptions: [Item]?
  }

  struct Settings: Decodable {
    // The file's own names begin with an underscore.
    var locale: String?
    var storefront: String?

    enum CodingKeys: String, CodingKey {
      case locale = "_locale"
      case storefront = "_storefront"
    }
  }

  var products: [Item]?
  var nonRenewingSubscriptions: [Item]?
  var subscriptionGroups: [Group]?
  var settings: Settings?

  /// What all groups and lists hold, each with the group it is in.
  var items: [(item: Item, group: Group?)] {
    ((products ?? []) + (nonRenewingSubscriptions ?? [])).map { ($0, nil) }
      + (subscriptionGroups ?? []).flatMap { group in (group.subscriptions ?? []).map { ($0, group) } }
  }
}
