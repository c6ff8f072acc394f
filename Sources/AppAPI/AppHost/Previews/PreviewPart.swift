import TreeFormat

/// One of the previews that a provider holds.
package struct PreviewPart {
  /// What the app calls it, if it does.
  package let name: String?
  package let makeContent: @MainActor () -> any HostedContent

  /// Describes a preview of a provider.
  ///
  /// - Parameters:
  ///   - name: What the app calls it, if it does.
  ///   - makeContent: Makes what it shows, as code of the running app.
  package init(name: String?, makeContent: @escaping @MainActor () -> any HostedContent) {
    self.name = name
    self.makeContent = makeContent
  }
}

extension PreviewDeclaration {
  /// What a session is told about each preview of a provider.
  ///
  /// One without a name has its provider's, with its number where there are several.
  ///
  /// - Parameter parts: The previews, in order.
  /// - Returns: The descriptions, in order.
  func infos(of parts: [PreviewPart]) -> [PreviewInfo] {
    parts.enumerated().map { position, part in
      var info = self.info
      info.name = part.name ?? (parts.count == 1 ? info.name : "\(info.name) \(position + 1)")
      return info
    }
  }
}
