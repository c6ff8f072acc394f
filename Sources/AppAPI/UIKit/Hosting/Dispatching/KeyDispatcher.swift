import AccessibilityModel
import AppHost
import Foundation

/// Hands keys to whoever wants them: shortcuts, what is typed into, and everyone around it.
///
/// - Source: Behaviour 5.2 FK9, FK11
@MainActor
final class KeyDispatcher: AppStateKey {
  private weak var host: RunningApp?
  /// True while keys are on their way; views of another kind that pass them back are then asked no more.
  private var isPressing = false

  init(_ host: RunningApp) {
    self.host = host
  }

  static func initialValue(in host: RunningApp) -> KeyDispatcher { KeyDispatcher(host) }

  /// Hands a press to the app.
  ///
  /// - Parameters:
  ///   - stroke: What is pressed.
  ///   - object: What the keyboard is at, where nothing is typed into.
  ///   - id: Who that is in the tree.
  /// - Returns: What came of it.
  func press(_ stroke: KeyStroke, on object: NSObject?, _ id: ElementID? = nil) -> Answer {
    guard let host, !isPressing else { return .declined }
    isPressing = true
    defer { isPressing = false }
    let typed = host[FirstResponderTracker.self].responder
    guard let start = typed ?? object as? UIResponder ?? front else { return .declined }
    let chain = Self.chain(from: start)
    let takesText = (typed is any UIKeyInput || typed is any TextPlace) && stroke.isForTyping
    if use(stroke, chain, { !takesText || $0.wantsPriorityOverSystemBehavior }) { return .handled(by: nil) }
    if alertTakes(stroke) { return .handled(by: nil) }
    if !takesText || typed is any TextPlace, sourcesTake(stroke, id) { return .handled(by: nil) }
    if !tell(stroke, start) { return .handled(by: nil) }
    if let typed, type(stroke, into: typed) { return .handled(by: nil) }
    guard takesText else { return .declined }
    return use(stroke, chain, { !$0.wantsPriorityOverSystemBehavior }) || sourcesTake(stroke, id)
      ? .handled(by: nil) : .declined
  }

  /// The presses that do something and have a title, from what is typed into outwards.
  func shortcuts() -> [AppShortcut] {
    guard let host, !isPressing else { return [] }
    isPressing = true
    defer { isPressing = false }
    let typed = host[FirstResponderTracker.self].responder
    let chain = (typed ?? front).map(Self.chain) ?? []
    func shortcut(_ command: UIKeyCommand) -> AppShortcut? {
      let title = command.discoverabilityTitle ?? command.title
      guard !title.isEmpty, let stroke = command.stroke else { return nil }
      return AppShortcut(title, stroke)
    }
    let own = chain.flatMap { $0.keyCommands ?? [] }.filter(\.isUsable)
    let usable = mainCommands.filter { command in
      targets(of: command, chain).first.map { isUsable(command, by: $0) } == true
    }
    let found = own.compactMap(shortcut) + sources.flatMap(\.shortcuts) + usable.compactMap(shortcut)
    var known: Set<KeyStroke> = []
    return found.filter { known.insert($0.stroke.plain).inserted }
  }

  // MARK: Who is asked

  private static func chain(from start: UIResponder) -> [UIResponder] {
    var asked: Set<ObjectIdentifier> = []
    return Array(sequence(first: start, next: \.next).prefix { asked.insert(ObjectIdentifier($0)).inserted })
  }

  /// Who is asked first where nothing is typed into: the innermost controller of the screen in front.
  private var front: UIResponder? {
    guard let host else { return nil }
    let window = host[WindowList.self].windows.last { $0.isKeyWindow } ?? host[WindowList.self].windows.last
    guard var controller = window?.rootViewController?.front else { return window }
    while let inner = controller.shownInside { controller = inner }
    return controller
  }

  /// The views in the screen in front that describe what is in them themselves.
  private var sources: [any ElementSource] {
    let controller = (front as? UIViewController)?.view ?? front as? UIView
    var found: [any ElementSource] = []
    func collect(in view: UIView) {
      if let source = view.subtree?.source { found.append(source) }
      for inner in view.subviews where !inner.isHidden { collect(in: inner) }
    }
    if let controller { collect(in: controller) }
    return found
  }

  private func sourcesTake(_ stroke: KeyStroke, _ id: ElementID?) -> Bool {
    let elements = id.flatMap { RequestHandler(host: .current).target($0)?.grafted } ?? []
    return sources.contains { source in
      let own = elements.first { $0.subtreeView?.subtree?.source === source }
      return source.press(stroke, on: own?.sourceID)
    }
  }

  // MARK: What becomes of a press

  /// Does what a key command of the chain is for; true where one is.
  private func use(
    _ stroke: KeyStroke, _ chain: [UIResponder], _ isMeant: (UIKeyCommand) -> Bool
  ) -> Bool {
    let plain = stroke.plain
    for responder in chain {
      for command in responder.keyCommands ?? [] where command.isUsable && isMeant(command) {
        guard command.stroke?.plain == plain else { continue }
        let target = chain.first { candidate in
          candidate.canPerformAction(command.action, withSender: command)
            && command.action.perform(on: candidate, sender: command)
        }
        if target != nil { return true }
      }
    }
    return mainCommands.contains { command in
      guard isMeant(command), command.stroke?.plain == plain else { return false }
      return targets(of: command, chain).contains { isUsable(command, by: $0) && perform(command, on: $0) }
    }
  }

  private func perform(_ command: UIKeyCommand, on target: UIResponder) -> Bool {
    command.action.perform(on: target, sender: command)
  }

  /// The commands with keys of the main menu, to which the app and its delegate add.
  private var mainCommands: [UIKeyCommand] {
    UIMenuSystem.main.keyCommands { builder in
      for responder in Self.chain(from: UIApplication.shared) { responder.buildMenu(with: builder) }
    }
  }

  /// Those who could carry out a command of the main menu.
  private func targets(of command: UIKeyCommand, _ chain: [UIResponder]) -> [UIResponder] {
    chain.filter {
      command.action.isMethod(of: $0) && $0.canPerformAction(command.action, withSender: command)
    }
  }

  /// Whether a command can be used, once who carries it out has brought it up to date.
  private func isUsable(_ command: UIKeyCommand, by target: UIResponder) -> Bool {
    target.validate(command)
    return command.isUsable
  }

  /// Answers an alert in front: Return gives the preferred answer, Escape the one that changes nothing.
  private func alertTakes(_ stroke: KeyStroke) -> Bool {
    guard let alert = front as? UIAlertController else { return false }
    switch stroke {
    case KeyStroke("return"): return alert.choosePreferred()
    case KeyStroke("escape"): return alert.accessibilityPerformEscape()
    default: return false
    }
  }

  /// Tells everyone from a responder outwards that keys go down and come up; false where one of them keeps
  /// it.
  private func tell(_ stroke: KeyStroke, _ start: UIResponder) -> Bool {
    let press = UIPress(stroke)
    press.responder = start
    let seconds = host.map { Double($0.clock.now.nanoseconds) / 1e9 } ?? 0
    press.timestamp = seconds
    let event = UIPressesEvent(press, timestamp: seconds)
    start.pressesBegan([press], with: event)
    let reachedEnd = event.reachedEnd
    press.phase = .ended
    start.pressesEnded([press], with: event)
    return reachedEnd
  }

  /// Types, moves the insertion point or edits; false where a key does none of it, and where it is refused.
  private func type(_ stroke: KeyStroke, into responder: UIResponder) -> Bool {
    guard responder.isFirstResponder, let input = responder as? any UIKeyInput else { return false }
    if edits(stroke, responder) { return true }
    guard let text = input as? any UITextInput else {
      if stroke.key == "delete" {
        input.deleteBackward()
      } else if let characters = stroke.characters {
        input.insertText(characters)
      } else {
        return false
      }
      return true
    }
    let survey = TextSurvey(text)
    let content =
      responder.textContent ?? TextContent(survey.string, selection: survey.selection(in: text))
    guard let edit = content.edit(by: stroke, breaksLines: !(responder is UITextField)) else { return false }
    return text.carryOut(edit)
  }

  /// What Command with a letter does to every text.
  private func edits(_ stroke: KeyStroke, _ responder: UIResponder) -> Bool {
    let plain = stroke.plain
    guard plain.modifiers.subtracting(.shift) == .command else { return false }
    switch plain.key {
    case "c": responder.copy(nil)
    case "x": responder.cut(nil)
    case "v": responder.paste(nil)
    case "z": plain.modifiers.contains(.shift) ? responder.undoManager?.redo() : responder.undoManager?.undo()
    default: return false
    }
    return true
  }
}

extension KeyStroke {
  /// True for keys that a text takes while it is typed into, before any shortcut that does not say otherwise.
  var isForTyping: Bool { modifiers.isDisjoint(with: [.command, .control, .function]) && key != "escape" }
}

extension UIKeyCommand {
  /// True where it can be used at present.
  var isUsable: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }
}

extension UIViewController {
  /// The controller inside that is on the screen, where it shows one at a time.
  fileprivate var shownInside: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let split as UISplitViewController: split.viewControllers.last
    default: nil
    }
  }
}
