/// What a text is about, such as a name or a password.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Name of the kind.
  public let rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A name between first and last.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What stands behind a name.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A name among friends.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A person's position in a firm.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A firm.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place on earth.
  public static let location = UITextContentType(rawValue: "location")
  /// Street and number with whatever belongs to them.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or county.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A town with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A quarter of a town.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The land of an address.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A code for letters and parcels.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// What a person is called under.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  // The platform spells it so.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address on the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The digits on a card that is paid with.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password that exists.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being made.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A date and a time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// What a plane on its way is known by.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A number of a parcel on its way.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The day on which somebody was born.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a month on which somebody was born.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month in which somebody was born.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year in which somebody was born.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// Whose card it is.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The first name on a card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The last name on a card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The code that proves a card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// Until when a card is valid.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// Until which month a card is valid.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// Until which year a card is valid.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The company of a card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// What a card of a phone is known by.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// What a phone is known by.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
