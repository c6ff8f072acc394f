import AppHost
import Foundation

/// What an app's `Info.plist` says about its first screen: its scenes, and the storyboards they come from.
struct LaunchInformation {
  /// A way in which the app shows a window.
  struct Scene: Hashable {
    /// The name by which the app's delegate chooses it.
    let name: String?
    /// The class of who is told how the scene fares, behind the name of its module.
    let delegateClass: String?
    /// The storyboard that the window's content comes from.
    let storyboard: String?
  }

  /// The storyboard that the window of an app without scenes comes from.
  let mainStoryboard: String?
  /// The scenes for the screen of the device, the usual one first.
  let scenes: [Scene]
  /// False where no property list says anything about screens.
  let isThere: Bool

  /// Reads the property list beside the resources of an app.
  @MainActor
  init(in application: UIApplication) {
    self.init(folders: RunningApp.current.environment.resourceFolders)
  }

  /// Reads the first property list in folders that says something about screens.
  ///
  /// - Parameter folders: Paths of folders.
  init(folders: [String]) {
    let lists = folders.lazy.compactMap { folder -> [String: Any]? in
      guard let data = FileManager.default.contents(atPath: "\(folder)/Info.plist") else { return nil }
      return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }
    let found = lists.first { $0[Self.manifest] != nil || $0[Self.storyboard] != nil }
    let told = found ?? [:]
    isThere = found != nil
    mainStoryboard = told[Self.storyboard] as? String
    let configurations = (told[Self.manifest] as? [String: Any])?["UISceneConfigurations"] as? [String: Any]
    let entries = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
    scenes = entries.map { entry in
      Scene(
        name: entry["UISceneConfigurationName"] as? String,
        delegateClass: entry["UISceneDelegateClassName"] as? String,
        storyboard: entry["UISceneStoryboardFile"] as? String)
    }
  }

  /// The scene of a name; the usual one where none is wanted, or none has the name.
  func scene(named name: String?) -> Scene? {
    name.flatMap { name in scenes.first { $0.name == name } } ?? scenes.first
  }

  private static let manifest = "UIApplicationSceneManifest"
  private static let storyboard = "UIMainStoryboardFile"
}
