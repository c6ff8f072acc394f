import UIKit

/// Keeps the scripts that an app adds to pages, and those who hear from pages, until they are removed.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  /// Who hears a name.
  private struct Listener {
    let name: String
    let world: WKContentWorld
    let handler: AnyObject
  }

  /// The scripts, in the order in which they were added.
  open private(set) var userScripts: [WKUserScript] = []
  private var listeners: [Listener] = []

  /// Without scripts.
  public nonisolated override init() { super.init() }

  /// Adds a script behind the others.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Takes every script away.
  open func removeAllUserScripts() { userScripts = [] }

  /// Has an object hear what scripts of the page say to a name.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    listen(scriptMessageHandler, .page, name)
  }

  /// Has an object hear what scripts of a world say to a name.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
  ) {
    listen(scriptMessageHandler, world, name)
  }

  /// Has an object answer what scripts of a world say to a name.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
    name: String
  ) {
    listen(scriptMessageHandlerWithReply, contentWorld, name)
  }

  /// Has nobody hear a name any more that scripts of the page say something to.
  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }

  /// Has nobody hear a name any more that scripts of a world say something to.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    listeners.removeAll { $0.name == name && $0.world === contentWorld }
  }

  /// Has nobody hear scripts of a world any more.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    listeners.removeAll { $0.world === contentWorld }
  }

  /// Has nobody hear scripts any more.
  open func removeAllScriptMessageHandlers() { listeners = [] }

  private func listen(_ handler: AnyObject, _ world: WKContentWorld, _ name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: world)
    listeners.append(Listener(name: name, world: world, handler: handler))
  }
}
