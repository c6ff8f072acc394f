/// What kind of group a container is to the people who listen.
///
/// - Source: Behaviour 1.10.1
public enum ContainerType: UInt8, Hashable, Sendable, CaseIterable {
  /// Groups for order alone; nothing is said of it.
  case none = 0
  /// A table with headers.
  case dataTable = 1
  /// Entries of one kind, one after another.
  case list = 2
  /// A part of the screen worth jumping to.
  case landmark = 3
  /// A group whose name is said when the cursor enters.
  case semanticGroup = 4
  /// A bar of tabs.
  case tabBar = 5
}
