import AccessibilityModel
import AppHost
import AppResources
import Foundation
import UniformTypeIdentifiers

/// What a person has lifted from a view and not yet dropped, if anything.
///
/// Dragging is offered as actions: "Drag" where something can be taken, and then "Drop" where it can be put.
/// Whether anything is lifted, here or from a view of the UIKit kind, `DragPlaces` knows.
/// - Source: Behaviour 1.16 DnD1, DnD2
@MainActor
final class DragSession: AppStateKey {
  /// What is held.
  private(set) var providers: [NSItemProvider] = []
  /// The item it was taken from.
  private(set) weak var source: DragItem?
  private var items: [WeakItem] = []

  private struct WeakItem {
    weak var item: LayoutItem?
  }

  static func initialValue(in host: RunningApp) -> DragSession {
    let session = DragSession()
    host[DragPlaces.self].onChange = { [weak session] in session?.notifyItems() }
    return session
  }

  static var current: DragSession { RunningApp.current[DragSession.self] }

  /// True while something is lifted, from whatever view.
  var isHeld: Bool { places.isHeld }

  private var places: DragPlaces { RunningApp.current[DragPlaces.self] }

  /// Describes an item anew whenever something is lifted or dropped.
  func observe(_ item: LayoutItem) {
    items.removeAll { $0.item == nil }
    items.append(WeakItem(item: item))
  }

  func lift(_ providers: [NSItemProvider], from source: DragItem) {
    self.providers = providers
    self.source = source
    places.begin { [weak self] in self?.forget() }
  }

  /// Ends the drag once what was held is dropped.
  func end() {
    forget()
    places.end()
  }

  private func forget() {
    providers = []
    source = nil
  }

  private func notifyItems() {
    for entry in items { entry.item?.invalidateDescription() }
  }
}

/// Lets something be taken from each item of a view.
struct DragModifier: ItemModifier {
  typealias Body = Never
  nonisolated(unsafe) let provider: () -> NSItemProvider

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> DragItem {
    let item = DragItem(around: inner)
    update(item, in: node)
    DragSession.current.observe(item)
    return item
  }

  func update(_ item: DragItem, in node: ViewNode) {
    item.provider = provider
    item.isEnabled = node.environment.isEnabled
  }
}

/// An item from which something can be taken.
final class DragItem: WrapperItem {
  var provider: () -> NSItemProvider = { NSItemProvider() }
  var isEnabled = true {
    didSet { if isEnabled != oldValue { invalidateDescription() } }
  }

  func lift() { DragSession.current.lift([provider()], from: self) }

  override func makeDescribedElements() -> [DescribedElement] {
    guard isEnabled, !DragSession.current.isHeld else { return inner.describedElements }
    return inner.describedElements.map { described in
      var described = described
      described.changeStops {
        $0.offer(.drag, $0.element.label, isAutomatic: true) { [weak self] in self?.lift() }
      }
      return described
    }
  }
}

extension DescribedElement {
  /// Offers to take something from the element, or to put something there.
  mutating func offer(
    _ verb: SystemPhrase, _ name: SpokenText?, isAutomatic: Bool, _ perform: @escaping @MainActor () -> Void
  ) {
    let words = String(system: verb, ["name": name?.string ?? ""]).trimmingCharacters(in: .whitespaces)
    var action = Handlers.Action(name: SpokenText(words), category: .standard, perform: perform)
    action.isAutomatic = isAutomatic
    handlers.actions.append(action)
  }
}

extension View {
  /// Lets something be dragged from the view.
  ///
  /// - Source: Behaviour 1.16 DnD1, DnD2
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier(provider: data))
  }

  /// Lets something be dragged from the view; what is seen under the finger meanwhile is not heard.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragModifier(provider: data))
  }

  /// Lets something be dragged from the view, where there is something.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(DragModifier(provider: { action?() ?? NSItemProvider() }))
  }

  /// Lets a value be dragged from the view.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(
      DragModifier(provider: {
        let provider = NSItemProvider()
        provider.carry(payload())
        return provider
      }))
  }

  /// Lets a value be dragged from the view; what is seen under the finger meanwhile is not heard.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    draggable(payload())
  }
}
