import Foundation

/// Is told which rows may soon be shown, so that their data can be fetched.
@MainActor @preconcurrency
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Takes in which rows come next.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Takes in which rows do not come next after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
  /// Tells which rows come next, as many as have cells.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, !realizedRows.isEmpty else { return }
    let next = realizedRows.upperBound..<min(realizedRows.upperBound + realizedRows.count, rowCount)
    guard !next.isEmpty, next.upperBound != prefetchedEnd else { return }
    prefetchedEnd = next.upperBound
    prefetchDataSource.tableView(self, prefetchRowsAt: next.compactMap { path(at: $0) })
  }
}
