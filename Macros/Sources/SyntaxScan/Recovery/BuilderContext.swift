import SwiftSyntax

/// Tells whether statements are views, or other parts that a result builder takes, rather than steps.
enum BuilderContext {
  /// What holds statements: a closure, or the body of a function or a property.
  enum Holder {
    case closure(ClosureExprSyntax)
    case function(FunctionDeclSyntax)
    case initializer(InitializerDeclSyntax)
    case accessor(AccessorDeclSyntax)
    case getter(PatternBindingSyntax)
    case other
  }

  /// What holds a node most closely.
  static func holder(of node: some SyntaxProtocol) -> Holder {
    var node = node.parent
    while let present = node {
      if let closure = present.as(ClosureExprSyntax.self) { return .closure(closure) }
      if let function = present.as(FunctionDeclSyntax.self) { return .function(function) }
      if let made = present.as(InitializerDeclSyntax.self) { return .initializer(made) }
      if let accessor = present.as(AccessorDeclSyntax.self) { return .accessor(accessor) }
      if let binding = present.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return .getter(binding)
      }
      if present.is(MemberBlockSyntax.self) { return .other }
      node = present.parent
    }
    return .other
  }

  /// True where the statements around a node are parts of what is built.
  static func isBuilt(_ node: some SyntaxProtocol) -> Bool {
    switch holder(of: node) {
    case .closure(let closure): isBuilt(byCallOf: closure)
    case .function(let function):
      isBuilt(function.attributes) || isOpaque(function.signature.returnClause?.type)
    case .getter(let binding): isBuilt(binding)
    case .accessor(let accessor): accessor.accessorSpecifier.text == "get" && isBuilt(getterOf: accessor)
    case .initializer, .other: false
    }
  }

  /// True for a type whose values are built: `some View`.
  static func isOpaque(_ type: TypeSyntax?) -> Bool {
    type?.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some"
  }

  private static func isBuilt(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder") == true
    }
  }

  private static func isBuilt(_ binding: PatternBindingSyntax) -> Bool {
    if isOpaque(binding.typeAnnotation?.type) { return true }
    return binding.parent?.parent?.as(VariableDeclSyntax.self).map { isBuilt($0.attributes) } == true
  }

  private static func isBuilt(getterOf accessor: AccessorDeclSyntax) -> Bool {
    var node = accessor.parent
    while let present = node {
      if let binding = present.as(PatternBindingSyntax.self) { return isBuilt(binding) }
      node = present.parent
    }
    return false
  }

  /// True for a closure that a view, or a modifier that shows views, is made with.
  private static func isBuilt(byCallOf closure: ClosureExprSyntax) -> Bool {
    guard let parent = closure.parent else { return false }
    var label: String?
    var call: Syntax?
    if let argument = parent.as(LabeledExprSyntax.self) {
      label = argument.label?.text ?? ""
      call = argument.parent?.parent
    } else if let element = parent.as(MultipleTrailingClosureElementSyntax.self) {
      label = element.label.text
      call = element.parent?.parent
    } else {
      call = parent
    }
    if let macro = call?.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
    if let macro = call?.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
    guard let call = call?.as(FunctionCallExprSyntax.self) else { return false }
    if let label, actions.contains(label) || label.hasPrefix("on") || label.hasPrefix("perform") {
      return false
    }
    guard let name = name(ofCalled: call.calledExpression) else { return false }
    if name.first?.isUppercase == true {
      if label == nil, isAction(of: name, call) { return false }
      return !makesSteps(name)
    }
    return showing.contains(name) || name.hasPrefix("chart")
  }

  /// The name of what is called.
  static func name(ofCalled expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return name(ofCalled: generic.expression)
    }
    return nil
  }

  /// True for a type whose closures are steps to be done.
  static func makesSteps(_ name: String) -> Bool {
    steps.contains(name) || ["UI", "NS", "CA", "AV", "CL", "Dispatch", "URL"].contains { name.hasPrefix($0) }
  }

  /// True for the only unlabelled trailing closure of a button that is given its title.
  private static func isAction(of name: String, _ call: FunctionCallExprSyntax) -> Bool {
    guard ["Button", "EditButton", "RenameButton", "ShareButton"].contains(name) else { return false }
    let hasAction = call.arguments.contains { $0.label?.text == "action" }
    return !hasAction
  }

  private static let actions: Set<String> = [
    "action", "perform", "get", "set", "by", "where", "operation", "execute", "completion", "handler",
  ]

  private static let steps: Set<String> = [
    "Task", "Timer", "Binding", "Result", "Predicate", "Thread", "AnyCancellable", "Future", "Deferred",
    "AsyncStream", "AsyncThrowingStream", "Array", "Dictionary", "Set", "String", "Date", "Calendar",
    "DateFormatter", "NumberFormatter", "Data", "Decimal", "Double", "Float", "Int", "Locale", "Measurement",
  ]

  /// Modifiers whose closures show something.
  private static let showing: Set<String> = [
    "accessibilityActions", "accessibilityChildren", "accessibilityRepresentation", "actions", "alert",
    "background", "commands", "confirmationDialog", "contextMenu", "fullScreenCover", "inspector",
    "keyframeAnimator", "listRowBackground", "mask", "navigationDestination", "overlay", "phaseAnimator",
    "popover", "safeAreaInset", "searchSuggestions", "sheet", "swipeActions", "tabItem", "toolbar",
    "toolbarTitleMenu",
  ]
}
