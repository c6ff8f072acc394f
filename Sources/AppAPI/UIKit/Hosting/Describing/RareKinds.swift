import Accessibility
import Foundation

/// What few classes are, found once for each class: asking each object whether it conforms is dear.
struct RareKinds: OptionSet {
  let rawValue: UInt8

  static let rowCell = RareKinds(rawValue: 1 << 0)
  static let rowContainer = RareKinds(rawValue: 1 << 1)
  static let contentProvider = RareKinds(rawValue: 1 << 2)
  static let readingContent = RareKinds(rawValue: 1 << 3)
  static let chart = RareKinds(rawValue: 1 << 4)

  @MainActor private static var known: [ObjectIdentifier: RareKinds] = [:]

  /// What an object's class is.
  @MainActor
  static func kinds(of object: NSObject) -> RareKinds {
    let type = type(of: object)
    if let known = known[ObjectIdentifier(type)] { return known }
    var kinds: RareKinds = []
    if type is any RowCell.Type { kinds.insert(.rowCell) }
    if type is any RowContainer.Type { kinds.insert(.rowContainer) }
    if type is any AXCustomContentProvider.Type { kinds.insert(.contentProvider) }
    if type is any UIAccessibilityReadingContent.Type { kinds.insert(.readingContent) }
    if type is any AXChart.Type { kinds.insert(.chart) }
    known[ObjectIdentifier(type)] = kinds
    return kinds
  }
}
