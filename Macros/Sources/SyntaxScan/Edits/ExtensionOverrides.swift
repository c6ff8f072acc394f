import SwiftSyntax

/// Lets methods override others where only a runtime of Objective-C finds them: what an extension declares, and what an
/// extension in another file than the class's overrides.
///
///     extension UIViewController { @objc func paid() {} }
///     class Shop: UIViewController { override func paid() { super.paid() } }
///
/// Here the method of the extension asks its object whether its class has one of its own.
struct ExtensionOverrides {
  /// What changes in a file.
  struct Change {
    var edits: [SourceEdit] = []
    /// Code for its end.
    var text = ""
  }

  private typealias Method = WrittenOverrides.Method

  /// What changes, by the numbers of files.
  private(set) var changes: [Int: Change] = [:]
  private let sources: [ScannedSource]
  private let parents: [String: String]

  init(_ sources: [ScannedSource]) {
    self.sources = sources
    parents = sources.flatMap(\.declarations).reduce(into: [:]) {
      if $0[$1.name] == nil { $0[$1.name] = $1.inherited.first }
    }
    let declared = methods { $0.isInExtension && $0.override == nil && $0.type.hasPrefix("UI") }
    let overriding = methods { $0.override != nil }
    let own = Set(
      methods { !$0.isInExtension && $0.override == nil }.map { "\($0.method.type).\($0.method.key)" })
    var settled: Set<String> = []
    for (number, base) in declared.enumerated() {
      let found = overriding.filter { other in
        other.method.key == base.method.key
          && !ancestors(of: other.method.type).contains { own.contains("\($0).\(base.method.key)") }
      }
      guard !found.isEmpty, settled.insert(base.method.key).inserted else { continue }
      redirect(base, to: found, number)
    }
    for other in overriding where other.method.isInExtension && !settled.contains(other.method.key) {
      forward(other)
    }
  }

  private func methods(_ isWanted: (Method) -> Bool) -> [(file: ScannedSource, method: Method)] {
    sources.flatMap { source in
      source.overrides.methods.filter(isWanted).map { (file: source, method: $0) }
    }
  }

  private func ancestors(of type: String) -> [String] {
    var found: [String] = []
    var next = parents[type]
    while let parent = next, !found.contains(parent) {
      found.append(parent)
      next = parents[parent]
    }
    return found
  }

  // MARK: What an extension declares

  /// Has the method of an extension call that of the object's class.
  private mutating func redirect(
    _ base: (file: ScannedSource, method: Method), to found: [(file: ScannedSource, method: Method)],
    _ number: Int
  ) {
    let method = base.method
    let name = method.name.text
    let (kept, given, kind) = (
      "earshotKept_\(name)", "earshotOwn_\(name)", "EarshotOverridden\(number)_\(name)"
    )
    write(kept, over: method.name, in: base.file)
    changes[base.file.index, default: Change()].text += """

      @MainActor protocol \(kind) { func \(given)\(method.plainParameters) \(method.effects) }
      extension \(method.type) {
        \(method.modifiers)func \(name)\(method.parameters) \(method.effects) {
          if let own = self as? any \(kind) { return \(method.call)own.\(given)(\(method.arguments)) }
          return \(method.call)\(kept)(\(method.arguments))
        }
      }

      """
    let types = Set(found.map(\.method.type))
    for (file, own) in found {
      let isFirst = types.isDisjoint(with: ancestors(of: own.type))
      write(given, over: own.name, in: file)
      for mention in own.mentions {
        write(isFirst ? "self.\(kept)" : "super.\(given)", over: mention, in: file)
      }
      guard isFirst, let word = own.override else { continue }
      changes[file.index, default: Change()].edits.append(SourceEdit(word, to: ""))
      changes[file.index]?.text += "\nextension \(own.type): \(kind) {}\n"
    }
  }

  // MARK: What is overridden in another file

  /// Has a method of the class call that of the extension, which the class's file does not see otherwise.
  private mutating func forward(_ other: (file: ScannedSource, method: Method)) {
    let method = other.method
    guard other.file.overrides.ends[method.type] == nil, let word = method.override,
      let home = sources.first(where: { $0.overrides.ends[method.type] != nil }),
      let end = home.overrides.ends[method.type]
    else { return }
    let given = "earshotOwn_\(method.name.text)"
    write(given, over: method.name, in: other.file)
    changes[other.file.index, default: Change()].edits.append(SourceEdit(word, to: ""))
    let place = "#sourceLocation(file: \(PreviewRecord.literal(home.path)), line: \(end.line))"
    let head = "\(method.modifiers)override func \(method.name.text)\(method.parameters) \(method.effects)"
    let text = "\n\(place)\n\(head) { \(method.call)\(given)(\(method.arguments)) }\n\(place)\n"
    let blanks = String(repeating: " ", count: end.column - 1)
    changes[home.index, default: Change()].edits.append(SourceEdit(at: end.offset, insert: text + blanks))
  }

  private mutating func write(_ text: String, over node: some SyntaxProtocol, in file: ScannedSource) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let range = start..<node.endPositionBeforeTrailingTrivia.utf8Offset
    changes[file.index, default: Change()].edits.append(SourceEdit(range, of: file.bytes, marked: text))
  }
}
