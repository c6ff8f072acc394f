import AppHost
import AppResources
import SwiftUI

/// Shows several products of the shop below each other.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let ids: [Product.ID]
  private let icon: ((Product) -> Icon)?
  @State private var products: [Product]?
  @Environment(\.purchaseHandlers) private var handlers
  @Environment(\.storeButtons) private var buttons

  /// The products, or that the shop has none.
  public var body: some View {
    ScrollView {
      VStack {
        if let products, !products.isEmpty {
          ForEach(products) { product in
            ProductRow(product: product, icon: icon.map { AnyView($0(product)) }, handlers: handlers)
          }
        } else if products == nil {
          ProgressView()
        } else {
          Text(String(system: .storeUnavailable))
        }
        StoreButtons(shown: buttons)
      }
    }
    .task {
      guard products == nil else { return }
      let found = (try? await Product.products(for: ids)) ?? []
      products = ids.compactMap { id in found.first { $0.id == id } }
    }
  }

  private init(_ ids: [Product.ID], _ products: [Product]?, _ icon: ((Product) -> Icon)?) {
    self.ids = ids
    self.icon = icon
    _products = State(initialValue: products)
  }

  /// Shows the products of some identifiers.
  public init<Identifiers: Collection>(
    ids: Identifiers, prefersPromotionalIcon: Bool = false
  ) where Identifiers.Element == Product.ID, Icon == EmptyView, PlaceholderIcon == EmptyView {
    self.init(Array(ids), nil, nil)
  }

  /// Shows products.
  public init<Products: Collection>(
    products: Products, prefersPromotionalIcon: Bool = false
  ) where Products.Element == Product, Icon == EmptyView, PlaceholderIcon == EmptyView {
    self.init(products.map(\.id), Array(products), nil)
  }

  /// Shows the products of some identifiers, each with a picture.
  public init<Identifiers: Collection>(
    ids: Identifiers, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
  ) where Identifiers.Element == Product.ID, PlaceholderIcon == EmptyView {
    self.init(Array(ids), nil, icon)
  }

  /// Shows the products of some identifiers, each with a picture, and one until it is there.
  public init<Identifiers: Collection>(
    ids: Identifiers, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) where Identifiers.Element == Product.ID {
    self.init(Array(ids), nil, icon)
  }
}

/// The buttons below what a shop sells.
struct StoreButtons: View {
  let shown: Set<StoreButtonKind>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if shown.contains(.restorePurchases) {
      Button(String(system: .restorePurchases)) { Task { try? await AppStore.sync() } }
    }
    if shown.contains(.cancellation) {
      Button(String(system: .close), systemImage: "xmark") { dismiss() }
    }
  }
}

/// A button that a shop can have.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String

  /// It closes the shop.
  public static let cancellation = StoreButtonKind(name: "cancellation")
  /// It brings back what was bought before.
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  /// It takes a code; the system's own screen is not here.
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  /// It signs a person in to the app.
  public static let signIn = StoreButtonKind(name: "signIn")
  /// It shows the rules.
  public static let policies = StoreButtonKind(name: "policies")
}
