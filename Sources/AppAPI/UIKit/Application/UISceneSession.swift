import Foundation

/// What a scene is to the system, from its first showing on.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app on the screen of its device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// Its name among others, the same from start to start.
  public let persistentIdentifier: String
  /// How the scene is set up.
  open internal(set) var configuration: UISceneConfiguration
  /// What the session keeps alive, as long as the app shows it.
  open internal(set) weak var scene: UIScene?
  /// What the app keeps with it.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    persistentIdentifier = "main"
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// How a scene is set up: who is told about it, and of which class it is.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// Under which the app's property list or delegate knows it, if any.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of who is told how the scene fares.
  open var delegateClass: AnyClass?
  /// Which kind of scene is made; a window scene where unset.
  open var sceneClass: AnyClass?

  /// Makes a set-up; a description file is not read, so that only the classes say what happens.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
