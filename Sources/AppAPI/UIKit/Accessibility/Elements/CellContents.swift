import AccessibilityModel
import AppHost
import Foundation

/// What a cell holds that people can hear or use, in reading order.
@MainActor
struct CellContents {
  /// An element inside the cell and the object it comes from.
  struct Part {
    let element: AccessibilityElement
    let object: NSObject

    /// The text that is read in it, if it is a view of several lines.
    @MainActor var text: UITextView? { (object as? UITextView).flatMap { $0.isEditable ? nil : $0 } }

    /// What is heard of it as a text of the cell.
    @MainActor var words: SpokenText? { element.label ?? (text == nil ? nil : element.value) }

    /// True where it can be used by itself.
    @MainActor var isControl: Bool {
      text == nil && isUsable
    }

    /// True where people write in it, which they can do nowhere but in the field itself.
    var isField: Bool {
      !element.traits.isDisjoint(with: [.textEntry, .secureTextEntry, .textArea, .searchField])
    }

    private var isUsable: Bool {
      UIAccessibilityTraits(element.traits).respondsToUserInteraction || element.traits.contains(.notEnabled)
    }
  }

  private let parts: [Part]
  let policy = RunningApp.current[ViewPolicy.self]

  /// Finds what some views hold.
  ///
  /// - Parameters:
  ///   - roots: The views.
  ///   - words: Labels that are heard in this order, wherever they lie.
  init(_ roots: [UIView], words: [UIView] = []) {
    var objects: [NSObject] = []
    let builder = TreeBuilder { object in
      objects.append(object)
      return ElementID(slot: UInt32(objects.count - 1))
    }
    let nodes = roots.flatMap(builder.nodes)
    var found: [Part] = []
    let order = RunningApp.current.tree.order
    func walk(_ nodes: [AccessibilityNode], _ childOrder: ChildOrder) {
      for node in order.sorted(nodes, by: childOrder) {
        let object = objects[Int(node.element.id.slot)]
        if node.element.isStop { found.append(Part(element: node.element, object: object)) }
        walk(node.children, node.element.childOrder)
      }
    }
    walk(nodes, .geometric)
    let places = found.indices.filter { place in words.contains { $0 === found[place].object } }
    let said = words.compactMap { word in found.first { $0.object === word } }
    for (place, part) in zip(places, said) { found[place] = part }
    parts = found
    controls = found.filter(\.isControl)
    let texts = found.filter { !$0.isControl }.compactMap(\.words).filter { !$0.isBlank }
    let names = texts.isEmpty ? controls.compactMap(\.element.label).filter { !$0.isBlank } : texts
    label = names.isEmpty ? nil : SpokenText.joined(names)
  }

  private let controls: [Part]

  /// True where some of it can be used by itself.
  var hasControls: Bool { !controls.isEmpty }

  /// True where the parts are elements one by one.
  var isSplit: Bool {
    isHosted && policy.hostedContent == .separate || controls.contains(where: \.isField)
      || policy.splits(controlCount: controls.count)
  }

  /// True where some of it is described by a source, as SwiftUI views are.
  var isHosted: Bool { parts.contains { $0.object is any GraftedElement } }

  /// The rule that the choice between one element and several rests on.
  var rule: UncertainRule? {
    isHosted ? policy.hostedContent.rule : policy.rule(controlCount: controls.count)
  }

  /// The labels of what is only read, in reading order; those of the controls where there is nothing else.
  ///
  /// - Source: Behaviour 1.5.3
  let label: SpokenText?

  /// Names of picture files that its parts are heard by.
  var fileNames: [String] { parts.flatMap(\.element.fileNames) }

  /// True where people use one of its controls by using the cell.
  ///
  /// - Source: Behaviour 1.10.3 G5
  var takesOverControl: Bool { !isSplit && valueControl?.element.respondsToUserInteraction == true }

  /// The control whose value is the cell's own.
  var valueControl: Part? {
    guard controls.count == 1, let only = controls.first else { return nil }
    return only.element.traits.isDisjoint(with: [.adjustable, .toggleButton]) ? nil : only
  }

  /// The facts that parts of the cell provide.
  var customContent: [CustomContent] { parts.flatMap(\.element.customContent) }

  /// What the controls do, and where links in its texts lead, as actions of the cell.
  var actions: [ElementHandler] { controlActions + linkActions }

  private var linkActions: [ElementHandler] {
    parts.compactMap(\.text).flatMap { view in
      view.links.map { link in
        ElementHandler(name: SpokenText(link.words)) {
          view.use(link.item)
          return true
        }
      }
    }
  }

  private var controlActions: [ElementHandler] {
    controls.filter { $0.object !== valueControl?.object }.compactMap { part in
      guard let name = part.element.label, !part.element.traits.contains(.notEnabled) else { return nil }
      return ElementHandler(name: name) { [object = part.object] in
        activate(object, at: CGPoint(part.element.effectiveActivationPoint))
      }
    }
  }
}
