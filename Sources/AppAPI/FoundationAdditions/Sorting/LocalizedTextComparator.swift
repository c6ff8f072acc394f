import Foundation

/// Puts texts in the order that the language of the app has for them.
public struct LocalizedTextComparator: SortComparator {
  enum Kind: Hashable { case standard, plain }

  let kind: Kind
  /// Forward, or the other way round.
  public var order = SortOrder.forward

  /// Which of two texts comes first.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
    return kind == .standard ? first.localizedStandardCompare(second) : first.localizedCompare(second)
  }
}

extension SortComparator where Self == LocalizedTextComparator {
  /// As a list of files is sorted: numbers by their value, case and accents last.
  public static var localizedStandard: LocalizedTextComparator { LocalizedTextComparator(kind: .standard) }
  /// By the rules of the language.
  public static var localized: LocalizedTextComparator { LocalizedTextComparator(kind: .plain) }
}

extension SortDescriptor {
  /// Sorts by a text as a list of files is sorted.
  public init(_ keyPath: KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Sorts by a text in the order of the app's language.
  public init(
    _ keyPath: KeyPath<Compared, String> & Sendable, comparator: LocalizedTextComparator,
    order: SortOrder = .forward
  ) {
    let text: KeyPath<Compared, String> = keyPath
    let standard: KeyPath<String, OrderedText> = \.inStandardOrder
    let plain: KeyPath<String, OrderedText> = \.inPlainOrder
    let path = text.appending(path: comparator.kind == .standard ? standard : plain)
    self.init(shareable(path), order: order)
  }

  /// Sorts by a text that may be absent as a list of files is sorted.
  public init(_ keyPath: KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Sorts by a text that may be absent in the order of the app's language.
  public init(
    _ keyPath: KeyPath<Compared, String?> & Sendable, comparator: LocalizedTextComparator,
    order: SortOrder = .forward
  ) {
    let text: KeyPath<Compared, String?> = keyPath
    let standard: KeyPath<String?, OrderedText?> = \.inStandardOrder
    let plain: KeyPath<String?, OrderedText?> = \.inPlainOrder
    let path = text.appending(path: comparator.kind == .standard ? standard : plain)
    self.init(shareable(path), order: order)
  }
}

/// A key path that is made of two which threads may share, as one of the same kind.
///
/// `Sendable` has no representation: both types are one reference.
private func shareable<Root, Value>(_ path: KeyPath<Root, Value>) -> KeyPath<Root, Value> & Sendable {
  unsafeBitCast(path, to: (KeyPath<Root, Value> & Sendable).self)
}

/// A text that is compared by the rules of a language.
struct OrderedText: Comparable {
  let text: String
  let kind: LocalizedTextComparator.Kind

  static func < (left: OrderedText, right: OrderedText) -> Bool {
    LocalizedTextComparator(kind: left.kind).compare(left.text, right.text) == .orderedAscending
  }

  static func == (left: OrderedText, right: OrderedText) -> Bool {
    LocalizedTextComparator(kind: left.kind).compare(left.text, right.text) == .orderedSame
  }
}

extension String {
  fileprivate var inStandardOrder: OrderedText { OrderedText(text: self, kind: .standard) }
  fileprivate var inPlainOrder: OrderedText { OrderedText(text: self, kind: .plain) }
}

extension String? {
  fileprivate var inStandardOrder: OrderedText? { map { OrderedText(text: $0, kind: .standard) } }
  fileprivate var inPlainOrder: OrderedText? { map { OrderedText(text: $0, kind: .plain) } }
}
