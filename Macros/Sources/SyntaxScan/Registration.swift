/// Something that is shown because its type says it can be, not because a preview does.
struct Registration {
  /// The road by which it came.
  enum Kind: String {
    case provider
    case view
    case app
  }

  let kind: Kind
  let declaration: Declaration
  /// The type that shows the first window of an app, where that is another one.
  var scene: String?

  /// The record of this registration, to be appended to the file that declares the type.
  func text(number: Int, path: String) -> String {
    let content =
      switch kind {
      case .provider: "\(declaration.name).previews"
      case .view, .app: "\(declaration.name)()"
      }
    return """

      private enum EarshotRecord\(number) {
        @section("earshot_previews") @used
        nonisolated static let record: (UInt32, UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void) = (
          1, 0,
          { place in
            PreviewDeclaration(
              kind: .\(kind.rawValue), \(Self.literal(declaration.name)), file: \(Self.literal(path)),
              line: \(declaration.line), body: { \(content) }\(sceneArgument)
            ).store(at: place)
          }
        )
      }

      """
  }

  private var sceneArgument: String { scene.map { ", scene: { \($0)() }" } ?? "" }

  private static func literal(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
