import AccessibilityModel
import Foundation

private func name(_ object: Any) -> String { String(describing: type(of: object)) }

// What is wrong with interface files.
extension Diagnostic {
  static func brokenInterface(_ file: String, _ fault: InterfaceReader.Fault) -> Diagnostic {
    Diagnostic(
      "\(file) is damaged at line \(fault.line): \(fault.reason). What stands before it is heard; restore the file."
    )
  }

  static func noInterface(_ name: String, _ ending: String) -> Diagnostic {
    Diagnostic("There is no \(name).\(ending) beside the app's code. Put it there, or correct the name.")
  }

  static func noClass(_ wanted: String, of element: InterfaceElement, _ file: String, standIn: String)
    -> Diagnostic
  {
    Diagnostic(
      "\(file):\(element.line) names the class \(wanted), which is not there; a \(standIn) stands in for it. "
        + "Add the class, or correct its name.")
  }

  static func wrongClass(_ type: AnyClass, of element: InterfaceElement, _ file: String, standIn: String)
    -> Diagnostic
  {
    Diagnostic(
      "\(file):\(element.line) gives a <\(element.tag)> the class \(type), which is none for it; a \(standIn) stands "
        + "in for it. Derive the class from \(standIn).")
  }

  static func notMade(_ type: AnyClass, of element: InterfaceElement, _ file: String) -> Diagnostic {
    Diagnostic(
      "init(coder:) of \(type) made nothing for \(file):\(element.line), which is left out. Call super.init(coder:)."
    )
  }

  static func unknownElement(_ element: InterfaceElement, _ file: String) -> Diagnostic {
    Diagnostic(
      "\(file):\(element.line) has a <\(element.tag)>, which is not known here; a plain view stands in for it."
    )
  }

  static func noOutlet(_ outlet: String, in owner: NSObject, _ file: String) -> Diagnostic {
    Diagnostic(
      "\(file) connects the outlet \(outlet) of \(name(owner)), which has none of that name. Add it, or remove "
        + "the connection.")
  }

  static func noDestination(_ outlet: String, of owner: NSObject, _ file: String, line: Int) -> Diagnostic {
    Diagnostic(
      "\(file):\(line) connects \(outlet) of \(name(owner)) with an object that the file does not have. Remove the "
        + "connection.")
  }

  static func unfitOutlet(_ error: any Error, _ outlet: String, of owner: NSObject, _ file: String)
    -> Diagnostic
  {
    Diagnostic(
      "\(file) connects the outlet \(outlet) of \(name(owner)) with \(found(error)). Change the "
        + "type of the outlet, or the connection.")
  }

  static func unfitAttribute(_ error: any Error, _ path: String, of owner: NSObject, _ file: String)
    -> Diagnostic
  {
    Diagnostic(
      "\(file) gives the attribute \(path) of \(name(owner)) \(found(error)). Correct its type in the file.")
  }

  static func noAttribute(_ path: String, in owner: NSObject, _ file: String) -> Diagnostic {
    Diagnostic(
      "\(file) sets the attribute \(path) of \(name(owner)), which cannot be set here. Mark the property "
        + "@IBInspectable.")
  }

  static func noAction(_ action: String, in target: NSObject, _ file: String) -> Diagnostic {
    Diagnostic(
      "\(file) calls \(action) of \(name(target)), which has no such @IBAction. Add it, or remove the connection."
    )
  }

  static func noSegueAction(_ action: String, in source: UIViewController, _ file: String) -> Diagnostic {
    Diagnostic(
      "\(file) calls \(action) of \(name(source)), which has no such @IBSegueAction; the storyboard makes the "
        + "controller itself. Add it, or remove the connection.")
  }

  static func noResponder(to action: String, _ file: String) -> Diagnostic {
    Diagnostic("\(file) sends \(action) to the first responder; nobody there has such an @IBAction. Add it.")
  }

  static func unfitSender(_ error: any Error, of action: String, in target: NSObject, _ file: String)
    -> Diagnostic
  {
    Diagnostic(
      "\(file) calls \(action) of \(name(target)) with \(found(error)). Change the type of its parameter.")
  }

  private static func found(_ error: any Error) -> String {
    guard let unfit = error as? InterfaceValue.Unfit else { return "what it does not take" }
    return "\(unfit.found), where \(unfit.wanted) is wanted"
  }

  static func noInitialController(_ file: String) -> Diagnostic {
    Diagnostic("\(file) says of no controller that it is the initial one. Mark one, or use its identifier.")
  }

  static func noController(_ identifier: String, _ file: String) -> Diagnostic {
    Diagnostic(
      "\(file) has no controller with the identifier “\(identifier)”; an empty one stands in for it. Set the "
        + "identifier in the storyboard.")
  }

  static func noSegue(_ identifier: String, from source: UIViewController) -> Diagnostic {
    Diagnostic("\(name(source)) has no segue with the identifier “\(identifier)”. Add it in the storyboard.")
  }

  static func noSegueDestination(_ segue: InterfaceElement, _ file: String) -> Diagnostic {
    Diagnostic(
      "\(file):\(segue.line) has a segue to a controller that the file does not have; it leads nowhere. Connect it "
        + "again.")
  }

  static func endlessSegues(_ segue: InterfaceElement, _ file: String) -> Diagnostic {
    Diagnostic(
      "\(file):\(segue.line) contains a controller in itself, by segues that lead in a circle; there it is left "
        + "empty. Remove one of them.")
  }

  static func noUnwinding(_ action: String, _ file: String) -> Diagnostic {
    Diagnostic(
      "\(file) unwinds to \(action), which no controller before this one has as an @IBAction. Add it to the one to "
        + "return to.")
  }

  static func noNibObject(_ kind: String, _ file: String) -> Diagnostic {
    Diagnostic("\(file) has no \(kind) at its top level, so none was made of it. Put one there.")
  }
}
