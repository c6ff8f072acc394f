import Foundation
import UniformTypeIdentifiers

/// A value that can be dragged, copied and shared, in one or several forms.
///
///     struct Dog: Codable, Transferable {
///       static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .json)
///       }
///     }
public protocol Transferable: SendableMetatype {
  /// The type of the forms.
  associatedtype Representation: TransferRepresentation
  /// The forms, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The forms, the best first.
  static var forms: [TransferForms<Self>.Form] {
    (transferRepresentation.transferForms as? TransferForms<Self>)?.forms ?? []
  }
}

/// One or several forms of a value.
public protocol TransferRepresentation<Item>: SendableMetatype {
  /// The value.
  associatedtype Item: Transferable
  /// The forms, the best first.
  var transferForms: TransferForms<Item> { get }
}

/// Forms of a value: what each is, and how the value becomes it and is made of it.
public struct TransferForms<Item: Transferable>: TransferRepresentation {
  struct Form {
    let type: UTType
    var export: (@Sendable (Item) async throws -> Data)?
    var load: (@Sendable (Data) async throws -> Item)?
    /// Makes the value of another one that is carried as it is.
    var take: ((Any) throws -> Item?)?
  }

  var forms: [Form]

  /// The forms themselves.
  public var transferForms: TransferForms<Item> { self }
}

/// Puts the forms of a value together, the best first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One form.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// One form stays itself.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// Two forms become one list.
  public static func buildBlock<First: TransferRepresentation, Second: TransferRepresentation>(
    _ first: First, _ second: Second
  ) -> TransferForms<Item> where First.Item == Item, Second.Item == Item {
    TransferForms(forms: first.transferForms.forms + second.transferForms.forms)
  }

  /// Three forms become one list.
  public static func buildBlock<
    First: TransferRepresentation, Second: TransferRepresentation, Third: TransferRepresentation
  >(_ first: First, _ second: Second, _ third: Third) -> TransferForms<Item>
  where First.Item == Item, Second.Item == Item, Third.Item == Item {
    TransferForms(
      forms: first.transferForms.forms + second.transferForms.forms + third.transferForms.forms)
  }
}

/// A value as it is coded.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The form.
  public let transferForms: TransferForms<Item>

  /// Makes the form of the value as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    transferForms = TransferForms(forms: [
      .init(
        type: contentType, export: { try JSONEncoder().encode($0) },
        load: { try JSONDecoder().decode(Item.self, from: $0) })
    ])
  }

  /// Makes the form of the value as a coder writes it.
  public init<Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable>(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) where Encoder.Output == Data, Decoder.Input == Data {
    transferForms = TransferForms(forms: [
      .init(
        type: contentType, export: { try encoder.encode($0) },
        load: { try decoder.decode(Item.self, from: $0) })
    ])
  }
}

/// A value as data that the app makes itself.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The form.
  public let transferForms: TransferForms<Item>

  /// Makes a form for both directions.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    transferForms = TransferForms(forms: [.init(type: contentType, export: exporting, load: importing)])
  }

  /// Makes a form that the value is only given away in.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    transferForms = TransferForms(forms: [.init(type: exportedContentType, export: exporting)])
  }

  /// Makes a form that the value is only made of.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    transferForms = TransferForms(forms: [.init(type: importedContentType, load: importing)])
  }
}

/// A value in the forms of another one that stands for it.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  /// Those of the other value, tied to this one.
  public let transferForms: TransferForms<Item>

  private init(
    _ exporting: (@Sendable (Item) throws -> Proxy)?, _ importing: (@Sendable (Proxy) throws -> Item)?
  ) {
    transferForms = TransferForms(
      forms: Proxy.forms.map { form in
        var own = TransferForms<Item>.Form(type: form.type)
        if let exporting, let export = form.export { own.export = { try await export(exporting($0)) } }
        if let importing {
          if let load = form.load { own.load = { try importing(await load($0)) } }
          own.take = { value in try (value as? Proxy).map(importing) }
        }
        return own
      })
  }

  /// Lets a value stand for another in both directions.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {
    self.init(Optional(exporting), Optional(importing))
  }

  /// Lets a value stand for the one that is given away.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    self.init(Optional(exporting), nil)
  }

  /// Makes the value of another one.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
    self.init(nil, Optional(importing))
  }
}

extension TransferRepresentation {
  /// The forms where a condition holds; no value is looked at before it is given away.
  public func visibility(_ visibility: NSItemProviderRepresentationVisibility) -> some TransferRepresentation<
    Item
  > {
    transferForms
  }
}
