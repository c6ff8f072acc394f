import TreeFormat

/// Which part of a target is shown.
package enum ShownPart: Hashable, Sendable {
  /// The app itself, then its previews.
  case everything
  /// The app itself.
  case app
  /// The previews.
  case previews

  /// Whether it has something that is declared in this way.
  func holds(_ info: PreviewInfo) -> Bool {
    switch self {
    case .everything: true
    case .app: info.kind == .app
    case .previews: info.kind != .app
    }
  }
}
