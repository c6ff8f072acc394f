extension CommandTable {
  /// The keys that do something on a platform, as they are written down.
  package static func writtenKeys(on platform: Dialect.Platform) -> [String] {
    let lines = (GeneratedCommands.byPlatform[platform.rawValue] ?? "").split(separator: "\n")
    return lines.compactMap { line in
      guard case .keys? = entry(line)?.trigger else { return nil }
      return line.split(separator: " ").first.map(String.init)
    }
  }
}
