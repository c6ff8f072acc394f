import Foundation

/// An Xcode project: the objects of its file, by their identifiers.
struct ProjectFile {
  /// One object: what it is, and its values.
  struct Object {
    let identifier: String
    let values: [String: PropertyList]

    /// The class of the object, such as `PBXGroup`.
    var kind: String { values["isa"]?.text ?? "" }
    /// The name that is shown, or the last part of the path.
    var name: String? { text("name") ?? text("path").map(SourcePath.name) }

    func text(_ key: String) -> String? { values[key]?.text }
    func texts(_ key: String) -> [String] { values[key]?.texts ?? [] }
  }

  /// The path of the `.xcodeproj`, as a person wrote it.
  let path: String
  /// The folder that the paths of the project begin at; empty for the current one.
  let folder: String
  /// The object that stands for the project.
  let root: Object
  /// What is wrong with the project that leaves it readable, a line each.
  private(set) var problems: [String] = []
  /// Where each file and each group lies, by its identifier.
  private(set) var paths: [String: String] = [:]
  private let table: [String: PropertyList]

  /// The format that the newest project has of those this was written for.
  private static let newestFormat = 100

  /// The name of the project.
  var name: String { String(SourcePath.name(of: path).dropLast(".xcodeproj".count)) }

  /// Reads a project.
  ///
  /// - Parameter path: The path of the `.xcodeproj`.
  /// - Throws: `TargetError` with code `unreadableProject`.
  init(path: String) throws(TargetError) {
    self.path = path
    let file = "\(path)/project.pbxproj"
    guard let data = try? BoundedFile.data(file, limit: 64 << 20) else {
      throw TargetError(.unreadableProject, file, details: ["it is not there, or may not be read"])
    }
    let list: PropertyList
    do throws(PropertyListFailure) {
      list = try PropertyList(reading: Array(data))
    } catch {
      throw TargetError(.unreadableProject, "\(file):\(error.line)", details: [error.reason])
    }
    table = list.entries["objects"]?.entries ?? [:]
    let identifier = list.entries["rootObject"]?.text ?? ""
    root = Object(identifier: identifier, values: table[identifier]?.entries ?? [:])
    guard root.kind == "PBXProject" else {
      throw TargetError(.unreadableProject, file, details: ["it describes no project"])
    }
    let inner = root.text("projectDirPath") ?? ""
    folder = SourcePath.join(SourcePath.folder(of: path), inner)
    noteFormat(list.entries["objectVersion"]?.text)
    findPaths()
  }

  /// The object of an identifier; `nil` where the file has none.
  func object(_ identifier: String) -> Object? {
    guard let values = table[identifier]?.entries, !values.isEmpty else { return nil }
    return Object(identifier: identifier, values: values)
  }

  /// The objects that another one lists under a key; those that are missing are passed over.
  func objects(_ key: String, of object: Object) -> [Object] {
    object.texts(key).compactMap(self.object)
  }

  /// All objects of a class, in the order of their identifiers.
  func objects(ofKind kind: String) -> [Object] {
    table.filter { $0.value.entries["isa"]?.text == kind }.keys.sorted().compactMap(object)
  }

  private mutating func noteFormat(_ format: String?) {
    guard let format, Int(format).map({ $0 > Self.newestFormat }) ?? true else { return }
    problems.append(
      "\(path) has the format \(format), which is not known here. What is known of it is read; "
        + "save it in an older format where something is missing.")
  }

  /// Walks the groups from the outermost one.
  ///
  /// - Complexity: O(objects × depth of the groups).
  private mutating func findPaths() {
    var parents: [String: String] = [:]
    var rest: [(identifier: String, folder: String)] = root.text("mainGroup").map { [($0, folder)] } ?? []
    while let (identifier, base) = rest.popLast() {
      guard let object = object(identifier) else { continue }
      let own = path(of: object, in: base)
      paths[identifier] = own ?? ""
      for child in object.texts("children").reversed() {
        if paths[child] == nil {
          parents[child] = identifier
          rest.append((child, own ?? base))
        } else if isAncestor(child, of: identifier, parents) {
          problems.append(
            "\(path): the group \(self.object(child)?.name ?? child) contains itself. "
              + "It is read once; take it out of itself.")
        }
      }
    }
  }

  private func isAncestor(_ group: String, of identifier: String, _ parents: [String: String]) -> Bool {
    var current: String? = identifier
    while let ancestor = current {
      if ancestor == group { return true }
      current = parents[ancestor]
    }
    return false
  }

  /// Where a file or a group lies; `nil` for what is built or belongs to the system.
  private func path(of object: Object, in base: String) -> String? {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return SourcePath.onDisk(SourcePath.join(base, path))
    case "SOURCE_ROOT": return SourcePath.onDisk(SourcePath.join(folder, path))
    case "<absolute>": return path
    default: return nil
    }
  }
}
