import Foundation

extension ControllerScene {
  /// Lets what was tapped, or moved, lead where a segue leads.
  func connect(segue: InterfaceElement, of object: NSObject) {
    guard segue["kind"] != "relationship", segue["kind"] != "embed" else { return }
    switch object {
    case let cell as UITableViewCell:
      let follow: @MainActor () -> Void = { [weak self, weak cell] in self?.follow(segue, sender: cell) }
      if segue["trigger"] == "accessoryAction" {
        cell.described.openDetails = follow
      } else {
        cell.described.select = follow
      }
    case let view as UICollectionReusableView:
      view.described.select = { [weak self, weak view] in self?.follow(segue, sender: view) }
    case let control as UIControl:
      let event = segue["trigger"].map { UIControl.Event(described: $0) } ?? Self.usualEvent(of: control)
      control.addTarget(nil, action: selector(segue), for: event)
    case let item as UIBarButtonItem:
      item.target = controller
      item.action = selector(segue)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(nil, action: selector(segue))
    default: break
    }
  }

  private static func usualEvent(of control: UIControl) -> UIControl.Event {
    control is UIButton || type(of: control) == UIControl.self ? .touchUpInside : .primaryActionTriggered
  }

  private func selector(_ segue: InterfaceElement) -> Selector {
    Selector(nil) { [weak self] _, sender, _ in
      self?.follow(segue, sender: sender)
      return true
    }
  }

  /// Takes a segue, where the controller lets it be taken.
  private func follow(_ segue: InterfaceElement, sender: Any?) {
    guard let controller else { return }
    if let identifier = segue["identifier"],
      !controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    {
      return
    }
    perform(segue, from: controller, sender: sender)
  }

  // MARK: Taking them

  /// Makes the controller to which a segue leads, lets it be prepared, and shows it.
  func perform(_ segue: InterfaceElement, from source: UIViewController, sender: Any?) {
    if segue["kind"] == "unwind" { return unwind(segue, from: source, sender: sender) }
    guard let destination = destination(of: segue, creator: creator(segue, source, sender)) else { return }
    setPresentation(of: destination, by: segue, from: source, sender: sender)
    let way = self.way(segue, from: source, to: destination)
    way.usual = { [weak self] in self?.show(destination, by: segue, from: source, sender: sender) }
    source.prepare(for: way, sender: sender)
    way.perform()
  }

  /// Makes the controller that a container shows; none where it would contain itself.
  func perform(embed segue: InterfaceElement, from source: UIViewController) -> UIViewController? {
    guard !isCircle(segue, from: source) else {
      report(.endlessSegues(segue, file.fileName))
      return nil
    }
    guard let destination = destination(of: segue, creator: creator(segue, source, nil)) else { return nil }
    source.prepare(for: way(segue, from: source, to: destination), sender: nil)
    return destination
  }

  /// True where a segue leads to a controller that is around its source, or the source itself.
  private func isCircle(_ segue: InterfaceElement, from source: UIViewController) -> Bool {
    guard let target = segue["destination"].flatMap(file.element) else { return false }
    var next: UIViewController? = source
    while let current = next {
      if (current.viewSource as? ControllerScene)?.element === target { return true }
      next = current.parent
    }
    return false
  }

  private func way(
    _ segue: InterfaceElement, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let identifier = segue["identifier"] ?? ""
    guard let name = segue["customClass"] else {
      return UIStoryboardSegue.make(describedAs: identifier, from: source, to: destination)
    }
    guard
      let type = InterfaceClasses.shared.type(name, module: segue["customModule"]) as? UIStoryboardSegue.Type
    else {
      report(.noClass(name, of: segue, file.fileName, standIn: "UIStoryboardSegue"))
      return UIStoryboardSegue.make(describedAs: identifier, from: source, to: destination)
    }
    return type.make(describedAs: identifier, from: source, to: destination)
  }

  /// The method of the source that makes the destination itself.
  private func creator(
    _ segue: InterfaceElement, _ source: UIViewController, _ sender: Any?
  ) -> ((NSCoder) -> UIViewController?)? {
    guard let name = segue["destinationCreationSelector"] else { return nil }
    guard let create = InterfaceClasses.shared.creator(name, of: source) else {
      report(.noSegueAction(name, in: source, file.fileName))
      return nil
    }
    let identifier = segue["identifier"]
    return { [file] coder in
      do {
        return try create(source, coder, InterfaceValue(sender), InterfaceValue(identifier))
      } catch {
        report(.unfitSender(error, of: name, in: source, file.fileName))
        return nil
      }
    }
  }

  private func show(
    _ destination: UIViewController, by segue: InterfaceElement, from source: UIViewController, sender: Any?
  ) {
    let isAnimated = segue["animates"] != "NO"
    switch segue["kind"] {
    case "push", "show": source.show(destination, sender: sender)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    case "presentation", "modal", "popoverPresentation", "popover":
      // The source may have chosen a bubble only now, and nothing that it belongs to.
      if let popover = Self.popover(of: destination), !popover.isAnchored {
        anchor(popover, at: sender, in: source)
      }
      source.present(destination, animated: isAnimated)
    // Only the class of a custom segue knows what it does.
    case "custom": break
    default: source.show(destination, sender: sender)
    }
  }

  /// Says how a controller is presented, before the source prepares it and may say otherwise.
  private func setPresentation(
    of destination: UIViewController, by segue: InterfaceElement, from source: UIViewController, sender: Any?
  ) {
    switch segue["kind"] {
    case "popoverPresentation", "popover": destination.modalPresentationStyle = .popover
    case "presentation", "modal":
      if let style = UIModalPresentationStyle(described: segue["modalPresentationStyle"]) {
        destination.modalPresentationStyle = style
      }
    default: return
    }
    guard let popover = Self.popover(of: destination) else { return }
    if let sides = segue.child(key: "popoverArrowDirection") {
      popover.permittedArrowDirections = UIPopoverArrowDirection(described: sides)
    }
    let described = madeObject(segue["popoverAnchorBarButtonItem"]) ?? madeObject(segue["popoverAnchorView"])
    anchor(popover, at: described ?? sender, in: source)
  }

  private static func popover(of controller: UIViewController) -> UIPopoverPresentationController? {
    guard controller.modalPresentationStyle == .popover else { return nil }
    return controller.popoverPresentationController
  }

  /// Says what a bubble belongs to: a bar button, a view, or else the whole view of the source.
  private func anchor(
    _ popover: UIPopoverPresentationController, at place: Any?, in source: UIViewController
  ) {
    if let item = place as? UIBarButtonItem {
      popover.barButtonItem = item
    } else {
      popover.sourceView = place as? UIView ?? source.viewIfLoaded
    }
  }

  // MARK: Ways back

  private func unwind(_ segue: InterfaceElement, from source: UIViewController, sender: Any?) {
    guard let name = segue["unwindAction"] else { return }
    let action = Selector(named: name, of: nil, in: file.fileName)
    guard let goal = goal(of: name, action, from: source, sender) else {
      return report(.noUnwinding(name, file.fileName))
    }
    let way = self.way(segue, from: source, to: goal)
    way.usual = { source.goBack(to: goal, animated: segue["animates"] != "NO") }
    source.prepare(for: way, sender: sender)
    if let action = InterfaceClasses.shared.action(name, of: goal) {
      do {
        try action.call(goal, InterfaceValue(way), InterfaceValue(source))
      } catch {
        report(.unfitSender(error, of: name, in: goal, file.fileName))
      }
    }
    goal.unwind(for: way, towards: goal)
    way.perform()
  }

  /// The nearest controller on the way back that has the method and wants to be returned to.
  private func goal(
    of name: String, _ action: Selector, from source: UIViewController, _ sender: Any?
  ) -> UIViewController? {
    for candidate in source.wayBack {
      guard InterfaceClasses.shared.action(name, of: candidate) != nil,
        candidate.canPerformUnwindSegueAction(action, from: source, sender: sender)
      else { continue }
      return candidate
    }
    return nil
  }
}

extension UIViewController {
  /// The controllers that came before, the nearest first.
  fileprivate var wayBack: [UIViewController] {
    var found: [UIViewController] = []
    var next: UIViewController? = self
    while let current = next {
      if let navigation = current as? UINavigationController {
        found += navigation.viewControllers.reversed().filter { other in !found.contains { $0 === other } }
      }
      if let tabs = current as? UITabBarController {
        let stacks = (tabs.viewControllers ?? []).flatMap { tab in
          (tab as? UINavigationController)?.viewControllers.reversed() ?? [tab]
        }
        found += stacks.filter { other in !found.contains { $0 === other } }
      }
      if !found.contains(where: { $0 === current }) { found.append(current) }
      if let parent = current.parent {
        next = parent
      } else {
        next = current.presentingViewController
        // The one that presents is the container; what it shows is returned to.
        if let presenting = next { found.append(presenting.front(below: current)) }
      }
    }
    return found.filter { $0 !== self }
  }

  /// What a container shows of its own, below what is presented.
  private func front(below presented: UIViewController) -> UIViewController {
    switch self {
    case let navigation as UINavigationController:
      navigation.topViewController?.front(below: presented) ?? self
    case let tabs as UITabBarController: tabs.selectedViewController?.front(below: presented) ?? self
    default: self
    }
  }

  /// Takes away what was shown above a controller, and what was pushed on it.
  fileprivate func goBack(to goal: UIViewController, animated: Bool) {
    if let presented = goal.presentedViewController, isInside(presented) {
      goal.dismiss(animated: animated)
    }
    if let navigation = goal.navigationController, navigation.viewControllers.contains(goal),
      navigation.topViewController !== goal
    {
      navigation.popToViewController(goal, animated: animated)
    }
    if let tabs = goal.tabBarController {
      let tab = (tabs.viewControllers ?? []).first { goal === $0 || goal.isInside($0) }
      if let tab, tabs.selectedViewController !== tab { tabs.selectedViewController = tab }
    }
  }

  private func isInside(_ other: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let current = next {
      if current === other { return true }
      next = current.parent ?? current.presentingViewController
    }
    return false
  }
}

extension UIPopoverPresentationController {
  /// True where it is said what the bubble belongs to.
  fileprivate var isAnchored: Bool { sourceView != nil || barButtonItem != nil }
}

extension UIPopoverArrowDirection {
  /// The sides that an element switches on.
  fileprivate init(described element: InterfaceElement) {
    let names: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    self = names.reduce(into: []) { sides, entry in
      if element[entry.0] == "YES" { sides.insert(entry.1) }
    }
  }
}
