/// The values that the screens of a stack follow, of any types.
///
///     @State private var path = NavigationPath()
///     path.append(Dog.bailey)   // pushes the screen of a dog
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Makes a path to the first screen.
  public init() {}

  /// Makes a path of some values, the lowest screen first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// Makes a path of what was stored earlier; what cannot be read any more is left out with all above.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// How many screens lie above the first.
  public var count: Int { elements.count }
  /// True where the first screen is on top.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path in a form that can be stored; `nil` where some value cannot be.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
  }

  /// Pushes the screen of a value.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// Goes back by some screens; there have to be as many.
  public mutating func removeLast(_ k: Int = 1) {
    guard k <= elements.count else {
      fatalError("A path of \(elements.count) values cannot go back by \(k).")
    }
    elements.removeLast(k)
  }
}

extension NavigationPath {
  /// A path in a form that can be stored: for each value the name of its type, and the value as JSON.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]

    init(elements: [AnyHashable]) {
      self.elements = elements
    }

    /// Reads a path; it ends before the first value whose type is not known any more.
    ///
    /// - Throws: `DecodingError` where it is no list of words.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) as? any Decodable.Type,
          let value = try? JSONDecoder().decode(type, from: Data(json.utf8)), let own = value as? any Hashable
        else { break }
        elements.append(AnyHashable(own))
      }
      self.elements = elements
    }

    /// Writes the path.
    ///
    /// - Throws: `EncodingError` where a value cannot be written.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements {
        guard let value = element.base as? any Encodable, let name = _mangledTypeName(type(of: element.base))
        else { continue }
        let json = try JSONEncoder().encode(value)
        try container.encode(name)
        try container.encode(String(decoding: json, as: UTF8.self))
      }
    }
  }
}
