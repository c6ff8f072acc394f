@_exported import Combine
@_exported import FoundationAdditions

/// Describes a property of managed objects.
open class NSPropertyDescription: NSObject {
  /// The name of the property.
  open var name = ""
  /// True where the property may be without a value.
  open var isOptional = true
  /// True where the property is not stored.
  open var isTransient = false
  /// What else is to be known of it.
  open var userInfo: [AnyHashable: Any]?
  /// The entity that has the property.
  open internal(set) weak var entity: NSEntityDescription?

  /// Makes a description.
  public override init() { super.init() }
}

/// The type of a managed value.
public enum NSAttributeType: UInt, Sendable {
  /// Not said.
  case undefinedAttributeType = 0
  /// A whole number of 16 bits.
  case integer16AttributeType = 100
  /// A whole number of 32 bits.
  case integer32AttributeType = 200
  /// A whole number of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A number.
  case doubleAttributeType = 500
  /// A shorter number.
  case floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// A truth value.
  case booleanAttributeType = 800
  /// A moment.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An identifier.
  case UUIDAttributeType = 1100
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address.
  case URIAttributeType = 1200
  /// A value that is written in another form.
  case transformableAttributeType = 1800
  /// The identifier of an object.
  case objectIDAttributeType = 2000
}

/// Describes a value of managed objects.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the value.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value that objects begin with.
  open var defaultValue: Any?
  /// True where the value may be kept in a file of its own; all are in memory.
  open var allowsExternalBinaryDataStorage = false
  /// What writes the value in another form; in memory it has its own.
  open var valueTransformerName: String?
}

/// What happens to related objects when one is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// They stay as they are.
  case noActionDeleteRule
  /// They stay, and name it no more.
  case nullifyDeleteRule
  /// They are deleted too.
  case cascadeDeleteRule
  /// Nothing is deleted as long as there are any.
  case denyDeleteRule
}

/// Describes how managed objects are related.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the related objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The other side.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// What happens to related objects.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// The fewest related objects.
  open var minCount = 0
  /// The most related objects; 0 for any number.
  open var maxCount = 0
  /// True where the related objects have an order.
  open var isOrdered = false
  /// True where there can be several related objects.
  open var isToMany: Bool { maxCount != 1 }
}
