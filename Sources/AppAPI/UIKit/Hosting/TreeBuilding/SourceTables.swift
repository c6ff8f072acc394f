import AccessibilityModel
import AppHost
import Foundation
@_spi(Reflection) import Swift

/// Where the classes of an app describe the elements that they make, read from what its library holds.
///
/// An element has the line where the object that keeps it in a property describes it, else where its own class
/// does, else where words like its label are written, else the line of the class around it.
@MainActor
package final class SourceTables {
  /// Those of the library that is shown, and of tests.
  package static let shared = SourceTables()

  /// What is known of a class.
  private struct Known {
    var declaration: SourceLocation?
    var own: SourceLocation?
    var members: [String: Member] = [:]
    var texts: [String: SourceLocation] = [:]
  }

  /// A property that may hold an element.
  private struct Member {
    let location: SourceLocation
    let isWeak: Bool
  }

  /// Where a property lies in the objects of its class.
  private struct Field {
    let offset: Int
    let member: Member

    /// True where an object's property holds another object.
    func holds(_ object: NSObject, in owner: NSObject) -> Bool {
      let place = UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque()) + offset
      if member.isWeak { return place.assumingMemoryBound(to: WeakReference.self).pointee.object === object }
      return place.load(as: UnsafeRawPointer?.self)
        == UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }
  }

  /// A weak property, as it lies in memory.
  private struct WeakReference {
    weak var object: AnyObject?
  }

  /// A class with where its properties lie in its objects.
  private struct Layout {
    let known: Known
    let fields: [Field]
  }

  private var classes: [String: Known] = [:]
  private var layouts: [ObjectIdentifier: Layout?] = [:]

  private init() {
    for record in LinkedSources.records {
      let place = UnsafeMutablePointer<SourceRecord>.allocate(capacity: 1)
      defer { place.deallocate() }
      record(place)
      add(place.move())
    }
  }

  /// Takes the classes of a file in.
  package func add(_ record: SourceRecord) {
    layouts.removeAll()
    var name = ""
    for line in record.table.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count >= 3, let number = Int(fields[1]) else { continue }
      let location = SourceLocation(file: record.file, line: number)
      let word = String(fields[2])
      switch fields[0] {
      case "class":
        name = "\(record.module).\(word)"
        if number > 0 { classes[name, default: Known()].declaration = location }
        if fields.count > 3, let own = Int(fields[3]) {
          classes[name, default: Known()].own = SourceLocation(file: record.file, line: own)
        }
      case "member", "weak":
        classes[name, default: Known()].members[word] = Member(
          location: location, isWeak: fields[0] == "weak")
      case "text": classes[name, default: Known()].texts[word] = location
      default: break
      }
    }
  }

  /// Where the app's code describes an object.
  ///
  /// - Parameters:
  ///   - object: A view, or an element without one.
  ///   - label: What it is called.
  /// - Returns: The place; `nil` where no class around it is known.
  /// - Complexity: O(what lies around × properties of the app's classes).
  func location(of object: NSObject, label: SpokenText?) -> SourceLocation? {
    guard !classes.isEmpty else { return nil }
    let own = layout(of: type(of: object))?.known
    if let location = own?.own { return location }
    var words: SourceLocation?
    var nearest = own?.declaration
    var next = Self.surroundings(of: object)
    var rest = Self.deepest
    while let around = next, rest > 0 {
      rest -= 1
      if let layout = layout(of: type(of: around)) {
        if let field = layout.fields.first(where: { $0.holds(object, in: around) }) {
          return field.member.location
        }
        if words == nil, let label { words = layout.known.texts[label.string] }
        nearest = nearest ?? layout.known.declaration
      }
      next = Self.surroundings(of: around)
    }
    return words ?? nearest
  }

  /// So many objects around an element are asked; what lies deeper is in none of their properties by name.
  private static let deepest = 64

  /// What an object lies in: its controller, its container, or the view around it.
  private static func surroundings(of object: NSObject) -> NSObject? {
    if let element = object as? UIAccessibilityElement { return element.accessibilityContainer as? NSObject }
    return (object as? UIResponder)?.next
  }

  private func layout(of type: AnyClass) -> Layout? {
    let key = ObjectIdentifier(type)
    if let known = layouts[key] { return known }
    let made = makeLayout(of: type)
    layouts[key] = .some(made)
    return made
  }

  /// What is known of a class, with that of those above; `nil` where nothing is.
  private func makeLayout(of type: AnyClass) -> Layout? {
    var next: AnyClass? = type
    var all: Known?
    var fields: [Field] = []
    while let current = next {
      if let known = classes[Self.name(of: current)] {
        fields += Self.fields(of: current, known.members)
        var sum = all ?? Known()
        sum.declaration = sum.declaration ?? known.declaration
        sum.own = sum.own ?? known.own
        sum.texts.merge(known.texts) { first, _ in first }
        all = sum
      }
      next = _getSuperclass(current)
    }
    return all.map { Layout(known: $0, fields: fields) }
  }

  /// The stored properties of a class that hold an object, by where they lie.
  private static func fields(of type: AnyClass, _ members: [String: Member]) -> [Field] {
    guard !members.isEmpty else { return [] }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 0)) { name, offset, type, _ in
      let written = String(cString: name)
      let plain = written.hasPrefix(lazyPrefix) ? String(written.dropFirst(lazyPrefix.count)) : written
      if let member = members[plain], size(of: type) == MemoryLayout<AnyObject?>.size {
        fields.append(Field(offset: offset, member: member))
      }
      return true
    }
    return fields
  }

  private static let lazyPrefix = "$__lazy_storage_$_"

  private static func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }

  /// The name of a class as a file of its module writes it behind the module's name.
  private static func name(of type: AnyClass) -> String {
    String(reflecting: type).prefix { $0 != "<" }.split(separator: ".").filter { $0.first != "(" }
      .joined(separator: ".")
  }
}
