/// Commands of an app beside those on its screens; here they are used by their keys alone.
///
/// - Source: Behaviour 5.2 FK9
@MainActor @preconcurrency
public protocol Commands {
  /// The type of what the commands are made of.
  associatedtype Body: Commands

  /// What the commands are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Commands that the framework shows itself have no body; asking for one is a mistake in the program.
  public var body: Never {
    fatalError("\(Self.self) is shown by the framework and has no body to ask for.")
  }
}

/// Puts commands together, in their order.
@resultBuilder
public struct CommandsBuilder {
  /// No command.
  public static func buildBlock() -> EmptyCommands {
    EmptyCommands()
  }

  /// A single group of commands stays itself.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content {
    content
  }

  /// Any number of commands become one list.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandList {
    var parts: [any Commands] = []
    for part in repeat each content { parts.append(part) }
    return _CommandList(parts)
  }

  /// Commands as they stand in the closure.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
    content
  }

  /// The commands of an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    _CommandList(content.map { [$0] } ?? [])
  }

  /// The first commands of an `if` with `else`.
  public static func buildEither<Content: Commands>(first: Content) -> _CommandList { _CommandList([first]) }

  /// The second commands of an `if` with `else`.
  public static func buildEither<Content: Commands>(second: Content) -> _CommandList {
    _CommandList([second])
  }

  /// Commands that depend on what the system offers.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> _CommandList {
    _CommandList([content])
  }
}

/// Several commands in their order.
public struct _CommandList {
  nonisolated(unsafe) let parts: [any Commands]

  nonisolated init(_ parts: [any Commands]) {
    self.parts = parts
  }
}

extension _CommandList: Commands {
  /// Has no body of its own.
  public typealias Body = Never
}

extension _CommandList: CommandsSource {
  func collect(into collector: CommandsCollector) {
    for part in parts { collector.add(part) }
  }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes no commands.
  public nonisolated init() {}
}

/// A menu of the app's own.
public struct CommandMenu<Content: View> {
  let content: Content
}

extension CommandMenu: Commands {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes a menu with a name from the app's own language files.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a menu with a name.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Commands beside or in place of the system's own.
public struct CommandGroup<Content: View> {
  let content: Content
}

extension CommandGroup: Commands {
  /// Has no body of its own.
  public typealias Body = Never

  /// Puts commands before a group of the system's.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Puts commands behind a group of the system's.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Puts commands in place of a group of the system's.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
}

extension CommandMenu: CommandsSource {
  func collect(into collector: CommandsCollector) { collector.add(view: content) }
}

extension CommandGroup: CommandsSource {
  func collect(into collector: CommandsCollector) { collector.add(view: content) }
}

/// A group of the system's own commands.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// What tells about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// What leads to the settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// What the system offers to every app.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// What hides and shows the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// What ends the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// What makes new items.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// What stores items.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// What brings items in and out.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// What prints items.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// What takes changes back.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// What copies and pastes.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// What changes text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// What changes how text looks.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// What changes bars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// What changes columns.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// What changes the size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// What lists windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// What arranges windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// What explains the app.
  public static let help = CommandGroupPlacement(name: "help")
}

/// The system's commands for columns.
public struct SidebarCommands: Commands {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes the commands.
  public nonisolated init() {}
}

/// The system's commands for inspectors.
public struct InspectorCommands: Commands {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes the commands.
  public nonisolated init() {}
}

/// The system's commands for text.
public struct TextEditingCommands: Commands {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes the commands.
  public nonisolated init() {}
}

/// The system's commands for bars.
public struct ToolbarCommands: Commands {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes the commands.
  public nonisolated init() {}
}

extension Group: Commands where Content: Commands {
  /// Groups the commands of a closure.
  @_disfavoredOverload
  public nonisolated init(@CommandsBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: CommandsSource where Content: Commands {
  func collect(into collector: CommandsCollector) { collector.add(content) }
}
