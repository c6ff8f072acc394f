import Foundation

extension ObjectGraph {
  // MARK: Attributes

  /// Sets what the app's own class, or the system's, takes from the file by name.
  func setAttributes(_ element: InterfaceElement, of object: NSObject) {
    for entry in element.list("userDefinedRuntimeAttributes") {
      guard let path = entry["keyPath"] else { continue }
      guard let set = InterfaceClasses.shared.attribute(path, of: object) else {
        // What is only drawn is said by nobody.
        if !path.hasPrefix("layer.") { report(.noAttribute(path, in: object, file.fileName)) }
        continue
      }
      do {
        try set(object, InterfaceValue(file.attributeValue(entry, translating: element.id)))
      } catch {
        report(.unfitAttribute(error, path, of: object, file.fileName))
      }
    }
  }

  // MARK: Connections

  /// Connects an object's outlets, actions and segues.
  func connect(_ element: InterfaceElement, _ object: NSObject) {
    var collections: [(name: String, objects: [NSObject])] = []
    for entry in element.list("connections") {
      switch entry.tag {
      case "outlet": connect(outlet: entry, of: object)
      case "outletCollection":
        guard let name = entry["property"] else { continue }
        guard let value = destination(of: entry) else {
          report(.noDestination(name, of: object, file.fileName, line: entry.line))
          continue
        }
        if let index = collections.firstIndex(where: { $0.name == name }) {
          collections[index].objects.append(value)
        } else {
          collections.append((name, [value]))
        }
      case "action": connect(action: entry, of: object)
      case "segue": scene?.connect(segue: entry, of: object)
      default: break
      }
    }
    for (name, objects) in collections { set(name, of: object, to: objects) }
  }

  private func connect(outlet entry: InterfaceElement, of object: NSObject) {
    guard let name = entry["property"] else { return }
    guard let value = destination(of: entry) else {
      return report(.noDestination(name, of: object, file.fileName, line: entry.line))
    }
    set(name, of: object, to: value)
  }

  private func set(_ name: String, of object: NSObject, to value: Any) {
    // Old files connect these by themselves, and nothing takes them any more.
    guard name != "searchDisplayController" else { return }
    guard let connect = InterfaceClasses.shared.outlet(name, of: object) else {
      if (object as? any InterfaceOutlets)?.connect(outlet: name, to: value) == true { return }
      return report(.noOutlet(name, in: object, file.fileName))
    }
    do {
      try connect(object, InterfaceValue(value))
    } catch {
      report(.unfitOutlet(error, name, of: object, file.fileName))
    }
  }

  /// The object that a connection leads to.
  func destination(of entry: InterfaceElement) -> NSObject? {
    guard let id = entry["destination"] else { return nil }
    if let object = object(id) { return object }
    return file.element(id)?["placeholderIdentifier"] == "IBFilesOwner" ? owner : nil
  }

  private func connect(action entry: InterfaceElement, of object: NSObject) {
    guard let name = entry["selector"] else { return }
    let isOfFirstResponder =
      entry["destination"].flatMap { file.element($0)?["placeholderIdentifier"] } == "IBFirstResponder"
    let target = destination(of: entry)
    guard target != nil || isOfFirstResponder || entry["destination"] == nil else {
      return report(.noDestination(name, of: object, file.fileName, line: entry.line))
    }
    if let target, InterfaceClasses.shared.action(name, of: target) == nil {
      return report(.noAction(name, in: target, file.fileName))
    }
    let selector = Selector(named: name, of: target, in: file.fileName)
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: selector, for: UIControl.Event(described: entry["eventType"]))
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(target, action: selector)
    default: break
    }
  }
}

/// A class of another module whose outlets interface files connect.
@MainActor
package protocol InterfaceOutlets: NSObject {
  /// Connects an outlet; false where it has none of the name, or takes no such object.
  func connect(outlet: String, to value: Any) -> Bool
}

extension UIControl.Event {
  /// The event with the name that interface files use.
  init(described name: String?) {
    self =
      switch name {
      case "touchDown": .touchDown
      case "touchDownRepeat": .touchDownRepeat
      case "touchDragInside": .touchDragInside
      case "touchDragOutside": .touchDragOutside
      case "touchDragEnter": .touchDragEnter
      case "touchDragExit": .touchDragExit
      case "touchUpOutside": .touchUpOutside
      case "touchCancel": .touchCancel
      case "valueChanged": .valueChanged
      case "editingDidBegin": .editingDidBegin
      case "editingChanged": .editingChanged
      case "editingDidEnd": .editingDidEnd
      case "editingDidEndOnExit": .editingDidEndOnExit
      case "primaryActionTriggered": .primaryActionTriggered
      default: .touchUpInside
      }
  }
}
