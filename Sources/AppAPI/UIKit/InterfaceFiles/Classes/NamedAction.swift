import Foundation

extension Selector {
  /// An action as an interface file names it: the method is looked for in the tables of the target's class.
  ///
  /// - Parameters:
  ///   - name: The name with a colon for each parameter.
  ///   - target: The target, where it is known; the responders from the sender outwards are asked where `nil`.
  ///   - place: The file, for messages.
  @MainActor
  init(named name: String, of target: NSObject?, in place: String) {
    let method = target.flatMap { InterfaceClasses.shared.action(name, of: $0)?.method }
    let isOfChain = target == nil
    self.init(method ?? String(name.prefix { $0 != ":" })) { given, sender, event in
      if let object = given as? NSObject {
        return Self.call(name, on: object, sender, event, tellsOfMissing: !isOfChain, place)
      }
      guard isOfChain else { return false }
      var next = sender as? UIResponder ?? UIApplication.shared.keyWindow?.rootViewController?.front
      while let responder = next {
        if Self.call(name, on: responder, sender, event, tellsOfMissing: false, place) { return true }
        next = responder.next
      }
      report(.noResponder(to: name, place))
      return true
    }
  }

  @MainActor
  private static func call(
    _ name: String, on object: NSObject, _ sender: Any?, _ event: AnyObject?, tellsOfMissing: Bool,
    _ place: String
  ) -> Bool {
    guard let action = InterfaceClasses.shared.action(name, of: object) else {
      if tellsOfMissing { report(.noAction(name, in: object, place)) }
      return tellsOfMissing
    }
    do {
      try action.call(
        object, InterfaceValue(sender), InterfaceValue(event ?? UIEvent(timestamp: 0, touches: [])))
    } catch {
      report(.unfitSender(error, of: name, in: object, place))
    }
    return true
  }
}
