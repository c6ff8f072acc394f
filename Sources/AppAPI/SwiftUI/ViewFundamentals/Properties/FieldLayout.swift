@_spi(Reflection) import Swift

/// Where the dynamic properties of a view type lie in its memory.
struct FieldLayout {
  /// One dynamic property.
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  let fields: [Field]

  private init(of type: Any.Type) {
    var fields: [Field] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, type: property))
      }
      return true
    }
    self.fields = fields
  }

  @MainActor private static var known: [ObjectIdentifier: FieldLayout] = [:]

  /// The layout of a type, read once.
  @MainActor
  static func of(_ type: Any.Type) -> FieldLayout {
    let key = ObjectIdentifier(type)
    if let layout = known[key] { return layout }
    let layout = FieldLayout(of: type)
    known[key] = layout
    return layout
  }
}
