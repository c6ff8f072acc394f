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
  /// The types that can show the windows of an app, where others do than the app's own.
  var scenes: [String] = []
  /// What a storyboard or a nib may describe it as.
  var described: UIKitClass?

  /// The record of this registration, to be appended to the file that declares the type.
  func text(number: Int, path: String) -> String {
    let content =
      switch kind {
      case .provider: "\(declaration.name).previews"
      case .view where described == .controller:
        "InterfaceScene.controller(\(declaration.name).self) { \(declaration.name)(\(nib)) }"
      case .view where described == .view:
        "InterfaceScene.view(\(declaration.name).self) { \(declaration.name)() }"
      case .view, .app: "\(declaration.name)()"
      }
    return """

      \(PreviewRecord.start(of: "EarshotRecord\(number)"))
      kind: .\(kind.rawValue), \(PreviewRecord.literal(declaration.name)), file: \(PreviewRecord.literal(path)),
      line: \(declaration.line), body: { \(content) }\(sceneArgument)\(PreviewRecord.end) }

      """
  }

  /// What a controller is made with that writes the initialiser for nibs itself: where the superclass has others that it
  /// does not write, it inherits none without arguments.
  private var nib: String {
    let writes = declaration.members.initializers.contains {
      $0.map(\.label) == ["nibName", "bundle"] && $0.allSatisfy { $0.type.hasSuffix("?") }
    }
    return writes ? "nibName: nil, bundle: nil" : ""
  }

  private var sceneArgument: String {
    guard !scenes.isEmpty else { return "" }
    return
      ", scenes: [\(scenes.map { "(\(PreviewRecord.literal($0)), { \($0)() })" }.joined(separator: ", "))]"
  }
}
