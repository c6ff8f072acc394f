import SwiftIfConfig
import SwiftSyntax

/// Where the code of a class describes what people meet: its properties, itself, and words that it writes.
struct DescriptionLines {
  /// A line, and how well it tells where an element is described.
  struct Place {
    /// How well: by making the view, by an accessibility property, by saying that it is an element, by its label.
    enum Rank: Int, Comparable {
      case made, described, element, label

      static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
    }

    let rank: Rank
    let line: Int
  }

  /// The class, `Outer.Inner`.
  let type: String
  /// The line of its declaration; `nil` for an extension.
  let line: Int?
  /// Where it describes itself.
  private(set) var own: Place?
  /// Where it describes what its stored properties hold.
  private(set) var members: [String: Place] = [:]
  /// The stored properties that hold nothing by themselves.
  private(set) var weakMembers: Set<String> = []
  /// Where it writes words.
  private(set) var texts: [String: Place] = [:]

  init(type: String, line: Int?) {
    self.type = type
    self.line = line
  }

  var isEmpty: Bool { line == nil && own == nil && members.isEmpty && texts.isEmpty }

  /// Notes a line for a property, for the object itself where none is named.
  mutating func note(_ member: String?, _ place: Place) {
    if let member {
      members[member] = Self.better(members[member], place)
    } else {
      own = Self.better(own, place)
    }
  }

  /// Notes that a property is weak.
  mutating func note(weak member: String) { weakMembers.insert(member) }

  /// Notes words, which may become a label.
  mutating func note(words: String, _ place: Place) {
    texts[words] = Self.better(texts[words], place)
  }

  private static func better(_ known: Place?, _ new: Place) -> Place {
    guard let known, known.rank >= new.rank else { return new }
    return known
  }
}

/// Collects where the classes of one file describe what people meet, in the branches that are compiled.
///
/// - Complexity: O(length of the file).
final class DescriptionReader: ActiveSyntaxVisitor {
  private(set) var classes: [DescriptionLines] = []
  private let locations: SourceLocationConverter
  /// The innermost braces of types, each with its place in `classes`; `nil` for what is no class.
  private var scopes: [(name: String, index: Int?)] = []

  /// The longest words that are kept, in characters.
  private static let longestText = 80

  init(tree: SourceFileSyntax, path: String, configuration: AppConfiguration) {
    locations = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate, configuration: configuration)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, line: line(of: node.classKeyword))
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.extendedType.trimmedDescription, line: nil)
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let index = scopes.last?.index, node.parent?.is(MemberBlockItemSyntax.self) == true,
      !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      if let rank = Self.rank(of: name.text) {
        classes[index].note(nil, .init(rank: rank, line: line(of: name)))
      } else {
        classes[index].note(plain(name.text), .init(rank: .made, line: line(of: node.bindingSpecifier)))
        if node.modifiers.contains(where: { $0.name.text == "weak" && $0.detail == nil }) {
          classes[index].note(weak: plain(name.text))
        }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    note(target: node.leftOperand, isAssignment: node.operator.is(AssignmentExprSyntax.self))
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 1, let target = elements.first {
      note(target: target, isAssignment: elements[1].is(AssignmentExprSyntax.self))
    }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let index = scopes.last?.index, let words = node.representedLiteralValue, !words.isEmpty,
      words.count <= Self.longestText
    else { return .visitChildren }
    let rank = node.assignedMember.flatMap(Self.rank) ?? .made
    classes[index].note(words: words, .init(rank: rank, line: line(of: node)))
    return .skipChildren
  }

  /// Notes that a property is described by an assignment to one of its own.
  private func note(target: ExprSyntax, isAssignment: Bool) {
    guard isAssignment, let index = scopes.last?.index, let words = Self.path(of: target),
      let last = words.last, let rank = Self.rank(of: last)
    else { return }
    let place = DescriptionLines.Place(rank: rank, line: line(of: target))
    let owner = words.dropLast().filter { $0 != "self" }
    if let property = Self.initializedProperty(around: target) {
      classes[index].note(plain(property), place)
    } else if owner.isEmpty {
      classes[index].note(nil, place)
    } else if owner.count == 1, let name = owner.first, name != "super" {
      classes[index].note(plain(name), place)
    }
  }

  /// The names of a chain such as `self.title.accessibilityLabel`, in order; `nil` for anything else.
  private static func path(of expression: ExprSyntax) -> [String]? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return [name.baseName.text] }
    if let chained = expression.as(OptionalChainingExprSyntax.self) { return path(of: chained.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return path(of: forced.expression) }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    return path(of: base).map { $0 + [access.declName.baseName.text] }
  }

  /// The stored property whose initial value an expression is part of.
  private static func initializedProperty(around expression: ExprSyntax) -> String? {
    var node = expression.parent
    while let current = node {
      if let binding = current.as(PatternBindingSyntax.self), binding.initializer != nil,
        binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
      if current.is(FunctionDeclSyntax.self) || current.is(MemberBlockSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  /// How well an assignment to a member tells where an element is described; `nil` for any other member.
  private static func rank(of member: String) -> DescriptionLines.Place.Rank? {
    switch member {
    case "accessibilityLabel", "accessibilityAttributedLabel": .label
    case "isAccessibilityElement": .element
    case "accessibilityTraits", "accessibilityValue", "accessibilityAttributedValue", "accessibilityHint",
      "accessibilityAttributedHint", "accessibilityCustomActions":
      .described
    default: nil
    }
  }

  private func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  private func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    scopes.append((fullName(name), nil))
    return .visitChildren
  }

  private func open(_ name: String, line: Int?) -> SyntaxVisitorContinueKind {
    let full = fullName(name)
    scopes.append((full, classes.count))
    classes.append(DescriptionLines(type: full, line: line))
    return .visitChildren
  }

  private func fullName(_ name: String) -> String { (scopes.last.map { "\($0.name)." } ?? "") + name }
}

extension StringLiteralExprSyntax {
  /// The member that the literal is assigned to, where that is all that is assigned.
  fileprivate var assignedMember: String? {
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3,
      let target = list.first?.as(MemberAccessExprSyntax.self)
    else {
      return list(parent)?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    return target.declName.baseName.text
  }

  private func list(_ node: Syntax?) -> ExprSyntax? {
    guard let list = node?.as(ExprListSyntax.self), list.count == 3 else { return nil }
    return list.first
  }
}
