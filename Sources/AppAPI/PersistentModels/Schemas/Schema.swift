/// The classes of models that belong together.
public final class Schema: @unchecked Sendable {
  /// A version of a schema.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The first of three numbers.
    public let major: Int
    /// The second of three numbers.
    public let minor: Int
    /// The third of three numbers.
    public let patch: Int

    /// Makes a version of three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// The numbers with points between them.
    public var description: String { "\(major).\(minor).\(patch)" }

    /// Versions are in the order of their numbers.
    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
  }

  /// What happens to related models when one is deleted.
  public struct Relationship {
    /// What happens to related models when one is deleted.
    public enum DeleteRule: String, Hashable, Sendable {
      /// They stay, and still name the one that is gone.
      case noAction
      /// They stay, and name it no more.
      case nullify
      /// They are deleted too.
      case cascade
      /// Nothing is deleted as long as there are any.
      case deny
    }

    /// How a relationship is kept.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// Has no other side that is looked for.
      public static var unique: Option { Option(name: "unique") }
    }

    /// What happens to related models.
    public let deleteRule: DeleteRule
    /// The fewest models that may be related; `nil` for any number.
    public let minimumModelCount: Int?
    /// The most models that may be related; `nil` for any number.
    public let maximumModelCount: Int?

    /// Makes the rules of a relationship.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
    }
  }

  /// How a value is kept.
  public struct Attribute {
    /// How a value is kept.
    public struct Option: Hashable, Sendable {
      enum Kind: Hashable { case unique, other }
      let kind: Kind

      /// One model at most has the value; another with it takes the place of the former one.
      public static var unique: Option { Option(kind: .unique) }
      /// The value may be kept in a file of its own.
      public static var externalStorage: Option { Option(kind: .other) }
      /// The value is found by the system's search.
      public static var spotlight: Option { Option(kind: .other) }
      /// The value is written in secret.
      public static var allowsCloudEncryption: Option { Option(kind: .other) }
      /// The value is kept in the history of what was deleted.
      public static var preserveValueOnDeletion: Option { Option(kind: .other) }
      /// The value is changed and not saved.
      public static var ephemeral: Option { Option(kind: .other) }
      /// The value is written in another form; in memory it has its own.
      public static func transformable(by transformerName: String) -> Option { Option(kind: .other) }
      /// The value is written in another form; in memory it has its own.
      public static func transformable(by transformerType: Any.Type) -> Option { Option(kind: .other) }
    }

    /// How the value is kept.
    public let options: [Option]

    /// Makes the rules of a value.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
    }
  }

  let types: [any PersistentModel.Type]
  /// The version of the schema.
  public let version: Version

  /// Makes a schema of classes, and of those that they lead to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    var found: [any PersistentModel.Type] = []
    var waiting = types
    while let type = waiting.popLast() {
      guard !found.contains(where: { ObjectIdentifier($0) == ObjectIdentifier(type) }) else { continue }
      found.append(type)
      waiting += InverseTable.properties(of: type).values.compactMap { $0.shape?.destination }
    }
    self.types = found
    self.version = version
  }

  /// Makes a schema of classes, and of those that they lead to.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Makes the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The names and properties of the classes.
  public var entities: [Entity] {
    types.map { Entity(name: "\($0)", properties: InverseTable.properties(of: $0)) }.sorted {
      $0.name < $1.name
    }
  }

  /// The name and the properties of a class.
  public struct Entity {
    /// The name of the class.
    public let name: String
    private let properties: [String: PropertyMetadata]

    init(name: String, properties: [String: PropertyMetadata]) {
      self.name = name
      self.properties = properties
    }

    /// The names of the properties that lead to other models.
    public var relationshipNames: Set<String> {
      Set(properties.values.filter { $0.shape != nil }.map(\.name))
    }
    /// The names of the other properties.
    public var attributeNames: Set<String> { Set(properties.values.filter { $0.shape == nil }.map(\.name)) }
  }
}
