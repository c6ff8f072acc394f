import Foundation

/// A workspace: the projects and packages that it names.
struct WorkspaceFile {
  /// The paths of what it names, in its order.
  let members: [String]

  /// Reads a workspace.
  ///
  /// - Parameter path: The path of the `.xcworkspace`.
  /// - Throws: `TargetError` with code `unreadableProject`.
  init(path: String) throws(TargetError) {
    let file = "\(path)/contents.xcworkspacedata"
    guard let data = try? BoundedFile.data(file, limit: 64 << 20) else {
      throw TargetError(.unreadableProject, file, details: ["it is not there, or may not be read"])
    }
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains("</Workspace>") || text.contains(/<Workspace[^>]*\/>/) else {
      throw TargetError(.unreadableProject, file, details: ["it ends too early"])
    }
    members = Self.members(in: text, of: path)
  }

  private static func members(in text: String, of workspace: String) -> [String] {
    let root = SourcePath.folder(of: workspace)
    var folders = [root]
    var members: [String] = []
    for tag in text.matches(of: /<(\/?)(Group|FileRef)\b([^>]*)>/) {
      guard tag.1.isEmpty else {
        if tag.2 == "Group", folders.count > 1 { folders.removeLast() }
        continue
      }
      let location = tag.3.firstMatch(of: /location\s*=\s*"([^"]*)"/).map { plain(String($0.1)) } ?? ""
      let path = resolve(location, in: folders.last ?? root, root)
      let isClosed = tag.3.hasSuffix("/")
      if tag.2 == "Group", !isClosed { folders.append(path ?? root) }
      if tag.2 == "FileRef", let path, !members.contains(path) { members.append(path) }
    }
    return members
  }

  private static func resolve(_ location: String, in group: String, _ root: String) -> String? {
    guard let colon = location.firstIndex(of: ":") else { return nil }
    let path = String(location[colon...].dropFirst())
    switch location[..<colon] {
    case "group": return SourcePath.join(group, path)
    case "container": return SourcePath.join(root, path)
    case "absolute": return path
    // The workspace inside a project means that project.
    case "self": return path.isEmpty ? root : SourcePath.join(SourcePath.folder(of: root), path)
    default: return nil
    }
  }

  private static func plain(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}
