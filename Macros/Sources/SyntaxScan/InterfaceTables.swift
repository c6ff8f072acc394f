/// The tables through which interface files reach the classes of one file, as code for its end.
///
/// The code stands in an extension of each class, where its private members are in sight.
struct InterfaceTables {
  /// How the names of types begin that hold the record of a class.
  static let record = "EarshotClass"
  /// How the names of functions begin that make the table of a class.
  static let function = "earshotInterface"

  let source: ScannedSource
  /// The classes of the file that an interface file may name though it names no member of them.
  let plainClasses: [String]

  /// The code; nothing where the file has no class for interface files.
  var text: String {
    var parts: [String] = []
    let written = source.interfaceMembers.filter { !$0.isEmpty }
    for (number, members) in written.enumerated() {
      parts.append(Self.table(members, number: number))
    }
    let known = Set(written.map(\.type))
    for name in plainClasses where !known.contains(name) {
      parts.append(Self.record("\(parts.count)", "InterfaceClass(\(name).self, in: #fileID)"))
    }
    guard !parts.isEmpty else { return "" }
    let hasUIKit = source.imports.contains { $0.isHere && $0.module == "UIKit" }
    return "\n" + (hasUIKit ? "" : "import UIKit\n") + parts.joined()
  }

  private static func table(_ members: InterfaceMembers, number: Int) -> String {
    let function = "\(Self.function)\(number)"
    var lines = members.outlets.map { name in
      "    table.outlet(\"\(plain(name))\") { $0.\(name) = try $1.value() }\n"
    }
    lines += members.attributes.map { name in
      "    table.attribute(\"\(plain(name))\") { $0.\(name) = try $1.value() }\n"
    }
    lines += members.actions.map { method in
      let values = ["try $1.value()", "try $2.value()"]
      return "    table.action(\"\(method.selector)\", \"\(plain(method.name))\") { "
        + "_ = ($1, $2); \(effect(of: method, on: values)) }\n"
    }
    lines += members.creators.map { method in
      let values = ["$1", "try $2.value()", "try $3.value()"]
      return "    table.creator(\"\(method.selector)\") { "
        + "_ = ($1, $2, $3); return \(call(method, on: values)) }\n"
    }
    return record("\(number)", "\(members.type).\(function)()") + """
      extension \(members.type) {
        @MainActor fileprivate static func \(function)() -> InterfaceClass<\(members.type)> {
          var table = InterfaceClass(\(members.type).self, in: #fileID)
      \(lines.joined())    return table
        }
      }

      """
  }

  /// A call whose answer, where there is one, is of no use.
  private static func effect(of method: InterfaceMembers.Method, on values: [String]) -> String {
    "_ = \(call(method, on: values))"
  }

  private static func call(_ method: InterfaceMembers.Method, on values: [String]) -> String {
    let arguments = zip(method.labels, values).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return "$0.\(method.name)(\(arguments.joined(separator: ", ")))"
  }

  private static func record(_ number: String, _ table: String) -> String {
    """
    private enum \(Self.record)\(number) {
      @section("earshot_previews") @used
      nonisolated static let record: (UInt32, UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void) = (
        1, 1, { place in InterfaceRecord { \(table).table }.store(at: place) }
      )
    }

    """
  }

  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }
}
