import AppHost
import AppResources
import SwiftUI

/// Shows the subscriptions of a group to choose from, and the button that subscribes.
public struct SubscriptionStoreView<Content: View>: View {
  private let choice: SubscriptionChoice
  private let marketing: Content?
  @State private var products: [Product]?
  @State private var chosen: Product.ID?
  @Environment(\.purchaseHandlers) private var handlers
  @Environment(\.storeButtons) private var buttons
  @Environment(\.locale) private var locale

  /// What the app says about it, the subscriptions, and the button.
  public var body: some View {
    ScrollView {
      VStack {
        header
        ForEach(products ?? []) { product in option(product) }
        if let product = products?.first(where: { $0.id == chosen }) {
          Button(String(system: .subscribe)) { handlers.buy(product) }
        }
        if products == nil {
          ProgressView()
        } else if products == [] {
          Text(String(system: .storeUnavailable))
        }
        StoreButtons(shown: buttons)
      }
    }
    .task {
      guard products == nil else { return }
      let found = choice.found(in: Shop.current.products)
      products = found
      chosen = found.first?.id
    }
  }

  @ViewBuilder
  private var header: some View {
    if let marketing {
      marketing
    } else if let name = products?.first?.subscription?.groupDisplayName {
      Text(name).font(.title)
    }
  }

  /// One subscription: what it is called, what it costs and for how long.
  private func option(_ product: Product) -> some View {
    Button {
      chosen = product.id
    } label: {
      VStack(alignment: .leading) {
        Text(product.displayName).font(.headline)
        Text(price(of: product))
        if !product.description.isEmpty { Text(product.description) }
      }
    }
    .accessibilityAddTraits(product.id == chosen ? .isSelected : [])
  }

  private func price(of product: Product) -> String {
    guard let period = product.subscription?.subscriptionPeriod else { return product.displayPrice }
    return "\(product.displayPrice) / \(period.words(in: locale))"
  }

  private init(_ choice: SubscriptionChoice, _ marketing: Content?) {
    self.choice = choice
    self.marketing = marketing
  }

  /// Shows the subscriptions of a group below what the app says about it.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {
    self.init(.group(groupID), marketingContent())
  }

  /// Shows some subscriptions below what the app says about them.
  public init<Identifiers: Collection>(
    productIDs: Identifiers, @ViewBuilder marketingContent: () -> Content
  ) where Identifiers.Element == Product.ID {
    self.init(.products(Array(productIDs)), marketingContent())
  }

  /// Shows some subscriptions below what the app says about them.
  public init<Products: Collection>(
    subscriptions: Products, @ViewBuilder marketingContent: () -> Content
  ) where Products.Element == Product {
    self.init(.products(subscriptions.map(\.id)), marketingContent())
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// Shows the subscriptions of a group.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
    self.init(.group(groupID), nil)
  }

  /// Shows some subscriptions.
  public init<Identifiers: Collection>(productIDs: Identifiers) where Identifiers.Element == Product.ID {
    self.init(.products(Array(productIDs)), nil)
  }
}

/// Which subscriptions are shown.
enum SubscriptionChoice {
  case group(String)
  case products([Product.ID])

  func found(in all: [Product]) -> [Product] {
    switch self {
    case .group(let group): all.filter { $0.subscription?.subscriptionGroupID == group }
    case .products(let ids): ids.compactMap { id in all.first { $0.id == id } }
    }
  }
}

extension Product {
  /// How the subscriptions that are shown stand to the one that a person has.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// More than that.
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    /// Less than that.
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    /// As much, in another way.
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    /// That itself.
    public static let current = SubscriptionRelationship(rawValue: 8)
    /// Any of them.
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}
