import SwiftSyntax

/// Finds what can be repaired around a word that the compiler complains of, the smallest unit first.
struct UnitSearch {
  let request: RepairRequest
  /// The word.
  let token: TokenSyntax
  private var found: [Repair] = []
  /// True while the way up is inside what decides whether something is done.
  private var isInCondition = false
  /// True once the way up has left a closure of a call.
  private var hasLeftClosure = false

  /// The repairs that can be made for a message at a token.
  static func repairs(for request: RepairRequest, at token: TokenSyntax) -> [Repair] {
    var search = UnitSearch(request: request, token: token)
    search.addWords()
    search.climb()
    return search.found
  }

  private init(request: RepairRequest, token: TokenSyntax) {
    self.request = request
    self.token = token
  }

  // MARK: - Words of declarations

  private mutating func addWords() {
    switch request.kind {
    case .attribute: addAttribute()
    case .override:
      guard let decl = token.declaration,
        let modifiers = decl.asProtocol(WithModifiersSyntax.self)?.modifiers,
        let word = modifiers.first(where: { $0.name.text == "override" })
      else { return }
      add(.attribute, word, "", named: "override")
    case .conformance: addConformance()
    case .argument: addArgument()
    case .chaining: addCallOfOptionalRequirement()
    case .redeclaration:
      guard let decl = token.declaration else { return }
      let isType = decl.asProtocol(DeclGroupSyntax.self) != nil
      add(isType ? .declaration : .member, decl, "", named: decl.declaredName)
    default: break
    }
  }

  private mutating func addAttribute() {
    guard let attribute = token.ancestor(AttributeSyntax.self) ?? token.nearAttribute(request.name) else {
      return
    }
    let name = "@\(attribute.attributeName.trimmedDescription)"
    guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      let group = variable.enclosingType, group.is(StructDeclSyntax.self),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      binding.accessorBlock == nil, let type = binding.typeAnnotation, binding.initializer == nil
    else { return add(.attribute, attribute, "", named: name) }
    // The wrapper would have brought the value.
    let start = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
    let getter = "{ \(LeftOutCall.code(.value, line: request.line)) }"
    let words = variable.modifiers.filter { $0.detail == nil }.map(\.trimmedDescription) + ["var"]
    let code =
      "\(words.joined(separator: " ")) \(binding.pattern.trimmedDescription)\(type.trimmedDescription)"
    found.append(
      Repair(
        unit: .value, range: start..<variable.endPositionBeforeTrailingTrivia.utf8Offset,
        replacement: "\(code) \(getter)", name: name))
  }

  private mutating func addConformance() {
    guard let decl = token.declaration?.asProtocol(DeclGroupSyntax.self), let clause = decl.inheritanceClause,
      let type = clause.inheritedTypes.first(where: {
        $0.type.trimmedDescription.split(separator: ".").last.map(String.init) == request.name
      })
    else { return }
    if clause.inheritedTypes.count == 1 { return add(.member, clause, "", named: request.name) }
    guard let last = clause.inheritedTypes.last, type.id == last.id else {
      return add(.member, type, "", named: request.name)
    }
    let previous = clause.inheritedTypes.dropLast().last?.trailingComma ?? clause.colon
    add(
      .member,
      previous.positionAfterSkippingLeadingTrivia
        .utf8Offset..<type.endPositionBeforeTrailingTrivia.utf8Offset,
      "", named: request.name)
  }

  /// An argument that the making of something does not take.
  private mutating func addArgument() {
    guard LeftOutCall.call(around: token) == nil, let argument = token.ancestor(LabeledExprSyntax.self),
      argument.label?.text == request.name,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      BuilderContext.name(ofCalled: call.calledExpression)?.first?.isUppercase == true,
      let list = argument.parent?.as(LabeledExprListSyntax.self)
    else { return }
    var start = argument.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = argument.endPositionBeforeTrailingTrivia.utf8Offset
    if argument.trailingComma == nil, let index = list.index(of: argument), index != list.startIndex {
      start =
        list[list.index(before: index)].trailingComma?.positionAfterSkippingLeadingTrivia.utf8Offset ?? start
      end = argument.expression.endPositionBeforeTrailingTrivia.utf8Offset
    }
    add(.argument, start..<end, "", named: "\(request.name):")
  }

  /// A call of what is optional in a protocol of Objective-C, and has a default elsewhere.
  private mutating func addCallOfOptionalRequirement() {
    guard let chain = token.parent?.as(OptionalChainingExprSyntax.self),
      let call = chain.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(chain).id
    else { return }
    let mark = chain.questionMark.positionAfterSkippingLeadingTrivia.utf8Offset
    if chain.expression.isPartOfOptionalChain {
      return add(.spelling, mark..<mark + 1, "", named: "")
    }
    let arguments = call.trimmedDescription.dropFirst(chain.trimmedDescription.count)
    let start = call.positionAfterSkippingLeadingTrivia.utf8Offset
    add(
      .spelling, start..<call.endPositionBeforeTrailingTrivia.utf8Offset,
      "Optional(\(chain.expression.trimmedDescription)\(arguments))", named: "")
  }

  // MARK: - The way up

  private mutating func climb() {
    var node = Syntax(token)
    if let call = LeftOutCall.call(around: token) { node = Syntax(call) }
    let record = PreviewRecord.Place(of: token)
    if let record, record.body == nil { node = record.declaration }
    while let parent = node.parent {
      if parent.is(SourceFileSyntax.self) { return }
      if let record, node.id == record.body { node = record.declaration }
      consider(node, in: parent)
      node = parent
    }
  }

  private mutating func consider(_ node: Syntax, in parent: Syntax) {
    considerCondition(node, in: parent)
    if let segment = parent.as(ExpressionSegmentSyntax.self) {
      addValue(.text, segment.expressions, code(.text))
    } else if let argument = node.as(LabeledExprSyntax.self),
      let call = parent.parent?.as(FunctionCallExprSyntax.self)
    {
      considerArgument(argument, of: call)
    } else if let call = parent.as(FunctionCallExprSyntax.self) {
      considerModifier(node, call)
    } else if let clause = parent.as(InitializerClauseSyntax.self) {
      considerInitializer(clause)
    } else if let ending = parent.as(ReturnStmtSyntax.self), node.id != ending.returnKeyword.id {
      addValue(.value, node, code(BuilderContext.isBuilt(ending) ? .place : .value))
    } else if let sequence = parent.as(SequenceExprSyntax.self) ?? parent.parent?.as(SequenceExprSyntax.self)
    {
      considerSequence(node, sequence)
    }
    if let closure = parent.as(ClosureExprSyntax.self), node.is(CodeBlockItemListSyntax.self) {
      considerClosure(closure)
    }
    if let item = node.as(CodeBlockItemSyntax.self) { considerItem(item) }
    if let member = node.as(MemberBlockItemSyntax.self) { considerMember(member.decl) }
    if node.is(CodeBlockSyntax.self) { considerBody(node, of: parent) }
    if let block = node.as(AccessorBlockSyntax.self), case .getter(let items) = block.accessors,
      let binding = parent.as(PatternBindingSyntax.self), !LeftOutCall.isAll(of: items)
    {
      add(
        .body, items, value(ofType: binding.typeAnnotation?.type, builtIn: items), named: parent.declaredName)
    }
  }

  /// What decides leaves no value to be made up in it.
  private mutating func considerCondition(_ node: Syntax, in parent: Syntax) {
    let decides =
      node.is(ConditionElementListSyntax.self)
      || parent.as(SwitchExprSyntax.self)?.subject.id == node.as(ExprSyntax.self)?.id
        && parent.is(SwitchExprSyntax.self)
      || parent.as(ForStmtSyntax.self).map { $0.sequence.id == node.as(ExprSyntax.self)?.id } == true
      || node.is(WhereClauseSyntax.self) || node.is(SwitchCaseItemListSyntax.self)
    guard decides, !node.is(CodeBlockSyntax.self) else { return }
    isInCondition = true
    found.removeAll { $0.unit.level < Unit.statement.level && $0.unit != .spelling }
  }

  private mutating func considerArgument(_ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax) {
    guard !hasLeftClosure, !isInCondition else { return }
    let name = BuilderContext.name(ofCalled: call.calledExpression) ?? ""
    let isMade = name.first?.isUppercase == true
    // What a function makes of a value that is made up would be made up as well.
    guard isMade || ViewChain(of: call).isOfViews || !call.isPartOfValue else { return }
    if !isMade, SilentModifiers.contains(name), ViewChain(of: call).isOfViews { return }
    if isMade, Self.pictures.contains(name) { return }
    addValue(.value, argument.expression, code(.value))
  }

  private mutating func considerModifier(_ node: Syntax, _ call: FunctionCallExprSyntax) {
    guard !isInCondition, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base != nil,
      request.kind == .modifier || ViewChain(of: call).isOfViews
    else { return }
    if node.id == Syntax(member).id {
      guard token.position >= member.period.position else { return }
    }
    let name = member.declName.baseName.text
    let start = member.period.positionAfterSkippingLeadingTrivia.utf8Offset
    let line = request.line
    // What a person was to hear of a view is never dropped without a word at its place.
    let mark = name.hasPrefix("accessibility") ? ".earshotLeftOut(\"\(name)\", \(line))" : ""
    add(.modifier, start..<call.endPositionBeforeTrailingTrivia.utf8Offset, mark, named: ".\(name)")
  }

  private mutating func considerInitializer(_ clause: InitializerClauseSyntax) {
    let type =
      clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      ?? clause.parent?.as(FunctionParameterSyntax.self)?.type
    guard let type, !isInCondition else { return }
    addValue(.value, clause.value, code(BuilderContext.isOpaque(type) ? .place : .value))
  }

  private mutating func considerSequence(_ node: Syntax, _ sequence: SequenceExprSyntax) {
    guard node.parent?.is(ExprListSyntax.self) == true || node.is(ExprListSyntax.self) else { return }
    let elements = Array(sequence.elements)
    guard elements.count > 2 else { return }
    if elements[1].is(AssignmentExprSyntax.self) {
      let value = elements[2]
      guard token.position >= value.position, !isInCondition else { return }
      found.removeAll { $0.unit == .value || $0.unit == .text }
      let start = value.positionAfterSkippingLeadingTrivia.utf8Offset
      add(.value, start..<sequence.endPositionBeforeTrailingTrivia.utf8Offset, code(.value), named: "")
    } else if !node.is(UnresolvedTernaryExprSyntax.self) {
      // Operators make something else of it.
      found.removeAll { $0.unit == .value || $0.unit == .text }
    }
  }

  private mutating func considerClosure(_ closure: ClosureExprSyntax) {
    defer { hasLeftClosure = true }
    guard !BuilderContext.isBuilt(closure.statements), !closure.statements.isEmpty else {
      isInCondition = false
      return
    }
    add(.body, closure.statements, code(.value), named: "closure")
    isInCondition = false
  }

  private mutating func considerItem(_ item: CodeBlockItemSyntax) {
    if case .other = BuilderContext.holder(of: item) {
      if let decl = item.item.as(DeclSyntax.self) { return considerMember(decl) }
      return add(.declaration, item.item, "", named: "")
    }
    if BuilderContext.isBuilt(item) {
      isInCondition = false
      let isShown = item.item.is(ExprSyntax.self) || item.item.is(StmtSyntax.self)
      return add(.statement, item.item, isShown ? code(.place) : note, named: "")
    }
    // Without what decides, nothing tells which of its steps a function would have taken.
    if isInCondition || item.item.is(StmtSyntax.self) && item.item.as(ExpressionStmtSyntax.self) == nil {
      return
    }
    if let delegation = item.item.as(FunctionCallExprSyntax.self), delegation.isDelegation,
      delegation.ancestor(InitializerDeclSyntax.self)?.needsArguments == true
    {
      // With a value that is made up it might come to hand that to itself.
      found.removeAll { $0.unit != .spelling }
      return add(.statement, delegation, "\(note); self.init()", named: "")
    }
    let isOnly = (item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1) && item.item.is(ExprSyntax.self)
    add(.statement, item.item, isOnly ? code(.value) : note, named: "")
  }

  private mutating func considerBody(_ block: Syntax, of parent: Syntax) {
    guard let block = block.as(CodeBlockSyntax.self), !block.statements.isEmpty,
      !LeftOutCall.isAll(of: block.statements)
    else { return }
    let replacement: String
    if let function = parent.as(FunctionDeclSyntax.self) {
      replacement = value(ofType: function.signature.returnClause?.type, builtIn: block.statements)
    } else if let accessor = parent.as(AccessorDeclSyntax.self) {
      let binding = accessor.ancestor(PatternBindingSyntax.self)
      let isGetter = accessor.accessorSpecifier.text == "get"
      replacement =
        isGetter ? value(ofType: binding?.typeAnnotation?.type, builtIn: block.statements) : code(.note)
    } else if parent.is(InitializerDeclSyntax.self) {
      replacement = code(.stop)
    } else if parent.is(DeinitializerDeclSyntax.self) {
      replacement = code(.note)
    } else {
      return
    }
    isInCondition = false
    add(.body, block.statements, replacement, named: parent.declaredName)
  }

  private mutating func considerMember(_ decl: DeclSyntax) {
    let isType = decl.asProtocol(DeclGroupSyntax.self) != nil || decl.is(MacroExpansionDeclSyntax.self)
    let name = Syntax(decl).declaredName
    if !isType, let block = decl.body, decl.isAskedFor, !decl.givesOpaqueType, !LeftOutCall.stops(block) {
      add(.member, block, code(.stop), named: name)
    }
    if decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription == "body" { return }
    add(isType ? .declaration : .member, decl, "", named: name)
  }

  // MARK: - What is put in place

  private func code(_ kind: LeftOutCall.Kind) -> String { LeftOutCall.code(kind, line: request.line) }

  private var note: String { "let _: Void = \(code(.note))" }

  private func value(ofType type: TypeSyntax?, builtIn items: CodeBlockItemListSyntax) -> String {
    guard let type else { return code(.note) }
    switch type.trimmedDescription {
    case "Void", "()": return code(.note)
    case "some Scene": return code(.scene)
    case "some View": return code(.place)
    default: break
    }
    if BuilderContext.isOpaque(type) || BuilderContext.isBuilt(items) { return code(.place) }
    return code(.value)
  }

  private mutating func addValue(_ unit: Unit, _ node: some SyntaxProtocol, _ code: String) {
    guard !isInCondition, !hasLeftClosure else { return }
    add(unit, node, code, named: "")
  }

  private mutating func add(_ unit: Unit, _ node: some SyntaxProtocol, _ code: String, named name: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    // What stands there already does not help.
    guard end > start,
      code.isEmpty
        || node.trimmedDescription.filter({ !$0.isWhitespace }) != code.filter({ !$0.isWhitespace })
    else { return }
    add(unit, start..<end, code, named: name)
  }

  private mutating func add(_ unit: Unit, _ range: Range<Int>, _ code: String, named name: String) {
    found.append(Repair(unit: unit, range: range, replacement: code, name: name))
  }

  /// What is made of the name of a picture: one made up would be heard as if it were meant.
  private static let pictures: Set<String> = [
    "Image", "UIImage", "AsyncImage", "NSImage", "CGImage", "CIImage",
  ]
}
