import Foundation

/// Whether what a cell shows has to follow its state anew.
@MainActor
struct ConfigurationKeeper<Cell> {
  /// Sets what the cell shows from its state.
  var handler: (@MainActor (Cell, UICellConfigurationState) -> Void)?
  /// True where the state was not looked at yet.
  var isStale = true
  var isUpdating = false

  init() {}
}

extension UITableViewCell {
  /// Sets what a cell shows from its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void

  /// Sets what the cell shows, before it is shown and whenever its state becomes another one.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurationKeeper.handler }
    set {
      configurationKeeper.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Asks for what the cell shows to be set from its state before the next look at the screen.
  public func setNeedsUpdateConfiguration() {
    guard !configurationKeeper.isUpdating else { return }
    configurationKeeper.isStale = true
    setNeedsLayout()
  }

  /// Sets what the cell shows from its state, where that was not done yet.
  func settleConfiguration() {
    guard configurationKeeper.isStale, !configurationKeeper.isUpdating else { return }
    configurationKeeper.isStale = false
    configurationKeeper.isUpdating = true
    updateConfiguration(using: configurationState)
    configurationKeeper.isUpdating = false
  }
}

extension UICollectionViewCell {
  /// Sets what a cell shows from its state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (UICollectionViewCell, UICellConfigurationState) -> Void

  /// Sets what the cell shows, before it is shown and whenever its state becomes another one.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurationKeeper.handler }
    set {
      configurationKeeper.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Asks for what the cell shows to be set from its state before the next look at the screen.
  public func setNeedsUpdateConfiguration() {
    guard !configurationKeeper.isUpdating else { return }
    configurationKeeper.isStale = true
    setNeedsLayout()
  }

  /// Sets what the cell shows from its state, where that was not done yet.
  func settleConfiguration() {
    guard configurationKeeper.isStale, !configurationKeeper.isUpdating else { return }
    configurationKeeper.isStale = false
    configurationKeeper.isUpdating = true
    updateConfiguration(using: configurationState)
    configurationKeeper.isUpdating = false
  }
}
