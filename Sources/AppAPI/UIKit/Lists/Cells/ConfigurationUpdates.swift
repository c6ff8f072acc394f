import Foundation

/// Whether what a cell shows has to follow its state anew.
@MainActor
struct ConfigurationUpdates<Cell> {
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
    get { configurationUpdates.handler }
    set {
      configurationUpdates.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Asks for what the cell shows to be set from its state before the next look at the screen.
  public func setNeedsUpdateConfiguration() {
    guard !configurationUpdates.isUpdating else { return }
    configurationUpdates.isStale = true
    setNeedsLayout()
  }

  /// Sets what the cell shows from its state, where that was not done yet.
  func settleConfiguration() {
    guard configurationUpdates.isStale, !configurationUpdates.isUpdating else { return }
    configurationUpdates.isStale = false
    configurationUpdates.isUpdating = true
    updateConfiguration(using: configurationState)
    configurationUpdates.isUpdating = false
  }
}

extension UICollectionViewCell {
  /// Sets what a cell shows from its state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (UICollectionViewCell, UICellConfigurationState) -> Void

  /// Sets what the cell shows, before it is shown and whenever its state becomes another one.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurationUpdates.handler }
    set {
      configurationUpdates.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Asks for what the cell shows to be set from its state before the next look at the screen.
  public func setNeedsUpdateConfiguration() {
    guard !configurationUpdates.isUpdating else { return }
    configurationUpdates.isStale = true
    setNeedsLayout()
  }

  /// Sets what the cell shows from its state, where that was not done yet.
  func settleConfiguration() {
    guard configurationUpdates.isStale, !configurationUpdates.isUpdating else { return }
    configurationUpdates.isStale = false
    configurationUpdates.isUpdating = true
    updateConfiguration(using: configurationState)
    configurationUpdates.isUpdating = false
  }
}
