import Foundation
import UIKit
import UniformTypeIdentifiers

/// An object that an item provider can carry.
public protocol NSItemProviderWriting: AnyObject, SendableMetatype {
  /// The identifiers of its forms, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Hands one of its forms to a handler.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made of what an item provider carries.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  /// The identifiers of the forms that it can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes it of data of a type.
  ///
  /// - Throws: What is wrong with the data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.plainText.identifier] }

  /// Hands the text to a handler.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("\(self)".utf8), nil)
    return nil
  }

  /// Makes a string of text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let string = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProviderError.unavailable
    }
    return string
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// A place.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// A place.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// Hands the place to a handler.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }

  /// Makes a place of its text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProviderError.unavailable
    }
    return url
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// A picture.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

  /// A picture.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

  /// Makes no picture of data, since none is drawn here; one that is carried as it is stays that.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    throw NSItemProviderError.unavailable
  }

  /// Hands no data to a handler, since no picture is drawn here.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(), nil)
    return nil
  }
}

extension NSItemProvider {
  /// True where an object of a class can be made of it.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// True where a string or a place can be made of it.
  public func canLoadObject<Value: Transferable>(ofClass aClass: Value.Type) -> Bool { canLoad(Value.self) }

  /// Makes an object of a class and hands it to a handler.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let whole = object as? any NSItemProviderReading, type(of: whole) == aClass {
      nonisolated(unsafe) let whole = whole
      DispatchQueue.main.async { completionHandler(whole, nil) }
      return Progress(totalUnitCount: 1)
    }
    let types = aClass.readableTypeIdentifiersForItemProvider
    let form = types.first(where: hasItemConformingToTypeIdentifier) ?? types.first ?? ""
    return loadDataRepresentation(forTypeIdentifier: form) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: form), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Makes a string, a place or another value and hands it to a handler.
  @discardableResult
  public func loadObject<Value: Transferable & Sendable>(
    ofClass aClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    loadTransferable(type: aClass) { result in
      switch result {
      case .success(let value): completionHandler(value, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }
}
