import Foundation
import UniformTypeIdentifiers

/// Carries something from one place to another, in as many forms as it has.
///
///     NSItemProvider(object: dog.name as NSString)
///     provider.loadObject(ofClass: String.self) { name, error in … }
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Checked by hand: everything that is kept is behind the lock.

  /// One of the forms.
  struct Form {
    let type: String
    let load: @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  }

  private let lock = NSLock()
  private var forms: [Form] = []
  private var whole: Any?
  private var name: String?

  /// Makes a provider of nothing yet.
  public override init() {
    super.init()
  }

  /// Carries an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Carries a value as data of a type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let object = item as? any NSItemProviderWriting { registerObject(object, visibility: .all) }
    guard let typeIdentifier else { return }
    let data =
      (item as? NSData).map { Data(referencing: $0) } ?? (item as? NSString).map { Data("\($0)".utf8) }
    add(
      Form(type: typeIdentifier) { handler in
        handler(data, data == nil ? NSItemProviderError.unavailable : nil)
        return nil
      })
  }

  /// Carries a file; `nil` where it cannot be read.
  public convenience init?(contentsOf fileURL: URL) {
    guard FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    add(
      Form(type: type.identifier) { handler in
        do { handler(try Data(contentsOf: fileURL), nil) } catch { handler(nil, error) }
        return nil
      })
  }

  /// What a file of it is to be called.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  /// What it carries, as it was put in.
  var object: Any? {
    get { lock.withLock { whole } }
    set { lock.withLock { whole = newValue } }
  }

  func add(_ form: Form) { lock.withLock { forms.append(form) } }

  private var all: [Form] { lock.withLock { forms } }

  /// The identifiers of the forms, the best first.
  open var registeredTypeIdentifiers: [String] { all.map(\.type) }

  /// The types of the forms, the best first.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.map { UTType($0) ?? UTType(importedAs: $0) }
  }

  /// True where one of the forms is of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    hasItem(conformingTo: [UTType(typeIdentifier) ?? UTType(importedAs: typeIdentifier)])
  }

  func hasItem(conformingTo types: [UTType]) -> Bool {
    registeredContentTypes.contains { own in types.contains(where: own.conforms) }
  }

  private func form(_ typeIdentifier: String) -> Form? {
    let wanted = UTType(typeIdentifier) ?? UTType(importedAs: typeIdentifier)
    return all.first { $0.type == typeIdentifier }
      ?? all.first { (UTType($0.type) ?? UTType(importedAs: $0.type)).conforms(to: wanted) }
  }

  // MARK: Forms

  /// Offers data of a type, which is made when it is asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(Form(type: typeIdentifier, load: loadHandler))
  }

  /// Offers data of a type, which is made when it is asked for.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(Form(type: contentType.identifier, load: loadHandler))
  }

  /// Offers all forms of an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    self.object = object
    nonisolated(unsafe) let object = object
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      add(
        Form(type: type) { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) })
    }
  }

  /// Hands the data of a type to a handler.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let form = form(typeIdentifier)
    DispatchQueue.main.async {
      guard let form else { return completionHandler(nil, NSItemProviderError.unavailable) }
      _ = form.load { data, error in
        progress.completedUnitCount = 1
        completionHandler(data, error)
      }
    }
    return progress
  }

  /// Hands the data of a type to a handler.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Hands the item of a type to a handler, as an object where it was put in as one, else as data.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    nonisolated(unsafe) let object = object as? any NSSecureCoding
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(error == nil ? object ?? data.map { $0 as NSData } : nil, error)
    }
  }
}

/// Who may take a form of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everyone.
  case all
  /// Apps of the same team.
  case team
  /// The app alone.
  case ownProcess
}

/// Says that an item has no form of the type that was asked for.
struct NSItemProviderError: LocalizedError {
  static let unavailable = NSItemProviderError()

  var errorDescription: String? {
    "The item has no form of that type. Ask for one of its registered types."
  }
}
