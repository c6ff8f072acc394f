import AppHost
import Foundation

/// Remembers how changes are taken back, and how what was taken back is done again.
///
///     undoManager?.registerUndo(withTarget: store) { $0.title = "Old title" }
///     undoManager?.setActionName("Rename")
///     undoManager?.undo()
@MainActor @preconcurrency
open class UndoManager: NSObject {
  /// Posted before changes are taken back.
  public nonisolated static let willUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted after changes were taken back.
  public nonisolated static let didUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before changes are done again.
  public nonisolated static let willRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted after changes were done again.
  public nonisolated static let didRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")

  /// The groups that are still taking changes in, the outermost first.
  private var open: [UndoGroup] = []
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  private var disabledCount = 0
  private var endsWithTurn = false

  /// True while changes are being taken back.
  open private(set) var isUndoing = false
  /// True while changes are being done again.
  open private(set) var isRedoing = false
  /// True where all changes of one turn of the main queue make a group.
  open var groupsByEvent = true
  /// How many groups are remembered at most; 0 for all.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }

  /// Makes a manager that remembers nothing yet.
  public nonisolated override init() { super.init() }

  // MARK: Taking changes in

  /// True where changes are remembered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Lets changes go by until they are remembered again as often as this was called.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Takes one call that let changes go by back.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Remembers how a change of an object is taken back; the object is not kept.
  ///
  /// Called while a change is being taken back, it tells how that is done again.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty { beginTurn() }
    let action = UndoAction(target: target) { [weak target] in
      if let target { handler(target) }
    }
    if open.isEmpty {
      keep(UndoGroup(actions: [action]))
    } else {
      open[open.count - 1].actions.append(action)
    }
  }

  /// Forgets everything.
  open func removeAllActions() {
    open = []
    undoStack = []
    redoStack = []
  }

  /// Forgets all changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func without(_ groups: [UndoGroup]) -> [UndoGroup] {
      groups.map { $0.without(object) }.filter { !$0.actions.isEmpty }
    }
    open = open.map { $0.without(object) }
    undoStack = without(undoStack)
    redoStack = without(redoStack)
  }

  // MARK: Groups

  /// How many groups are taking changes in.
  open var groupingLevel: Int { open.count }

  /// Begins a group of changes that are taken back together.
  open func beginUndoGrouping() { open.append(UndoGroup()) }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    guard !group.actions.isEmpty else { return }
    if open.isEmpty {
      keep(group)
    } else {
      open[open.count - 1].actions.append(contentsOf: group.actions)
      open[open.count - 1].name = group.name ?? open[open.count - 1].name
    }
  }

  /// Begins the group of this turn of the main queue, where turns make groups.
  private func beginTurn() {
    guard groupsByEvent, !isUndoing, !isRedoing else { return }
    beginUndoGrouping()
    guard !endsWithTurn else { return }
    endsWithTurn = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.endTurn() } }
  }

  private func endTurn() {
    guard endsWithTurn else { return }
    endsWithTurn = false
    while !open.isEmpty { endUndoGrouping() }
  }

  /// Puts a whole group where it is found when it is wanted.
  private func keep(_ group: UndoGroup) {
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      if !isRedoing { redoStack = [] }
      forgetOldest()
    }
  }

  private func forgetOldest() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo {
      undoStack.removeFirst(undoStack.count - levelsOfUndo)
    }
  }

  // MARK: Taking back and doing again

  /// True where there is something to take back.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
  /// True where there is something to do again.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Takes the changes of the last group back, after ending the group of this turn.
  open func undo() {
    if open.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Takes the changes of the last group back.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
    NotificationCenter.default.post(name: Self.willUndoChange, object: self)
    isUndoing = true
    carryOut(group)
    isUndoing = false
    NotificationCenter.default.post(name: Self.didUndoChange, object: self)
  }

  /// Does what was taken back last again.
  open func redo() {
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    NotificationCenter.default.post(name: Self.willRedoChange, object: self)
    isRedoing = true
    carryOut(group)
    isRedoing = false
    NotificationCenter.default.post(name: Self.didRedoChange, object: self)
  }

  /// Does what a group remembers, the last first; what is remembered meanwhile makes the group of the way back.
  private func carryOut(_ group: UndoGroup) {
    let outer = open
    open = [UndoGroup(name: group.name)]
    for action in group.actions.reversed() { action.handler() }
    while !open.isEmpty { endUndoGrouping() }
    open = outer
  }

  // MARK: Names

  /// What the last group does; empty where it has no name.
  open var undoActionName: String {
    (open.last { $0.name != nil } ?? undoStack.last)?.name ?? ""
  }

  /// What the group that would be done again does; empty where it has no name.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Names what the changes of the present group do.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// The title of a menu item that takes the last group back.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item that does again what was taken back.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a menu item that takes something back.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? String(system: .undo) : String(system: .undoAction, ["name": actionName])
  }

  /// The title of a menu item that does something again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? String(system: .redo) : String(system: .redoAction, ["name": actionName])
  }
}

/// One change, and how it is taken back.
private struct UndoAction {
  weak var target: AnyObject?
  let handler: @MainActor () -> Void
}

/// Changes that are taken back together.
private struct UndoGroup {
  var actions: [UndoAction] = []
  var name: String?

  /// The group without the changes of an object.
  func without(_ object: AnyObject) -> UndoGroup {
    UndoGroup(actions: actions.filter { $0.target !== object }, name: name)
  }
}
