import Foundation

/// A kind of place that a map may name.
public struct MKPointOfInterestCategory: Hashable, Sendable, RawRepresentable {
  /// The name of the kind.
  public let rawValue: String

  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A place where aeroplanes land.
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  /// A place to bake and sell bread.
  public static let bakery = Self(rawValue: "MKPOICategoryBakery")
  /// A place for money.
  public static let bank = Self(rawValue: "MKPOICategoryBank")
  /// A place for coffee.
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  /// A place for the sick.
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  /// A place to sleep.
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  /// A collection that can be visited.
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  /// A green place.
  public static let park = Self(rawValue: "MKPOICategoryPark")
  /// A place for cars.
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  /// A place for medicine.
  public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
  /// A stop of trains or buses.
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
  /// A place to eat.
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  /// A place to learn.
  public static let school = Self(rawValue: "MKPOICategorySchool")
  /// A place to buy.
  public static let store = Self(rawValue: "MKPOICategoryStore")
}

/// Which kinds of places a map names.
open class MKPointOfInterestFilter: NSObject {
  private enum Rule {
    case including(Set<MKPointOfInterestCategory>)
    case excluding(Set<MKPointOfInterestCategory>)
  }

  private let rule: Rule

  private init(_ rule: Rule) { self.rule = rule }

  /// Names places of these kinds alone.
  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(.including(Set(categories)))
  }

  /// Names places of all kinds but these.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(.excluding(Set(categories)))
  }

  /// Names every place.
  public static var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  /// Names no place.
  public static var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

  /// True where places of a kind are named.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    switch rule {
    case .including(let categories): categories.contains(category)
    case .excluding(let categories): !categories.contains(category)
    }
  }

  /// True where places of a kind are not named.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// Which kinds of places a map of SwiftUI names.
public struct PointOfInterestCategories: Hashable, Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isExcluding: Bool

  private init(_ categories: [MKPointOfInterestCategory], isExcluding: Bool) {
    self.categories = Set(categories)
    self.isExcluding = isExcluding
  }

  /// Every kind.
  public static let all = Self([], isExcluding: true)
  /// No kind.
  public static let excludingAll = Self([], isExcluding: false)
  /// These kinds alone.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self {
    Self(categories, isExcluding: false)
  }
  /// All kinds but these.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self {
    Self(categories, isExcluding: true)
  }
}
