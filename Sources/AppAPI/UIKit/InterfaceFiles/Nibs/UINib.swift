import Foundation

/// A file of views that are made anew each time it is asked.
///
///     table.register(UINib(nibName: "DogCell", bundle: nil), forCellReuseIdentifier: "dog")
@MainActor @preconcurrency
open class UINib: NSObject {
  let file: InterfaceFile?

  /// Finds a nib by its name; one that is not there holds nothing.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    file = InterfaceFiles.current.file(name, .xib, in: bundleOrNil)
    super.init()
    if file == nil { report(.noInterface(name, "xib")) }
  }

  /// Makes the objects at the top level of the file, connected with an owner.
  ///
  /// - Parameters:
  ///   - ownerOrNil: Who takes the place of the file's owner.
  ///   - optionsOrNil: Objects of other files that this one refers to; such files are not written any more.
  /// - Returns: The objects, in the order of the file.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    file.map { NibLoading(file: $0).objects(owner: ownerOrNil as? NSObject) } ?? []
  }

  /// Names an option of making the objects.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Makes the first view of a kind at the top level of the file.
  func first<View: UIView>(_ kind: View.Type, changes: [String: String]) -> View? {
    guard let file else { return nil }
    let found = NibLoading(file: file).objects(owner: nil, changes: changes).lazy.compactMap { $0 as? View }
      .first
    if found == nil { report(.noNibObject("\(kind)", file.fileName)) }
    return found
  }
}

extension Bundle {
  /// Makes the objects at the top level of a nib, connected with an owner; `nil` where there is no such file.
  ///
  /// - Parameters:
  ///   - name: The name of the nib.
  ///   - owner: Who takes the place of the file's owner.
  ///   - options: Objects of other files that this one refers to; such files are not written any more.
  /// - Returns: The objects, in the order of the file; `nil` where there is no such file.
  @MainActor @preconcurrency @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    return nib.file == nil ? nil : nib.instantiate(withOwner: owner, options: options)
  }
}

extension UITableView {
  /// Tells the nib of the cells that are made under an identifier; `nil` for none.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    describedCells[identifier] = nil
    guard let nib else { return }
    describedCells[identifier] = { nib.first(UITableViewCell.self, changes: ["reuseIdentifier": identifier]) }
  }

  /// Tells the nib of the views around sections that are made under an identifier; `nil` for none.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    describedEdges[identifier] = nil
    guard let nib else { return }
    describedEdges[identifier] = {
      nib.first(UITableViewHeaderFooterView.self, changes: ["reuseIdentifier": identifier])
    }
  }
}

extension UICollectionView {
  /// Tells the nib of the cells that are made under an identifier; `nil` for none.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    describedViews[identifier] = nil
    guard let nib else { return }
    describedViews[identifier] = { nib.first(UICollectionViewCell.self, changes: [:]) }
  }

  /// Tells the nib of the views of a kind that are made under an identifier; `nil` for none.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    let name = Self.name(identifier, kind)
    describedViews[name] = nil
    guard let nib else { return }
    describedViews[name] = { nib.first(UICollectionReusableView.self, changes: [:]) }
  }
}
