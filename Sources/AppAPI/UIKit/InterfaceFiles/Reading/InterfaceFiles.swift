import AppHost
import Foundation

/// The interface files beside the app's code, found by their names and read once.
@MainActor
final class InterfaceFiles: AppStateKey {
  static func initialValue(in host: RunningApp) -> InterfaceFiles { InterfaceFiles(host) }

  private weak var host: RunningApp?
  private var known: [String: InterfaceFile] = [:]

  private init(_ host: RunningApp) {
    self.host = host
  }

  /// The files of the app that runs.
  static var current: InterfaceFiles { RunningApp.current[InterfaceFiles.self] }

  /// The kinds of files, by the ending of their names.
  enum Kind: String {
    case storyboard
    case xib
  }

  /// The file of a name; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - name: The name without ending.
  ///   - kind: The kind.
  ///   - bundle: Where it lies; beside the app's code where `nil`, or where it is not in the bundle.
  /// - Returns: The file.
  func file(_ name: String, _ kind: Kind, in bundle: Bundle?) -> InterfaceFile? {
    for folder in folders(bundle) {
      for place in places + otherLanguages(in: folder)
      where FileManager.default.fileExists(atPath: "\(folder)/\(place)\(name).\(kind)") {
        let path = "\(folder)/\(place)\(name).\(kind)"
        if let file = known[path] { return file }
        let file = InterfaceFile(at: path, bundle: bundle)
        known[path] = file
        return file
      }
    }
    return nil
  }

  /// All files of a kind beside the app's code, by their names.
  func all(_ kind: Kind) -> [InterfaceFile] {
    let names = folders(nil).flatMap { folder in
      (places + otherLanguages(in: folder)).flatMap { Self.contents("\(folder)/\($0)") }
    }
    let ending = ".\(kind)"
    let wanted = Set(names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) })
    return wanted.sorted().compactMap { file($0, kind, in: nil) }
  }

  private static func contents(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// The languages that nobody asked for, which are better than no screen.
  private func otherLanguages(in folder: String) -> [String] {
    let known = Set(places)
    return Self.contents(folder).filter { $0.hasSuffix(".lproj") }.map { "\($0)/" }.filter {
      !known.contains($0)
    }
    .sorted()
  }

  private func folders(_ bundle: Bundle?) -> [String] {
    let own = host?.environment.resourceFolders ?? []
    guard let bundle, bundle !== Bundle.main else { return own }
    return [bundle.bundlePath] + own
  }

  /// The folders in a bundle, the one of the person's language first.
  private var places: [String] {
    let locale = host?.environment.locale ?? "en"
    let language = locale.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? locale
    let languages = [locale, language, "Base", "en"]
    return languages.map { "\($0).lproj/" } + [""]
  }
}
