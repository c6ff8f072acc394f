import AccessibilityModel
import Foundation
import UniformTypeIdentifiers

/// What a view does with what is dropped on it.
struct DropTarget {
  /// What can be dropped: something of one of these types, where any are named.
  var types: [UTType] = []
  /// True where something of what is held can be taken, whatever its type.
  var accepts: (NSItemProvider) -> Bool = { _ in true }
  var delegate: any DropDelegate

  @MainActor
  func takes(_ providers: [NSItemProvider], at location: CGPoint) -> DropInfo? {
    let fitting = providers.filter { (types.isEmpty || $0.hasItem(conformingTo: types)) && accepts($0) }
    let info = DropInfo(location: location, providers: fitting)
    return !fitting.isEmpty && delegate.validateDrop(info: info) ? info : nil
  }
}

/// Lets something be dropped on each item of a view.
struct DropModifier: ItemModifier {
  typealias Body = Never
  nonisolated(unsafe) let target: DropTarget

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> DropItem {
    let item = DropItem(around: inner)
    update(item, in: node)
    DragSession.current.observe(item)
    return item
  }

  func update(_ item: DropItem, in node: ViewNode) {
    item.target = target
    item.isEnabled = node.environment.isEnabled
    if DragSession.current.isHeld { item.invalidateDescription() }
  }
}

/// An item on which something can be dropped.
///
/// - Source: Behaviour 1.16 DnD1, DnD2
final class DropItem: WrapperItem {
  var target: DropTarget?
  var isEnabled = true {
    didSet { if isEnabled != oldValue { invalidateDescription() } }
  }

  /// True where what is held was taken from the view itself.
  private var isSource: Bool {
    guard var item = DragSession.current.source as LayoutItem? else { return false }
    while let container = item.container {
      if item === self { return true }
      guard item is WrapperItem else { break }
      item = container
    }
    return item === self
  }

  private func info(_ unit: UnitPoint) -> DropInfo? {
    let place = CGPoint(x: frame.width * unit.x, y: frame.height * unit.y)
    return target?.takes(DragSession.current.providers, at: place)
  }

  override func makeDescribedElements() -> [DescribedElement] {
    guard isEnabled, DragSession.current.isHeld, !isSource, info(.center) != nil else {
      return inner.describedElements
    }
    let isOne = inner.describedElements.count == 1 && inner.describedElements.allSatisfy(\.children.isEmpty)
    return inner.describedElements.map { described in
      var described = described
      described.changeStops { stop in
        stop.offer(.drop, isOne ? stop.element.label : nil, isAutomatic: true) { [weak self] in self?.drop()
        }
      }
      return described
    }
  }

  /// Puts what is held at a place of the view; it stays held where it is not taken.
  func drop(at unit: UnitPoint = .center) {
    guard let info = info(unit), let delegate = target?.delegate else { return }
    delegate.dropEntered(info: info)
    let proposal = delegate.dropUpdated(info: info)
    let isRefused = proposal?.operation == .forbidden || proposal?.operation == .cancel
    if !isRefused, delegate.performDrop(info: info) {
      DragSession.current.end()
    } else {
      delegate.dropExited(info: info)
    }
  }
}

/// Does with what is dropped what closures say.
struct ClosureDrop {
  let isTargeted: ((Bool) -> Void)?
  let perform: (DropInfo) -> Bool

  nonisolated init(isTargeted: ((Bool) -> Void)?, perform: @escaping (DropInfo) -> Bool) {
    self.isTargeted = isTargeted
    self.perform = perform
  }
}

extension ClosureDrop: DropDelegate {
  func dropEntered(info: DropInfo) { isTargeted?(true) }
  func dropExited(info: DropInfo) { isTargeted?(false) }

  func performDrop(info: DropInfo) -> Bool {
    let isTaken = perform(info)
    if isTaken { isTargeted?(false) }
    return isTaken
  }
}

extension View {
  /// Lets something be dropped on the view, as a delegate says.
  ///
  /// - Source: Behaviour 1.16 DnD1, DnD2
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View
  {
    modifier(DropModifier(target: DropTarget(types: supportedContentTypes, delegate: delegate)))
  }

  /// Lets something be dropped on the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets something be dropped on the view; the action hears where, in the view's points.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    let drop = ClosureDrop(isTargeted: isTargeted.map { binding in { binding.wrappedValue = $0 } }) {
      action($0.providers, $0.location)
    }
    return onDrop(of: supportedContentTypes, delegate: drop)
  }

  /// Lets something be dropped on the view, as a delegate says; the types are named by their identifiers.
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType($0) ?? UTType(importedAs: $0) }, delegate: delegate)
  }

  /// Lets something be dropped on the view; the types are named by their identifiers.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.map { UTType($0) ?? UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action
    )
  }

  /// Lets values of a type be dropped on the view.
  ///
  /// - Source: Behaviour 1.16 DnD1, DnD2
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let drop = ClosureDrop(isTargeted: isTargeted) { info in
      TransferredDrop(type: T.self, providers: info.providers) { action($0, info.location) }.perform()
    }
    return modifier(DropModifier(target: DropTarget(accepts: { $0.canLoad(T.self) }, delegate: drop)))
  }
}

/// Makes values of what is dropped, and hands them on.
struct TransferredDrop<Value: Transferable> {
  let type: Value.Type
  let providers: [NSItemProvider]
  let take: ([Value]) -> Bool

  /// Hands values on at once where they are carried as they are, else as soon as they are made.
  func perform() -> Bool {
    let ready = providers.compactMap { $0.value(Value.self) }
    if ready.count == providers.count { return take(ready) }
    let forms = Value.forms
    nonisolated(unsafe) let take = take
    nonisolated(unsafe) let parts = providers.compactMap { provider in
      forms.first { $0.load != nil && provider.hasItem(conformingTo: [$0.type]) }.map { (provider, $0) }
    }
    Task { @MainActor in
      var values: [Value] = []
      for (provider, form) in parts {
        guard let load = form.load else { continue }
        let data: Data? = await withCheckedContinuation { continuation in
          provider.loadDataRepresentation(forTypeIdentifier: form.type.identifier) { data, _ in
            continuation.resume(returning: data)
          }
        }
        if let data, let value = try? await load(data) { values.append(value) }
      }
      _ = take(values)
    }
    return true
  }
}
