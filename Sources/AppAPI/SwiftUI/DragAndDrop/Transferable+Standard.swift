import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  /// Text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
  }
}

extension Data: Transferable {
  /// The bytes themselves.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// The text of the place.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(
      contentType: .url, exporting: { Data($0.absoluteString.utf8) },
      importing: { data in
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
          throw NSItemProviderError.unavailable
        }
        return url
      })
  }
}

extension AttributedString: Transferable {
  /// The words, without their attributes.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String>(
      exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}

extension NSItemProvider {
  /// Offers all forms of a value.
  public func register<Value: Transferable & Sendable>(_ transferable: @autoclosure () -> Value) {
    carry(transferable())
  }

  /// Offers all forms of a value, and the value itself.
  func carry<Value: Transferable>(_ value: Value) {
    object = value
    nonisolated(unsafe) let value = value
    for form in Value.forms {
      guard let export = form.export else { continue }
      add(
        Form(type: form.type.identifier) { handler in
          Task { @MainActor in
            do { handler(try await export(value), nil) } catch { handler(nil, error) }
          }
          return nil
        })
    }
  }

  /// True where a value of a type can be made of it.
  func canLoad<Value: Transferable>(_ type: Value.Type) -> Bool {
    if object is Value { return true }
    return hasItem(
      conformingTo: Value.forms.filter { $0.load != nil }.map(\.type))
  }

  /// The value, where no form has to be made for it.
  func value<Value: Transferable>(_ type: Value.Type) -> Value? {
    if let object = object as? Value { return object }
    if let string = (object as? NSString).map({ "\($0)" }) as? Value { return string }
    guard let object else { return nil }
    for form in Value.forms {
      if let value = try? form.take?(object) { return value }
    }
    return nil
  }

  /// Makes a value of a type and hands it to a handler.
  @discardableResult
  public func loadTransferable<Value: Transferable & Sendable>(
    type transferableType: Value.Type,
    completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) -> Progress {
    if let value = value(Value.self) {
      DispatchQueue.main.async { completionHandler(.success(value)) }
      return Progress(totalUnitCount: 1)
    }
    let forms = Value.forms
    guard let form = forms.first(where: { $0.load != nil && hasItem(conformingTo: [$0.type]) }),
      let load = form.load
    else {
      DispatchQueue.main.async { completionHandler(.failure(NSItemProviderError.unavailable)) }
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: form.type.identifier) { data, error in
      guard let data else { return completionHandler(.failure(error ?? NSItemProviderError.unavailable)) }
      Task { @MainActor in
        do { completionHandler(.success(try await load(data))) } catch { completionHandler(.failure(error)) }
      }
    }
  }
}
