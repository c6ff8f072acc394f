import AppHost
import AppResources
import SwiftUI

/// Shows a product of the shop with its price, which is the button that buys it.
///
///     ProductView(id: "bones.10")
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let id: Product.ID
  private let icon: Icon?
  @State private var state = StoreLoading.loading
  @State private var known: Product?
  @Environment(\.purchaseHandlers) private var handlers

  /// The product, or that it is not there.
  public var body: some View {
    content.task {
      guard known == nil else { return }
      known = try? await Product.products(for: [id]).first
      state = known == nil ? .unavailable : .loaded
    }
  }

  @ViewBuilder
  private var content: some View {
    if let known {
      ProductRow(product: known, icon: icon.map { AnyView($0) }, handlers: handlers)
    } else if state == .loading {
      ProgressView()
    } else {
      Text(String(system: .storeUnavailable))
    }
  }

  private init(_ id: Product.ID, _ product: Product?, icon: Icon?) {
    self.id = id
    self.icon = icon
    _known = State(initialValue: product)
  }

  /// Shows the product of an identifier with a picture.
  public init(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(id, nil, icon: icon())
  }

  /// Shows the product of an identifier with a picture.
  public init(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == EmptyView {
    self.init(id, nil, icon: icon())
  }

  /// Shows the product of an identifier.
  public init(
    id: Product.ID, prefersPromotionalIcon: Bool = false
  ) where Icon == EmptyView, PlaceholderIcon == EmptyView {
    self.init(id, nil, icon: nil)
  }

  /// Shows a product.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false
  ) where Icon == EmptyView, PlaceholderIcon == EmptyView {
    self.init(product.id, product, icon: nil)
  }

  /// Shows a product with a picture.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == EmptyView {
    self.init(product.id, product, icon: icon())
  }
}

/// How far a view of the shop is.
enum StoreLoading {
  case loading, loaded, unavailable
}

/// A product as every view of the shop shows it: name, what it is, and its price as a button.
struct ProductRow: View {
  let product: Product
  let icon: AnyView?
  let handlers: PurchaseHandlers

  var body: some View {
    HStack {
      icon?.accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text(product.displayName).font(.headline)
        if !product.description.isEmpty { Text(product.description).font(.subheadline) }
      }
      .accessibilityElement(children: .contain)
      Spacer()
      Button(product.displayPrice) { handlers.buy(product) }
    }
    .accessibilityElement(children: .contain)
  }
}
