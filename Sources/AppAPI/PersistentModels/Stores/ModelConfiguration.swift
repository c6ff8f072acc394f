/// Where the models of a container are stored; here all are in memory, and nothing is written.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// A place that the apps of a group share.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String?

    /// The place that the app's rights name.
    public static var automatic: GroupContainer { GroupContainer(name: nil) }
    /// No group.
    public static var none: GroupContainer { GroupContainer(name: "") }
    /// The place of a group.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
  }

  /// A database of a person in the cloud, which is never there.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String?

    /// The database that the app's rights name.
    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: nil) }
    /// No database.
    public static var none: CloudKitDatabase { CloudKitDatabase(name: "") }
    /// A database of a container.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  /// The name of the configuration.
  public let name: String
  /// Where the models would be stored; containers with the same place share their models.
  public let url: URL
  /// True where no other container shares the models.
  public let isStoredInMemoryOnly: Bool
  /// True where models can be saved.
  public let allowsSave: Bool
  /// The classes of the models; `nil` for all of the container.
  public let schema: Schema?

  /// Makes a configuration with a place of the usual name.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    let file = "\(name ?? "default").store"
    let url = URL(filePath: NSTemporaryDirectory()).appending(path: file)
    self.init(name ?? "default", schema, url, isStoredInMemoryOnly, allowsSave)
  }

  /// Makes a configuration for the types alone.
  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(schema: Schema([type] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Makes a configuration with a place of its own.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(name ?? url.deletingPathExtension().lastPathComponent, schema, url, false, allowsSave)
  }

  private init(
    _ name: String, _ schema: Schema?, _ url: URL, _ isStoredInMemoryOnly: Bool, _ allowsSave: Bool
  ) {
    (self.name, self.schema, self.url) = (name, schema, url)
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
  }

  /// The place.
  public var id: URL { url }

  /// Configurations are the same where their places are.
  public static func == (left: ModelConfiguration, right: ModelConfiguration) -> Bool {
    left.url == right.url && left.isStoredInMemoryOnly == right.isStoredInMemoryOnly
  }

  /// Configurations are told apart by their places.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(url)
  }
}
