import Foundation

/// What a person does in an app at a moment, so that it can go on elsewhere; there is no elsewhere here.
///
///     let activity = NSUserActivity(activityType: "com.example.reading")
///     activity.title = "Reading about beagles"
open class NSUserActivity: NSObject {
  /// What kind of activity it is.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What another device has to know to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of what has to be kept.
  open var requiredUserInfoKeys: Set<String>?
  /// Words it is found by.
  open var keywords: Set<String> = []
  /// A page on which it can go on.
  open var webpageURL: URL?
  /// A name of the app's own for it.
  open var persistentIdentifier: String?
  /// Words that name it in a search.
  open var targetContentIdentifier: String?
  /// True where it may go on elsewhere.
  open var isEligibleForHandoff = true
  /// True where it may be found on the device.
  open var isEligibleForSearch = false
  /// True where everybody may find it.
  open var isEligibleForPublicIndexing = false
  /// True where it may be proposed.
  open var isEligibleForPrediction = false
  /// True where its values have changed since they were last kept.
  open var needsSave = false

  /// An activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values that another device has to know.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes it what the person does now.
  open func becomeCurrent() {}
  /// Makes it what the person does no more.
  open func resignCurrent() {}
  /// Ends it.
  open func invalidate() {}
}
