import AccessibilityModel
import TreeFormat

/// What a role, of a saved screen or of a running application, is to people who use assistive technologies.
package struct RoleDescription: Sendable {
  /// What an element of a role is.
  package enum Kind: String, Sendable {
    /// The cursor rests on it, and what lies inside is part of it.
    case stop
    /// Words that stand by themselves.
    case text
    /// A container that people notice.
    case container
    /// A stop where it has words of its own and nothing that people use, else what lies inside is.
    case cell
    /// It only arranges what lies inside.
    case view
    /// It is no part of what people meet, nor is what lies inside.
    case nothing
  }

  /// How a value is to be taken.
  package enum Value: String, Sendable {
    /// As words: a number, a text or what is chosen.
    case words
    /// As the text that can be edited.
    case text
    /// As on or off.
    case toggle
    /// As whether it is selected, which is a trait.
    case selected
    /// It says nothing of its own.
    case none
  }

  /// What an element of the role is.
  package let kind: Kind
  /// What VoiceOver takes it for.
  package let traits: Traits
  /// Which kind of container.
  package let container: ContainerType
  /// True where what lies beside it is out of reach.
  package let isModal: Bool
  /// How its value is to be taken.
  package let value: Value

  /// Makes a description of a role that only arranges what lies inside.
  package init(unknownWith value: Value) {
    (kind, traits, container, isModal, self.value) = (.view, [], .none, false, value)
  }

  /// Reads the cells of a table's row; `nil` where a word is not known.
  ///
  /// - Parameters:
  ///   - kind: The name of a kind.
  ///   - traits: Names of traits with commas between them.
  ///   - container: The name of a container type, or `modal`.
  ///   - value: The name of a way to take a value.
  package init?(kind: String, traits: String, container: String, value: String) {
    guard let kind = Kind(rawValue: kind), let value = Value(rawValue: value) else { return nil }
    self.kind = kind
    self.traits = traits.split(separator: ",").compactMap { Traits(name: String($0)) }
      .reduce(into: []) { $0.formUnion($1) }
    self.container = Self.containers[container] ?? .none
    isModal = container == "modal"
    self.value = value
  }

  private static let containers: [String: ContainerType] = [
    "list": .list, "dataTable": .dataTable, "landmark": .landmark, "semanticGroup": .semanticGroup,
    "tabBar": .tabBar,
  ]
}
