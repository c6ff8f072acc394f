import PersistentModels

/// A dog, written as `@Model` writes it.
final class Dog {
  var _$storage = ModelStorage(Dog.self)

  var name: String {
    @storageRestrictions(initializes: _name, accesses: _$storage)
    init(initialValue) {
      _$storage.begin("name", with: initialValue)
      _name = StoredElsewhere()
    }
    get { _$storage.value(of: self, \.name, "name") }
    set { _$storage.set(newValue, of: self, \.name, "name") }
  }
  private var _name: StoredElsewhere

  var age: Int {
    @storageRestrictions(initializes: _age, accesses: _$storage)
    init(initialValue) {
      _$storage.begin("age", with: initialValue)
      _age = StoredElsewhere()
    }
    get { _$storage.value(of: self, \.age, "age") }
    set { _$storage.set(newValue, of: self, \.age, "age") }
  }
  private var _age: StoredElsewhere

  var owner: Owner? {
    @storageRestrictions(initializes: _owner, accesses: _$storage)
    init(initialValue) {
      _$storage.begin("owner", with: initialValue)
      _owner = StoredElsewhere()
    }
    get { _$storage.value(of: self, \.owner, "owner") }
    set { _$storage.set(newValue, of: self, \.owner, "owner") }
  }
  private var _owner = StoredElsewhere()

  init(_ name: String, age: Int = 1, owner: Owner? = nil) {
    self.name = name
    self.age = age
    self.owner = owner
  }

  init(modelStorage: ModelStorage) {
    _$storage = modelStorage
    _name = StoredElsewhere()
    _age = StoredElsewhere()
    _owner = StoredElsewhere()
  }
}

extension Dog: PersistentModel {
  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      Schema.PropertyMetadata("name", \Dog.name), Schema.PropertyMetadata("age", \Dog.age),
      Schema.PropertyMetadata("owner", \Dog.owner),
    ]
  }
}

/// Somebody with dogs, who are deleted with them, and guests, who are not.
final class Owner {
  var _$storage = ModelStorage(Owner.self)

  var name: String {
    @storageRestrictions(initializes: _name, accesses: _$storage)
    init(initialValue) {
      _$storage.begin("name", with: initialValue)
      _name = StoredElsewhere()
    }
    get { _$storage.value(of: self, \.name, "name") }
    set { _$storage.set(newValue, of: self, \.name, "name") }
  }
  private var _name: StoredElsewhere

  var dogs: [Dog] {
    @storageRestrictions(initializes: _dogs, accesses: _$storage)
    init(initialValue) {
      _$storage.begin("dogs", with: initialValue)
      _dogs = StoredElsewhere()
    }
    get { _$storage.value(of: self, \.dogs, "dogs") }
    set { _$storage.set(newValue, of: self, \.dogs, "dogs") }
  }
  private var _dogs: StoredElsewhere

  var guests: [Guest] {
    @storageRestrictions(initializes: _guests, accesses: _$storage)
    init(initialValue) {
      _$storage.begin("guests", with: initialValue)
      _guests = StoredElsewhere()
    }
    get { _$storage.value(of: self, \.guests, "guests") }
    set { _$storage.set(newValue, of: self, \.guests, "guests") }
  }
  private var _guests: StoredElsewhere

  init(_ name: String) {
    self.name = name
    dogs = []
    guests = []
  }

  init(modelStorage: ModelStorage) {
    _$storage = modelStorage
    _name = StoredElsewhere()
    _dogs = StoredElsewhere()
    _guests = StoredElsewhere()
  }
}

extension Owner: PersistentModel {
  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      Schema.PropertyMetadata("name", \Owner.name, Schema.Attribute(.unique)),
      Schema.PropertyMetadata(
        "dogs", \Owner.dogs, Schema.Relationship(deleteRule: .cascade), inverse: "owner"),
      Schema.PropertyMetadata("guests", \Owner.guests, Schema.Relationship(deleteRule: .deny)),
    ]
  }
}

/// A guest of several owners.
final class Guest {
  var _$storage = ModelStorage(Guest.self)

  var hosts: [Owner] {
    @storageRestrictions(initializes: _hosts, accesses: _$storage)
    init(initialValue) {
      _$storage.begin("hosts", with: initialValue)
      _hosts = StoredElsewhere()
    }
    get { _$storage.value(of: self, \.hosts, "hosts") }
    set { _$storage.set(newValue, of: self, \.hosts, "hosts") }
  }
  private var _hosts: StoredElsewhere

  init() { hosts = [] }

  init(modelStorage: ModelStorage) {
    _$storage = modelStorage
    _hosts = StoredElsewhere()
  }
}

extension Guest: PersistentModel {
  static var schemaMetadata: [Schema.PropertyMetadata] { [Schema.PropertyMetadata("hosts", \Guest.hosts)] }
}

/// A container that nobody shares.
func emptyContainer() throws -> ModelContainer {
  try ModelContainer(for: Owner.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}
