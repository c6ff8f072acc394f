import CoreData
import Testing

@MainActor
@Suite("Managed objects in contexts")
struct ManagedObjectTests {
  private let kennel = ManagedKennel()
  private var context: NSManagedObjectContext { kennel.container.viewContext }

  private func names(_ request: NSFetchRequest<NSManagedObject>? = nil) throws -> [String] {
    let request = request ?? NSFetchRequest(entityName: "Dog")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try context.fetch(request).compactMap { $0.value(forKey: "name") as? String }
  }

  @Test("An object has its defaults, and the identifier is temporary until the object is saved")
  func identifiers() throws {
    let dog = NSEntityDescription.insertNewObject(forEntityName: "Dog", into: context)
    dog.setValue("Bailey", forKey: "name")
    let identifier: NSManagedObjectID = dog.objectID
    #expect(dog.value(forKey: "age") as? Int == 1)
    #expect(identifier.isTemporaryID && dog.isInserted && dog.hasChanges)
    try context.save()
    #expect(!identifier.isTemporaryID && !dog.hasChanges && identifier.entity === kennel.dog)
    #expect(identifier.uriRepresentation().absoluteString.hasPrefix("x-coredata://memory/Dog/p"))
    #expect(try context.existingObject(with: identifier) === dog)
    context.delete(dog)
    #expect(throws: (any Error).self) { try context.existingObject(with: identifier) }
    let other = kennel.add("Rex")
    try context.obtainPermanentIDs(for: [other])
    #expect(!other.objectID.isTemporaryID)
  }

  @Test("A string that nobody set is empty where the type of its property is no optional")
  func unset() {
    let dog = NSEntityDescription.insertNewObject(forEntityName: "Dog", into: context)
    let (name, optional): (String, String?) = (dog.managedValue("name"), dog.managedValue("name"))
    #expect(name == "" && optional == nil)
    let data: Data = dog.managedValue("name")
    #expect(data.isEmpty)
  }

  @Test("Both sides of a relationship change together, and one place is taken by one object")
  func relationships() {
    let (ann, bob) = (kennel.owner("Ann"), kennel.owner("Bob"))
    let rex = kennel.add("Rex", owner: ann)
    #expect((ann.value(forKey: "dogs") as? NSSet)?.count == 1)
    rex.setValue(bob, forKey: "owner")
    #expect((ann.value(forKey: "dogs") as? NSSet)?.count == 0)
    #expect((bob.value(forKey: "dogs") as? NSSet)?.contains(rex) == true)
  }

  @Test(
    "Deleting does to the other side what the rule says",
    arguments: [
      (NSDeleteRule.nullifyDeleteRule, "Rex without owner"), (.cascadeDeleteRule, "nothing"),
      (.denyDeleteRule, "refused"),
    ])
  func deleting(rule: NSDeleteRule, left: String) throws {
    let kennel = ManagedKennel(deleteRule: rule)
    let context = kennel.container.viewContext
    let ann = kennel.owner("Ann")
    kennel.add("Rex", owner: ann)
    try context.save()
    context.delete(ann)
    var found = "refused"
    do {
      try context.save()
      let dogs = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Dog"))
      let words = dogs.map { "Rex \($0.value(forKey: "owner") == nil ? "without owner" : "with Ann")" }
      found = words.first ?? "nothing"
    } catch {
      #expect((error as NSError).code == 1600 && (error as NSError).domain == NSCocoaErrorDomain)
    }
    #expect(found == left)
  }

  @Test("What has to be there is asked for when the object is saved")
  func required() {
    kennel.add(nil)
    let error = #expect(throws: (any Error).self) { try context.save() }
    #expect((error as NSError?)?.code == 1570)
    #expect((error as NSError?)?.localizedDescription == "name is a required value.")
  }

  @Test("A request asks for objects of a kind, for those below it, for a part, and by a condition")
  func requests() throws {
    for (name, age) in [("Bailey", 3), ("Rex", 5), ("Zoe", 1)] { kennel.add(name, age: age) }
    kennel.add("Ada", entity: "Puppy")
    #expect(try names() == ["Ada", "Bailey", "Rex", "Zoe"])
    let request = NSFetchRequest<NSManagedObject>(entityName: "Dog")
    request.includesSubentities = false
    #expect(try names(request) == ["Bailey", "Rex", "Zoe"])
    request.predicate = NSPredicate(format: "age > %d", 1)
    #expect(try names(request) == ["Bailey", "Rex"])
    request.fetchOffset = 1
    #expect(try names(request) == ["Rex"] && context.count(for: request) == 1)
    let saved = NSFetchRequest<NSManagedObject>(entityName: "Dog")
    saved.includesPendingChanges = false
    #expect(try names(saved) == [])
    try context.save()
    #expect(try names(saved).count == 4)
  }

  @Test("Results are objects, identifiers, values or a number, as the request says")
  func forms() throws {
    for name in ["Bailey", "Bailey", "Rex"] { kennel.add(name) }
    func fetch<Result: NSFetchRequestResult>(
      _ form: NSFetchRequestResultType, _ change: (NSFetchRequest<Result>) -> Void = { _ in }
    ) throws -> [Result] {
      let request = NSFetchRequest<Result>(entityName: "Dog")
      request.resultType = form
      request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
      change(request)
      return try context.fetch(request)
    }
    let identifiers: [NSManagedObjectID] = try fetch(.managedObjectIDResultType)
    #expect(Set(identifiers) == Set(context.registeredObjects.map(\.objectID)))
    let count: [NSNumber] = try fetch(.countResultType)
    #expect(count == [3])
    let values: [NSDictionary] = try fetch(.dictionaryResultType) {
      $0.propertiesToFetch = ["name"]
      $0.returnsDistinctResults = true
    }
    #expect(values == [["name": "Bailey"], ["name": "Rex"]])
  }

  @Test(
    "All that a request finds is deleted at once, and the result is told in the form that was asked for",
    arguments: [NSBatchDeleteRequestResultType.resultTypeStatusOnly, .resultTypeObjectIDs, .resultTypeCount])
  func batch(form: NSBatchDeleteRequestResultType) throws {
    let (young, _) = (kennel.add("Rex", age: 1), kennel.add("Zoe", age: 9))
    let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Dog")
    fetch.predicate = NSPredicate(format: "age < 5")
    let deletion = NSBatchDeleteRequest(fetchRequest: fetch)
    deletion.resultType = form
    let request: NSPersistentStoreRequest = deletion
    let identifier = young.objectID
    let answer: NSPersistentStoreResult = try context.execute(request)
    let result = (answer as? NSBatchDeleteResult)?.result
    switch form {
    case .resultTypeStatusOnly: #expect(result as? Bool == true)
    case .resultTypeObjectIDs: #expect(result as? [NSManagedObjectID] == [identifier])
    case .resultTypeCount: #expect(result as? Int == 1)
    }
    #expect(try names() == ["Zoe"])
  }

  @Test(
    "What another context saves is merged where it is wanted, and its work is done where it is waited for")
  func contexts() async throws {
    let rex = kennel.add("Rex")
    try context.save()
    context.automaticallyMergesChangesFromParent = true
    let other = kennel.container.newBackgroundContext()
    let age: Int = try other.performAndWait {
      let copy = other.object(with: rex.objectID)
      copy.setValue(7, forKey: "age")
      try other.save()
      return copy.value(forKey: "age") as? Int ?? 0
    }
    #expect(age == 7)
    // The main queue takes it in when its turn comes.
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(rex.value(forKey: "age") as? Int == 7)
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    child.object(with: rex.objectID).setValue(8, forKey: "age")
    try child.save()
    #expect(rex.value(forKey: "age") as? Int == 8 && context.hasChanges)
    context.rollback()
    #expect(rex.value(forKey: "age") as? Int == 7)
  }

  @Test("A container has a store for each description, and one that devices share is this device's own")
  func stores() throws {
    let container = NSPersistentCloudKitContainer(name: "Shared", managedObjectModel: kennel.model)
    let place = URL(filePath: "/nowhere/shared.sqlite")
    let description = NSPersistentStoreDescription(url: place)
    description.type = NSInMemoryStoreType
    container.persistentStoreDescriptions += [description]
    var loaded: [URL?] = []
    container.loadPersistentStores { description, error in
      #expect(error == nil)
      loaded.append(description.url)
    }
    #expect(loaded.map { $0?.lastPathComponent } == ["Shared.sqlite", "shared.sqlite"])
    let coordinator: NSPersistentStoreCoordinator = container.persistentStoreCoordinator
    let store: NSPersistentStore = try #require(coordinator.persistentStores.last)
    #expect(store.type == NSInMemoryStoreType && store.url == place)
    #expect(coordinator.managedObjectModel === kennel.model)
    #expect(kennel.model.entitiesByName["Puppy"]?.isKindOf(entity: kennel.dog) == true)
  }
}

/// Dogs and their owners, with a model that is made here.
@MainActor
struct ManagedKennel {
  let model = NSManagedObjectModel()
  let dog = NSEntityDescription()
  let container: NSPersistentContainer
  private let ownerEntity = NSEntityDescription()

  init(deleteRule: NSDeleteRule = .nullifyDeleteRule) {
    func attribute(
      _ name: String, _ type: NSAttributeType, _ value: Any? = nil, isOptional: Bool = true
    ) -> NSPropertyDescription {
      let attribute = NSAttributeDescription()
      attribute.name = name
      attribute.attributeType = type
      attribute.defaultValue = value
      attribute.isOptional = isOptional
      return attribute
    }
    let (owner, dogs) = (NSRelationshipDescription(), NSRelationshipDescription())
    (owner.name, owner.maxCount, owner.destinationEntity, owner.inverseRelationship) = (
      "owner", 1, ownerEntity, dogs
    )
    (dogs.name, dogs.destinationEntity, dogs.inverseRelationship, dogs.deleteRule) = (
      "dogs", dog, owner, deleteRule
    )
    dog.name = "Dog"
    dog.properties = [
      attribute("name", .stringAttributeType, isOptional: false),
      attribute("age", .integer16AttributeType, 1),
      owner,
    ]
    let puppy = NSEntityDescription()
    puppy.name = "Puppy"
    dog.subentities = [puppy]
    ownerEntity.name = "Owner"
    ownerEntity.properties = [attribute("name", .stringAttributeType), dogs]
    model.entities = [dog, puppy, ownerEntity]
    container = NSPersistentContainer(name: "Kennel", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
  }

  @discardableResult
  func add(
    _ name: String?, age: Int? = nil, owner: NSManagedObject? = nil, entity: String = "Dog"
  ) -> NSManagedObject {
    let dog = NSEntityDescription.insertNewObject(forEntityName: entity, into: container.viewContext)
    dog.setValue(name, forKey: "name")
    if let age { dog.setValue(age, forKey: "age") }
    if let owner { dog.setValue(owner, forKey: "owner") }
    return dog
  }

  func owner(_ name: String) -> NSManagedObject {
    let owner = NSEntityDescription.insertNewObject(forEntityName: "Owner", into: container.viewContext)
    owner.setValue(name, forKey: "name")
    return owner
  }
}
