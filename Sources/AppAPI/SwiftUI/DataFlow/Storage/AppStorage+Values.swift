extension AppStorage {
  /// Stores a switch.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, .plain, wrappedValue)
  }

  /// Stores a whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, .plain, wrappedValue)
  }

  /// Stores a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store, .plain, wrappedValue)
  }

  /// Stores words.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store, .plain, wrappedValue)
  }

  /// Stores bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, .plain, wrappedValue)
  }

  /// Stores a date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, .plain, wrappedValue)
  }

  /// Stores an address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, .address, wrappedValue)
  }

  /// Stores a value as its raw number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, .raw, wrappedValue)
  }

  /// Stores a value as its raw words.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, .raw, wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Stores a switch, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, .optional(.plain), nil)
  }

  /// Stores a whole number, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, .optional(.plain), nil)
  }

  /// Stores a number, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, .optional(.plain), nil)
  }

  /// Stores words, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, .optional(.plain), nil)
  }

  /// Stores bytes, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, .optional(.plain), nil)
  }

  /// Stores a date, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, .optional(.plain), nil)
  }

  /// Stores an address, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, .optional(.address), nil)
  }

  /// Stores a value as its raw number, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store, .optional(.raw), nil)
  }

  /// Stores a value as its raw words, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store, .optional(.raw), nil)
  }
}
