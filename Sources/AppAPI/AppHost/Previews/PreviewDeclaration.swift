import TreeFormat

/// Something a library can show on its own: a preview, a provider's previews, a view, an app.
///
/// Libraries hold a `PreviewRecord` for each; the function in it stores the declaration where it is told.
/// Nothing is shown before a host asks for the content.
public struct PreviewDeclaration: Sendable {
  /// What a session is told about it.
  public let info: PreviewInfo
  package let makeContent: @MainActor () -> any HostedContent
  package let makeParts: (@MainActor () -> [PreviewPart])?

  /// Describes something to be shown.
  ///
  /// - Parameters:
  ///   - kind: The road by which it came.
  ///   - name: What it is called, if it has a name.
  ///   - file: The path of the file that declares it, as the compiler was given it.
  ///   - line: The line on which it is declared, from 1.
  ///   - parts: Tells, as code of the app, which previews it holds, where it can hold several.
  ///   - makeContent: Makes what it shows, as code of the running app.
  package init(
    kind: PreviewInfo.Kind = .preview, _ name: String?, file: String, line: Int,
    parts: (@MainActor () -> [PreviewPart])? = nil,
    makeContent: @escaping @MainActor () -> any HostedContent
  ) {
    info = PreviewInfo(name: name ?? "", file: file, line: line, kind: kind)
    self.makeContent = makeContent
    makeParts = parts
  }

  /// Puts the declaration where a host expects it.
  ///
  /// - Parameter place: Memory for one declaration, not yet initialised.
  public func store(at place: UnsafeMutableRawPointer) {
    place.initializeMemory(as: PreviewDeclaration.self, to: self)
  }
}
