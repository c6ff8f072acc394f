import Foundation

/// A plant whose seeds are swapped.
public enum Plant: String, CaseIterable, Codable, Identifiable, Sendable {
  case broadBean, kale, lettuce, pumpkin, radish, tomato

  /// The plant itself; each is there once.
  public var id: Self { self }

  /// What it is called in the language of the app; the words are in this package.
  public var name: String {
    switch self {
    case .broadBean: String(localized: "Broad bean", bundle: .module)
    case .kale: String(localized: "Kale", bundle: .module)
    case .lettuce: String(localized: "Lettuce", bundle: .module)
    case .pumpkin: String(localized: "Pumpkin", bundle: .module)
    case .radish: String(localized: "Radish", bundle: .module)
    case .tomato: String(localized: "Tomato", bundle: .module)
    }
  }

  /// When its seeds go into the ground.
  public var sowing: SowingWindow {
    switch self {
    case .broadBean: SowingWindow(from: 2, to: 4)
    case .kale: SowingWindow(from: 5, to: 6)
    case .lettuce: SowingWindow(from: 3, to: 8)
    case .pumpkin: SowingWindow(from: 4, to: 5)
    case .radish: SowingWindow(from: 3, to: 9)
    case .tomato: SowingWindow(from: 2, to: 3)
    }
  }

  /// The plants that are sown in the month of a date, in the order of their names.
  public static func sown(on date: Date) -> [Plant] {
    allCases.filter { $0.sowing.contains(date) }.sorted { $0.name < $1.name }
  }
}
