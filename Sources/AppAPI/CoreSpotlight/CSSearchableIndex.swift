@_exported import Foundation
@_exported import UniformTypeIdentifiers

/// What a person can search for, beside its words.
open class CSSearchableItemAttributeSet: NSObject {
  /// The kind of the thing.
  public let contentType: String
  /// What it is called.
  open var title: String?
  /// What it is called where it is found.
  open var displayName: String?
  /// What it is.
  open var contentDescription: String?
  /// Words by which it is found.
  open var keywords: [String]?
  /// A picture of it.
  open var thumbnailData: Data?

  /// Makes one for a kind of things.
  public init(contentType: UTType) { self.contentType = contentType.identifier }
  /// Makes one for a kind of things.
  public init(itemContentType: String) { contentType = itemContentType }
}

/// Something of an app that a person can search for.
open class CSSearchableItem: NSObject {
  /// What tells it from others.
  public let uniqueIdentifier: String
  /// The group that it is in.
  public let domainIdentifier: String?
  /// What is known of it.
  public let attributeSet: CSSearchableItemAttributeSet

  /// Makes one.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// The things of an app that a person can search for outside of it.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let index = CSSearchableIndex()

  /// The things of a part of the app, by its name.
  public convenience init(name: String) { self.init() }

  /// That of the app.
  open class func `default`() -> CSSearchableIndex { index }
  /// True: the device has a search.
  open class func isIndexingAvailable() -> Bool { true }

  /// Takes things in; nobody searches outside of the app here.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Takes things in; nobody searches outside of the app here.
  ///
  /// - Throws: Nothing.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}

  /// Takes things out.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Takes the things of some groups out.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Takes all things out.
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }

  /// Takes things out.
  ///
  /// - Throws: Nothing.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}

  /// Takes the things of some groups out.
  ///
  /// - Throws: Nothing.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}

  /// Takes all things out.
  ///
  /// - Throws: Nothing.
  open func deleteAllSearchableItems() async throws {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of activity by which the app is opened from a search.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of what was found, in such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
