@_exported import ActivityKit
@_exported import SwiftUI
@_exported import WidgetPreviewDeclarations

/// A part of an app that is shown on the Home Screen or the Lock Screen.
///
///     struct DogWidget: Widget {
///       var body: some WidgetConfiguration {
///         StaticConfiguration(kind: "Dog", provider: DogProvider()) { DogEntryView(entry: $0) }
///       }
///     }
@MainActor @preconcurrency
public protocol Widget {
  /// What it is made of.
  associatedtype Body: WidgetConfiguration
  /// Its content and what is said about it.
  var body: Body { get }
  /// Makes it.
  init()
}

extension Widget {
  /// Says how widgets can be heard: on this system there is no screen for them.
  public static func main() { WidgetProgram.explain("\(Self.self)") }
}

/// The widgets of an extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget
  /// The widgets, in the order in which a person is offered them.
  @WidgetBundleBuilder var body: Body { get }
  /// Makes the bundle.
  init()
}

extension WidgetBundle {
  /// Says how widgets can be heard: on this system there is no screen for them.
  public static func main() { WidgetProgram.explain("\(Self.self)") }
}

enum WidgetProgram {
  static func explain(_ name: String) -> Never {
    FileHandle.standardError.write(
      Data("\(name) has no screen here. Hear it with: earshot hear FILE.swift\n".utf8))
    exit(2)
  }
}

/// Several widgets in their order.
public struct WidgetList: Widget, WidgetGathering {
  let widgets: [any Widget]

  init(_ widgets: [any Widget]) { self.widgets = widgets }

  /// A list of none.
  public init() { widgets = [] }

  /// Has no content of its own.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A widget that holds others.
@MainActor
protocol WidgetGathering {
  var widgets: [any Widget] { get }
}

extension Widget {
  /// The widgets that a person is offered.
  var offered: [any Widget] {
    (self as? any WidgetGathering)?.widgets.flatMap(\.offered) ?? [self]
  }
}

/// Puts the widgets of a bundle together.
@MainActor @preconcurrency
@resultBuilder
public struct WidgetBundleBuilder {
  /// None.
  public static func buildBlock() -> WidgetList { WidgetList() }
  /// A single widget stays itself.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// Any number of widgets.
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> WidgetList {
    var widgets: [any Widget] = []
    for widget in repeat each content { widgets.append(widget) }
    return WidgetList(widgets)
  }

  /// A widget as it stands.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// The widgets of another bundle.
  public static func buildExpression<Content: WidgetBundle>(_ content: Content) -> Content.Body {
    content.body
  }

  /// A widget that may be absent.
  public static func buildOptional(_ content: (any Widget)?) -> WidgetList {
    WidgetList(content.map { [$0] } ?? [])
  }

  /// The first branch of a choice.
  public static func buildEither<Content: Widget>(first content: Content) -> WidgetList {
    WidgetList([content])
  }
  /// The second branch of a choice.
  public static func buildEither<Content: Widget>(second content: Content) -> WidgetList {
    WidgetList([content])
  }

  /// Widgets that depend on what the system offers.
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> WidgetList {
    WidgetList([content])
  }
}
