import Foundation
import FoundationAdditions

/// What is known of a person or a company.
open class CNContact: NSObject, Identifiable {
  /// What tells it from others.
  public let identifier: String
  /// The first name.
  public internal(set) var givenName = ""
  /// The name between the others.
  public internal(set) var middleName = ""
  /// The last name.
  public internal(set) var familyName = ""
  /// What friends say.
  public internal(set) var nickname = ""
  /// Where they work.
  public internal(set) var organizationName = ""
  /// What they do there.
  public internal(set) var jobTitle = ""
  /// A note about them.
  public internal(set) var note = ""
  /// Their numbers.
  public internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// Their addresses of mail.
  public internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  /// Where they live.
  public internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  /// When they were born.
  public internal(set) var birthday: DateComponents?
  /// A picture of them.
  public internal(set) var imageData: Data?

  /// A contact without anything known.
  public override init() {
    identifier = UUID().uuidString
    super.init()
  }

  /// What tells it from others.
  public var id: String { identifier }
  /// A smaller picture of them; the same.
  public var thumbnailImageData: Data? { imageData }
  /// True where there is a picture.
  public var imageDataAvailable: Bool { imageData != nil }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact {
  /// The first name.
  public override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  /// The name between first and last.
  public override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  /// The last name.
  public override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  /// What friends call them.
  public override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  /// Where they work.
  public override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  /// What they work as.
  public override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  /// What else is known.
  public override var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  /// Their numbers.
  public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  /// Their addresses of mail.
  public override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  /// Where they live and work.
  public override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
  /// The day of their birth.
  public override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  /// A picture of them.
  public override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
}

/// A value with what it is for.
open class CNLabeledValue<ValueType: AnyObject>: NSObject {
  /// What it is for.
  public let label: String?
  /// What is known.
  public let value: ValueType

  /// Makes a pair.
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }
}

/// A number by which somebody is called.
open class CNPhoneNumber: NSObject {
  /// The number, as it is written.
  public let stringValue: String

  /// Makes a number.
  public init(stringValue: String) { self.stringValue = stringValue }
}

/// Where somebody lives.
open class CNPostalAddress: NSObject {
  /// The street and the number.
  public internal(set) var street = ""
  /// The place.
  public internal(set) var city = ""
  /// The part of the country.
  public internal(set) var state = ""
  /// The number of the place.
  public internal(set) var postalCode = ""
  /// The land.
  public internal(set) var country = ""
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
  /// The street and the number.
  public override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  /// The city.
  public override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  /// The state.
  public override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  /// The code of the place.
  public override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  /// The country.
  public override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
}

/// Writes the names of contacts as a language does.
open class CNContactFormatter: Formatter {
  /// What is written.
  public enum Style: Int, Sendable {
    /// The name, or how it is spoken.
    case fullName, phoneticFullName
  }

  /// What is written.
  public var style = Style.fullName

  /// The name of a contact, else where they work; `nil` where neither is known.
  public static func string(from contact: CNContact, style: Style) -> String? {
    let parts = [contact.givenName, contact.middleName, contact.familyName].map { $0.isEmpty ? nil : $0 }
    let name = PersonNameComponents(givenName: parts[0], middleName: parts[1], familyName: parts[2])
    let words = name.formatted(.name(style: .long).locale(.current))
    return words.isEmpty ? (contact.organizationName.isEmpty ? nil : contact.organizationName) : words
  }

  /// The name of a contact.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}
