// The platform declares them so.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

// The parts of contacts by the names that a request asks for them with.

/// What tells a contact from others.
public let CNContactIdentifierKey = "identifier"
/// The first name.
public let CNContactGivenNameKey = "givenName"
/// The name between the others.
public let CNContactMiddleNameKey = "middleName"
/// The last name.
public let CNContactFamilyNameKey = "familyName"
/// What stands before a name.
public let CNContactNamePrefixKey = "namePrefix"
/// What stands behind a name.
public let CNContactNameSuffixKey = "nameSuffix"
/// What friends say.
public let CNContactNicknameKey = "nickname"
/// Where somebody works.
public let CNContactOrganizationNameKey = "organizationName"
/// What somebody does there.
public let CNContactJobTitleKey = "jobTitle"
/// When somebody was born.
public let CNContactBirthdayKey = "birthday"
/// What the person wrote about somebody.
public let CNContactNoteKey = "note"
/// A picture.
public let CNContactImageDataKey = "imageData"
/// A smaller picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// Whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// By which somebody is called.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// Addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// Where somebody lives.
public let CNContactPostalAddressesKey = "postalAddresses"
/// Addresses on the web.
public let CNContactUrlAddressesKey = "urlAddresses"
