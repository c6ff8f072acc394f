import SwiftUI

/// What an app does when a product is bought in a view of the shop.
struct PurchaseHandlers {
  var start: (@MainActor (Product) async -> Void)?
  var completion: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?

  @MainActor
  func buy(_ product: Product) {
    Task {
      await start?(product)
      do {
        let result = try await product.purchase()
        await completion?(product, .success(result))
      } catch {
        await completion?(product, .failure(error))
      }
    }
  }
}

private enum PurchaseHandlersKey: EnvironmentKey {
  static let defaultValue = PurchaseHandlers()
}

private enum StoreButtonsKey: EnvironmentKey {
  static let defaultValue: Set<StoreButtonKind> = []
}

extension EnvironmentValues {
  var purchaseHandlers: PurchaseHandlers {
    get { self[PurchaseHandlersKey.self] }
    set { self[PurchaseHandlersKey.self] = newValue }
  }

  var storeButtons: Set<StoreButtonKind> {
    get { self[StoreButtonsKey.self] }
    set { self[StoreButtonsKey.self] = newValue }
  }

  /// Buys a product.
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// Buys a product, as a person who confirms what the system asks.
public struct PurchaseAction: Sendable {
  /// Buys.
  ///
  /// - Throws: Nothing, as the shop is a file.
  @MainActor @discardableResult
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult {
    try await product.purchase(options: options)
  }
}

extension View {
  /// Does something before a product is bought in a view of the shop.
  @preconcurrency
  public nonisolated func onInAppPurchaseStart(
    perform action: (@MainActor (Product) async -> Void)?
  ) -> some View {
    transformEnvironment(\.purchaseHandlers) { $0.start = action }
  }

  /// Does something after a product was bought in a view of the shop.
  @preconcurrency
  public nonisolated func onInAppPurchaseCompletion(
    perform action: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View {
    transformEnvironment(\.purchaseHandlers) { $0.completion = action }
  }

  /// Shows or hides buttons of views of the shop.
  public nonisolated func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View {
    transformEnvironment(\.storeButtons) { buttons in
      if visibility == .visible { buttons.formUnion(kinds) } else { buttons.subtract(kinds) }
    }
  }

  /// Hands over by which purchase the person may use a product, and does so again after each purchase.
  @preconcurrency
  public nonisolated func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    modifier(
      ShopTask { await action(.success(await Transaction.currentEntitlement(for: productID))) })
  }

  /// Hands over how far the subscriptions of a group are, and does so again after each purchase.
  @preconcurrency
  public nonisolated func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    modifier(
      ShopTask {
        do { await action(.success(try await Product.SubscriptionInfo.status(for: groupID))) } catch {
          await action(.failure(error))
        }
      })
  }

  /// Hands over products once the shop has answered.
  @preconcurrency
  public nonisolated func storeProductsTask<Identifiers: Collection & Equatable & Sendable>(
    for ids: Identifiers, priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
  ) -> some View where Identifiers.Element == Product.ID {
    task {
      let products = (try? await Product.products(for: ids)) ?? []
      let found = Set(products.map(\.id))
      await action(.success(products, unavailable: ids.filter { !found.contains($0) }))
    }
  }

  /// Shows the system's screen of subscriptions, which is not here.
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  /// Shows the system's screen of a group's subscriptions, which is not here.
  public nonisolated func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }
  /// Shows the system's screen that gives money back, which is not here.
  public nonisolated func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View { self }
  /// Shows the system's screen that takes a code, which is not here.
  @preconcurrency
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  /// Sets how products look; they are heard alike.
  public nonisolated func productViewStyle<S: ProductViewStyle>(_ style: S) -> some View { self }
  /// Sets how subscriptions are chosen; they are heard alike.
  public nonisolated func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
    _ style: S
  ) -> some View { self }
  /// Sets what is said on the button that subscribes; it is heard alike.
  public nonisolated func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View { self }
  /// Shows a picture beside each subscription; it is seen alone.
  public nonisolated func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View { self }
  /// Says how a person who has an account with the app signs in; `storeButton` shows the button.
  public nonisolated func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
  /// Says where the rules of the app are.
  public nonisolated func subscriptionStorePolicyDestination(
    url: URL, for kind: SubscriptionStorePolicyKind
  ) -> some View { self }
  /// Sets what is behind a subscription on offer.
  public nonisolated func subscriptionStorePickerItemBackground<S: ShapeStyle>(_ style: S) -> some View {
    self
  }
}

/// Does something now and after each purchase.
struct ShopTask {
  private let action: @MainActor () async -> Void
  @State private var purchases = 0

  nonisolated init(action: @escaping @MainActor () async -> Void) { self.action = action }
}

extension ShopTask: ViewModifier {
  func body(content: Content) -> some View {
    content.onAppear { Shop.current.onChange { purchases += 1 } }.task(id: purchases) { await action() }
  }
}

/// What is known of what a person may use.
public enum EntitlementTaskState<Value> {
  /// Nothing yet.
  case loading
  /// Why it is not known.
  case failure(any Error)
  /// What they may use.
  case success(Value)

  /// What they may use, where that is known.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  /// The same with another value made of what they may use.
  public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }
}

extension EntitlementTaskState where Value: Sendable {
  /// The same with another value made of what they may use.
  public func map<T: Sendable>(
    _ transform: @Sendable (Value) async throws -> T
  ) async rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
}

/// The rules of an app.
public enum SubscriptionStorePolicyKind: Hashable, Sendable {
  /// What is done with what is known of a person, or what is agreed on.
  case privacyPolicy, termsOfService
}

extension Product {
  /// What is known of several products.
  public enum CollectionTaskState {
    /// Nothing yet.
    case loading
    /// Why they are not known.
    case failure(any Error)
    /// The products, and the identifiers of which the shop has none.
    case success([Product], unavailable: [Product.ID])

    /// The products, where they are known.
    public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }
  }
}
