import Accessibility
import Foundation

/// What few classes are, found once for each class: asking each object whether it conforms is dear.
struct OptionalConformances: OptionSet {
  let rawValue: UInt8

  static let rowCell = OptionalConformances(rawValue: 1 << 0)
  static let rowContainer = OptionalConformances(rawValue: 1 << 1)
  static let contentProvider = OptionalConformances(rawValue: 1 << 2)
  static let readingContent = OptionalConformances(rawValue: 1 << 3)
  static let chart = OptionalConformances(rawValue: 1 << 4)
  static let elementTyped = OptionalConformances(rawValue: 1 << 5)

  @MainActor private static var known: [ObjectIdentifier: OptionalConformances] = [:]

  /// What an object's class is.
  @MainActor
  static func kinds(of object: NSObject) -> OptionalConformances {
    let type = type(of: object)
    if let known = known[ObjectIdentifier(type)] { return known }
    var kinds: OptionalConformances = []
    if type is any RowCell.Type { kinds.insert(.rowCell) }
    if type is any RowContainer.Type { kinds.insert(.rowContainer) }
    if type is any AXCustomContentProvider.Type { kinds.insert(.contentProvider) }
    if type is any UIAccessibilityReadingContent.Type { kinds.insert(.readingContent) }
    if type is any AXChart.Type { kinds.insert(.chart) }
    if type is any ElementTyped.Type { kinds.insert(.elementTyped) }
    known[ObjectIdentifier(type)] = kinds
    return kinds
  }
}
