/// What a source tells, in the order in which it happened.
public enum Event: Hashable, Sendable {
  /// The tree became another one.
  case changed(TreeVersion, TreeDiff)
  /// The app posted a notification.
  case notification(Notification)
  /// A request was carried out; comes after everything its handler caused.
  case answered(Request.ID, Answer)
}

/// Counts the states of one source's tree.
public struct TreeVersion: Hashable, Sendable, Comparable {
  /// The count, 0 for the empty tree before the first change.
  public var rawValue: UInt64

  /// Makes a version from its count.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The empty tree before the first change.
  public static let initial = TreeVersion(rawValue: 0)

  /// The version after this one.
  public var next: TreeVersion { TreeVersion(rawValue: rawValue + 1) }

  /// True where this version came first.
  public static func < (left: TreeVersion, right: TreeVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}
