/// Something a library can show on its own: a preview, a provider's previews, a view, an app.
///
/// Libraries hold one record for each, 16 bytes in the section `earshot_previews`; the function in it
/// stores a declaration at the address it is given. Nothing is shown before a host asks for the content.
public struct PreviewDeclaration: Sendable {
  /// The road by which something came to be shown.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A `#Preview`.
    case preview
    /// A type that provides previews.
    case provider
    /// A view that can be made without arguments.
    case view
    /// An app.
    case app
  }

  /// The road by which it came.
  public let kind: Kind
  /// What it is called, if it has a name.
  public let name: String?
  /// The path of the file that declares it, as the compiler was given it.
  public let file: String
  /// The line on which it is declared.
  public let line: Int
  /// Makes the content, as code of the running app.
  package let makeContent: @MainActor () -> any HostedContent

  /// Describes something to be shown.
  ///
  /// - Parameters:
  ///   - kind: The road by which it came.
  ///   - name: What it is called, if it has a name.
  ///   - file: The path of the file that declares it.
  ///   - line: The line on which it is declared.
  ///   - makeContent: Makes what it shows, as code of the running app.
  package init(
    kind: Kind = .preview, _ name: String?, file: String, line: Int,
    makeContent: @escaping @MainActor () -> any HostedContent
  ) {
    self.kind = kind
    self.name = name
    self.file = file
    self.line = line
    self.makeContent = makeContent
  }

  /// Puts the declaration where a host expects it.
  ///
  /// - Parameter place: Memory for one declaration, not yet initialised.
  public func store(at place: UnsafeMutableRawPointer) {
    place.initializeMemory(as: PreviewDeclaration.self, to: self)
  }
}
