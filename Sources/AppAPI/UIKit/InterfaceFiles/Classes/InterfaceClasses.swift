import AppHost
import Foundation

/// The classes that interface files can name, by their names, and what each adds to its superclass.
@MainActor
package final class InterfaceClasses {
  /// Those of the library that is shown, of tests, and of the system.
  package static let shared = InterfaceClasses()

  private var tables: [ObjectIdentifier: [InterfaceTable]] = [:]
  private var classes: [String: [(type: AnyClass, module: String)]] = [:]

  private init() {
    for table in SystemOutlets.tables { add(table) }
    for record in LinkedClasses.records {
      let place = UnsafeMutablePointer<InterfaceRecord>.allocate(capacity: 1)
      defer { place.deallocate() }
      record(place)
      add(place.move().make())
    }
  }

  /// Takes the table of a class in.
  package func add(_ table: InterfaceTable) {
    guard let type = table.type else { return }
    tables[ObjectIdentifier(type), default: []].append(table)
    guard classes[table.name]?.contains(where: { $0.type == type }) != true else { return }
    classes[table.name, default: []].append((type, table.module))
  }

  /// The class of a name.
  ///
  /// - Parameters:
  ///   - name: The name, without those of types around it.
  ///   - module: The module that the file says; the app may be compiled under another name, so that it only decides
  ///     between several classes.
  /// - Returns: The class; `nil` where there is none.
  func type(_ name: String, module: String?) -> AnyClass? {
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    let known = classes[plain] ?? []
    if let found = known.first(where: { $0.module == module }) ?? known.first { return found.type }
    return Self.linkedType(plain, in: (module.map { [$0] } ?? []) + Self.systemModules)
  }

  private static let systemModules = [
    "UIKit", "MapKit", "WebKit", "AVKit", "SafariServices", "Foundation", "QuartzCore",
  ]

  /// A class that the program holds without a table: one of the system, or of a module that was not scanned.
  private static func linkedType(_ name: String, in modules: [String]) -> AnyClass? {
    for module in modules {
      let mangled = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)C"
      if let type = _typeByName(mangled) as? AnyClass { return type }
    }
    return nil
  }

  // MARK: What objects take

  /// How an outlet of an object is connected; `nil` where its class and those above have none of the name.
  func outlet(_ name: String, of object: NSObject) -> InterfaceTable.Setter? {
    first(object) { $0.outlets[name] }
  }

  /// How an attribute of an object is set; an outlet may be meant as well.
  func attribute(_ name: String, of object: NSObject) -> InterfaceTable.Setter? {
    first(object) { $0.attributes[name] ?? $0.outlets[name] }
  }

  /// The method of an object that an action names.
  func action(_ selector: String, of object: NSObject) -> InterfaceTable.Action? {
    first(object) { $0.actions[selector] }
  }

  /// The method of an object that makes the controller to which a segue leads.
  func creator(_ selector: String, of object: NSObject) -> InterfaceTable.Creator? {
    first(object) { $0.creators[selector] }
  }

  private func first<Found>(_ object: NSObject, _ find: (InterfaceTable) -> Found?) -> Found? {
    var next: AnyClass? = Swift.type(of: object)
    while let type = next {
      for table in tables[ObjectIdentifier(type)] ?? [] {
        if let found = find(table) { return found }
      }
      next = _getSuperclass(type)
    }
    return nil
  }
}
