/// What an app can show on its own, as it tells a session.
public struct PreviewInfo: Hashable, Sendable {
  /// How a preview was declared.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// By the `#Preview` macro.
    case preview = 0
    /// By a type that provides previews.
    case provider = 1
    /// Not at all: a view that can be made without arguments.
    case view = 2
    /// As the app itself.
    case app = 3
  }

  /// Name that the preview or its type has.
  public var name: String
  /// Path of the file that declares it, as the compiler was given it.
  public var file: String
  /// Line of the declaration, from 1.
  public var line: Int
  /// How it was declared.
  public var kind: Kind

  /// Makes the description of a preview.
  public init(name: String, file: String, line: Int, kind: Kind = .preview) {
    self.name = name
    self.file = file
    self.line = line
    self.kind = kind
  }
}
