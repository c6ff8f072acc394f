import Foundation

extension URL {
  /// Where an app keeps what a person made.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// Where an app keeps what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }
  /// Where an app keeps what it needs itself.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, "Library/Application Support")
  }
  /// Where an app keeps files that are no documents.
  public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }
  /// Where files that came over the network are.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// Where pictures are.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  /// Where films are.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }
  /// Where music is.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  /// Where files on the desktop are.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }

  /// The folder that the system names, else one of the usual name in the person's own folder.
  private static func folder(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
    let named = FileManager.default.urls(for: directory, in: .userDomainMask).first
    return named ?? URL.homeDirectory.appending(path: name, directoryHint: .isDirectory)
  }
}

extension URL {
  /// Whether a file is there, which another app may have promised; none does here.
  ///
  /// - Throws: Why it cannot be reached.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
