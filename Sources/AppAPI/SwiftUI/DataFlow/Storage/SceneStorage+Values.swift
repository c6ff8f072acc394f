extension SceneStorage {
  /// Stores a switch.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, .plain, wrappedValue)
  }

  /// Stores a whole number.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, .plain, wrappedValue)
  }

  /// Stores a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, .plain, wrappedValue)
  }

  /// Stores words.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, .plain, wrappedValue)
  }

  /// Stores bytes.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, .plain, wrappedValue)
  }

  /// Stores a date.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, .plain, wrappedValue)
  }

  /// Stores an address.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, .address, wrappedValue)
  }

  /// Stores a value as its raw number.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, .raw, wrappedValue)
  }

  /// Stores a value as its raw words.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, .raw, wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Stores a switch, or nothing.
  public init(_ key: String) where Value == Bool? {
    self.init(key, .optional(.plain), nil)
  }

  /// Stores a whole number, or nothing.
  public init(_ key: String) where Value == Int? {
    self.init(key, .optional(.plain), nil)
  }

  /// Stores a number, or nothing.
  public init(_ key: String) where Value == Double? {
    self.init(key, .optional(.plain), nil)
  }

  /// Stores words, or nothing.
  public init(_ key: String) where Value == String? {
    self.init(key, .optional(.plain), nil)
  }

  /// Stores bytes, or nothing.
  public init(_ key: String) where Value == Data? {
    self.init(key, .optional(.plain), nil)
  }

  /// Stores a date, or nothing.
  public init(_ key: String) where Value == Date? {
    self.init(key, .optional(.plain), nil)
  }

  /// Stores an address, or nothing.
  public init(_ key: String) where Value == URL? {
    self.init(key, .optional(.address), nil)
  }

  /// Stores a value as its raw number, or nothing.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, .optional(.raw), nil)
  }

  /// Stores a value as its raw words, or nothing.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, .optional(.raw), nil)
  }
}
