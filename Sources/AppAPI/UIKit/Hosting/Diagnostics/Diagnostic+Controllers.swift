import AccessibilityModel

private func name(_ object: Any) -> String { String(describing: type(of: object)) }

// What is wrong with controllers.
extension Diagnostic {
  static func presentedOffScreen(_ other: UIViewController, from presenter: UIViewController) -> Diagnostic {
    Diagnostic(
      "\(name(other)) was presented from \(name(presenter)), whose view is on no screen; nothing is shown. "
        + "Present from a controller that is shown, not before viewDidAppear.")
  }

  @MainActor
  static func alreadyPresenting(_ presenter: UIViewController, _ other: UIViewController) -> Diagnostic {
    let shown = presenter.presentation.presented.map { name($0) } ?? "another"
    return Diagnostic(
      "\(name(other)) was not presented: \(name(presenter)) presents \(shown) already. Dismiss that first, or "
        + "present from it.")
  }

  static func presentedTwice(_ other: UIViewController) -> Diagnostic {
    Diagnostic("\(name(other)) is presented already, and was not presented again. Dismiss it first.")
  }

  static func nothingMovedIn(_ screen: NSObject, by animator: any NSObjectProtocol) -> Diagnostic {
    Diagnostic(
      "\(name(animator)) did not put the view of \(name(screen)) into the container, so nobody meets it. Add "
        + "view(forKey: .to) to containerView in animateTransition.")
  }

  static func endlessMovement(by animator: any NSObjectProtocol) -> Diagnostic {
    Diagnostic(
      "\(name(animator)) has not ended its movement in the time it asked for. Call completeTransition of the "
        + "context once the movement is over.")
  }

  static func pushedTwice(_ controller: UIViewController) -> Diagnostic {
    Diagnostic("\(name(controller)) is on the stack already, and was not pushed again. Push a new one.")
  }

  static func notOnStack(_ controller: UIViewController) -> Diagnostic {
    Diagnostic("\(name(controller)) is not on the stack, so there is no way back to it. Pop to one that is.")
  }

  static func emptyMenu(of menu: String) -> Diagnostic {
    Diagnostic("The menu “\(menu)” has nothing in it, and was not opened. Give it children.")
  }

  static func twoCancelActions(in alert: String) -> Diagnostic {
    Diagnostic(
      "The alert “\(alert)” was given a second action of style cancel, which was taken for a default one. "
        + "Give it one cancel action.")
  }

  static func fieldOnSheet(_ sheet: String) -> Diagnostic {
    Diagnostic("The action sheet “\(sheet)” has no room for a text field. Use the style alert.")
  }

  static func noActions(in alert: String) -> Diagnostic {
    Diagnostic("The alert “\(alert)” has no action, so nobody can leave it. Add a UIAlertAction.")
  }
}
