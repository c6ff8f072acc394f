import Foundation

extension UICollectionView {
  /// How the cells of a kind are made and filled.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with what is to be known of an item.
    public typealias Handler =
      @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = "earshot.cell.\(UUID().uuidString)"
    let handler: Handler

    /// Makes a registration from what fills a cell.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How the views of a kind that belong to sections are made and filled.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view with what is to be known of its section.
    public typealias Handler =
      @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let identifier = "earshot.view.\(UUID().uuidString)"
    let kind: String
    let handler: Handler

    /// Makes a registration for a kind from what fills a view.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// Tells the class of the cells that are made under an identifier; `nil` for none.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    describedViews[identifier] = nil
    registered[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Tells the class of the views of a kind that are made under an identifier; `nil` for none.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    describedViews[Self.name(identifier, elementKind)] = nil
    registered[Self.name(identifier, elementKind)] = viewClass as? UICollectionReusableView.Type
  }

  /// A cell with an identifier that serves no item now, or a new one of the registered class.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = kept(identifier, at: indexPath) { return cell }
    if let cell = reused(identifier) as? UICollectionViewCell { return cell }
    report(.unregistered(identifier, in: self))
    let cell = UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A view with an identifier that serves no section now, or a new one of the registered class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = Self.name(identifier, elementKind)
    if let view = reused(name) { return view }
    report(.unregistered(identifier, in: self))
    let view = UICollectionReusableView(frame: .zero)
    view.reuseIdentifier = name
    return view
  }

  /// A cell of a registration, filled with an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let kept = kept(registration.identifier, at: indexPath) as? Cell
    let cell = kept ?? reused(registration.identifier, as: Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view of a registration, filled with what is to be known of its section.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = reused(registration.identifier, as: Supplementary.self)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  /// The cell of an item that is asked for anew, where it has one of the name.
  private func kept(_ identifier: String, at path: IndexPath) -> UICollectionViewCell? {
    guard let reconfigured, reconfigured.path == path, reconfigured.cell.reuseIdentifier == identifier else {
      return nil
    }
    return reconfigured.cell
  }

  static func name(_ identifier: String, _ kind: String) -> String { "\(kind)/\(identifier)" }

  private func reused(_ name: String) -> UICollectionReusableView? {
    if let view = reusable[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let view = describedViews[name]?() {
      view.reuseIdentifier = name
      return view
    }
    return registered[name]?.make(registeredAs: name)
  }

  private func reused<View: UICollectionReusableView>(_ name: String, as type: View.Type) -> View {
    if let view = reused(name) as? View { return view }
    registered[name] = type
    guard let view = type.make(registeredAs: name) as? View else {
      fatalError("A class makes an object of its own.")
    }
    return view
  }
}
