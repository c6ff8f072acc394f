/// An item of a screen's bars.
///
///     ToolbarItem(placement: .topBarTrailing) { Button("Add") { add() } }
/// - Source: Behaviour 3.4
public struct ToolbarItem<ID, Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  private nonisolated init(_ placement: ToolbarItemPlacement, _ content: Content) {
    self.placement = placement
    self.content = content
  }
}

extension ToolbarItem: ToolbarContent {
  /// Has no body of its own.
  public typealias Body = Never
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: ToolbarSource {
  func collect(into collector: ToolbarCollector) { collector.add(placement.place, content) }
}

extension ToolbarItem where ID == () {
  /// Makes an item in a place.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement, content())
  }
}

extension ToolbarItem where ID == String {
  /// Makes an item with a name, for what keeps the person's order of items.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement, content())
  }
}

/// Several items of a screen's bars in one place.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  private nonisolated init(_ placement: ToolbarItemPlacement, _ content: Content) {
    self.placement = placement
    self.content = content
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes an item of each view in a place.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement, content())
  }

  /// Makes an item of each view in a place; where there is little space the label stands for them.
  public nonisolated init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.init(placement, content())
  }
}

extension ToolbarItemGroup: ToolbarSource {
  func collect(into collector: ToolbarCollector) { collector.add(placement.place, content) }
}

/// How much space lies between two items.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool

  /// As much as there is.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A little.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Space between the items of a bar.
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Makes space in a place.
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: CustomizableToolbarContent {
  /// Has no body of its own.
  public typealias Body = Never
}

extension ToolbarSpacer: ToolbarSource {
  func collect(into collector: ToolbarCollector) {
    collector.add(placement.place, sizing.isFlexible ? Spacer() : Color.clear.frame(width: 8, height: 1))
  }
}

/// The choices that the title of a screen opens.
public struct ToolbarTitleMenu<Content: View> {
  private let content: Content

  private nonisolated init(holding content: Content) {
    self.content = content
  }
}

extension ToolbarTitleMenu: ToolbarContent {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes a menu of the views of a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(holding: content())
  }
}

extension ToolbarTitleMenu: CustomizableToolbarContent {}

extension ToolbarTitleMenu: ToolbarSource {
  func collect(into collector: ToolbarCollector) { collector.add(.titleMenu, content) }
}

/// An item that the system shows itself, in a place of the app's choice.
public struct DefaultToolbarItem {
  /// Makes the item; the field to search in stands below the title wherever it is wanted.
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension DefaultToolbarItem: CustomizableToolbarContent {
  /// Has no body of its own.
  public typealias Body = Never
}

extension DefaultToolbarItem: ToolbarSource {
  func collect(into collector: ToolbarCollector) {}
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Groups the items of a closure.
  @_disfavoredOverload
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: ToolbarSource where Content: ToolbarContent {
  func collect(into collector: ToolbarCollector) { collector.add(content) }
}
