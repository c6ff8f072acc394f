import Foundation
import Synchronization

/// The texts, colours and pictures that lie beside an app's code.
///
///     let library = ResourceLibrary(folders: ["/apps/Kennel"])
///     library.entry("Bark", table: nil, in: "de")   // what de.lproj/Localizable.strings has under "Bark"
///
/// Nothing is read before it is wanted; what was read is kept.
package final class ResourceLibrary: Sendable {
  /// What was found in the folders, and what was read of it.
  private struct State {
    var contents: FolderContents?
    var tables: [String: StringTable] = [:]
    var assets: AssetCatalog?
    var bundles: [String: ResourceLibrary] = [:]
  }

  /// The folders that are searched, the first one first.
  package let folders: [String]
  private let state = Mutex(State())

  /// Makes a library of folders.
  ///
  /// - Parameter folders: Paths; of each the folder itself and `Resources` in it are searched, with their
  ///   language folders and asset catalogs.
  package init(folders: [String]) {
    self.folders = folders
  }

  /// The library of a bundle's folder; what it lacks is looked for in this one.
  package func library(ofBundleAt path: String) -> ResourceLibrary {
    if folders.first == path { return self }
    return state.withLock { state in
      if let known = state.bundles[path] { return known }
      let made = ResourceLibrary(folders: [path] + folders)
      state.bundles[path] = made
      return made
    }
  }

  /// The text of a key in the language that comes nearest to the wanted one.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the files; `Localizable` where left out.
  ///   - language: BCP 47 tag of what the person reads.
  /// - Returns: The text and its language; `nil` where no file has the key.
  package func entry(
    _ key: String, table: String?, in language: String
  ) -> (StringEntry, language: String)? {
    guard !folders.isEmpty else { return nil }
    let name = table ?? "Localizable"
    return state.withLock { state in
      let known = state.tables[name]
      let table = known ?? StringTable(contents(&state).tables[name] ?? [])
      if known == nil { state.tables[name] = table }
      return table.entry(key, in: language)
    }
  }

  /// The picture of a name, from a catalog or from a file of that name.
  package func image(_ name: String) -> ImageAsset? {
    guard !folders.isEmpty else { return nil }
    return state.withLock { state in
      assets(&state).images[name] ?? contents(&state).pictures[name]
    }
  }

  /// The colour of a name.
  package func color(_ name: String) -> ColorAsset? {
    guard !folders.isEmpty else { return nil }
    return state.withLock { assets(&$0).colors[name] }
  }

  /// The accent colour, by the name of its set; `nil` where the first set of the name holds no colour.
  ///
  /// A set without a colour in the app's own catalog, as projects begin with, means the system's colour, whatever
  /// the bundles of other modules have under the name.
  package func accentColor(_ name: String) -> ColorAsset? {
    guard !folders.isEmpty else { return nil }
    return state.withLock { state in
      let catalog = assets(&state)
      return catalog.emptyColors.contains(name) ? nil : catalog.colors[name]
    }
  }

  /// True where a catalog of pictures or colours lies in the folders.
  package var hasAssets: Bool {
    guard !folders.isEmpty else { return false }
    return state.withLock { !contents(&$0).catalogs.isEmpty }
  }

  private func contents(_ state: inout State) -> FolderContents {
    if let contents = state.contents { return contents }
    let contents = FolderContents(of: folders)
    state.contents = contents
    return contents
  }

  private func assets(_ state: inout State) -> AssetCatalog {
    if let assets = state.assets { return assets }
    let assets = AssetCatalog(at: contents(&state).catalogs)
    state.assets = assets
    return assets
  }
}
