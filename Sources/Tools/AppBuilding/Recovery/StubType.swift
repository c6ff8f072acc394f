/// A type that is not here, and what stands in for it: nothing that a screen could say.
struct StubType: Codable, Hashable, Sendable {
  let name: String
  /// `type`, `object`, which views observe, `superclass` or `protocol`.
  let kind: String
  /// How many types it is given.
  let arity: Int
  /// The type that it belongs to; `nil` where it stands by itself.
  var owner: String?

  /// Its declaration.
  var code: String {
    let generics = arity == 0 ? "" : "<\((1...arity).map { "T\($0)" }.joined(separator: ", "))>"
    let declaration =
      switch kind {
      case "protocol": "public protocol \(name) {}"
      case "object":
        "public final class \(name)\(generics): EarshotObject, ObservableObject { public nonisolated init() {} }"
      case "superclass": "open class \(name)\(generics): \(base) {}"
      default:
        "public nonisolated struct \(name)\(generics): EarshotStub { public nonisolated init() {} }"
      }
    // Outside of its owner it would hide what else has the name, such as `Error`.
    guard let owner else { return declaration }
    return "extension \(owner) { \(declaration) }"
  }

  private var base: String {
    if name.hasSuffix("ViewController") { return "UIViewController" }
    if name.hasSuffix("GestureRecognizer") { return "UIGestureRecognizer" }
    return name.hasSuffix("View") ? "UIView" : "NSObject"
  }
}
