import Accessibility
import AccessibilityModel
import AppHost
import Foundation

/// Writes down what an object says of itself.
@MainActor
enum ElementBuilder {
  /// The object as an element the cursor can rest on.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - identify: Gives other objects their identities.
  /// - Returns: The object as it is described.
  static func element(
    of object: NSObject, identify: ((NSObject) -> ElementID)? = nil
  ) -> AccessibilityElement {
    let resolved = ResolvedAccessibility(object)
    let source = resolved.source
    var element = AccessibilityElement(
      label: resolved.label, value: resolved.value, hint: resolved.hint, traits: resolved.traits.traits,
      frame: frame(of: object, resolved))
    if let path = resolved.path { element.path = path.path }
    let kinds = OptionalConformances.kinds(of: object)
    let contents = kinds.contains(.rowCell) ? (source as? any RowCell)?.contents : nil
    if let contents { add(contents, to: &element) }
    let point = Point(resolved.activationPoint)
    let fileNames = fileNames(in: element.label, of: source, contents)
    if !fileNames.isEmpty { element.fileNames = fileNames }
    if element.activationPoint == nil, !point.isClose(to: element.frame.center) {
      element.activationPoint = point
    }
    // Most elements have none of these, and stay small.
    let labels = resolved.inputLabels
    if !labels.isEmpty { element.inputLabels = labels }
    if let position = source.positionInGroup { element.position = position }
    let rules = source.rules
    if !rules.isEmpty { element.rules = rules }
    if let text = source.textContent {
      add(text, of: source, to: &element)
    } else if let input = object.textInput as? UIResponder, let text = input.textContent {
      add(text, takenBy: input, to: &element)
    }
    let handlers = ElementHandler.handlers(of: object)
    if !handlers.isEmpty { element.actions = actions(handlers) }
    if let menu = RunningApp.current[ContextMenuFinder.self].menu(near: object), !menu.handlers.isEmpty {
      element.rules.append(RunningApp.current[ViewPolicy.self].contextMenu.rule)
    }
    add(resolved, of: object, to: &element, identify: identify)
    if kinds.contains(.contentProvider), let provider = object as? any AXCustomContentProvider {
      let facts = provider.content
      if !facts.isEmpty { element.customContent += facts }
    }
    if kinds.contains(.readingContent), let page = object as? any UIAccessibilityReadingContent {
      add(page, to: &element)
    }
    let responds = resolved.respondsToUserInteraction
    if responds != element.respondsToUserInteraction { element.respondsToUserInteraction = responds }
    if element.traits.contains(.header), let level = element.label?.headingLevel {
      element.headingLevel = level
    }
    return element
  }

  /// Adds the text of another object that people walk and edit through this one.
  ///
  /// - Source: Behaviour 1.13
  private static func add(
    _ text: TextContent, takenBy input: UIResponder, to element: inout AccessibilityElement
  ) {
    element.textContent = text
    if element.value == nil { element.value = SpokenText(text.string) }
    let isField = input is UITextField
    element.traits.insert(isField ? .textEntry : .textArea)
    if input.isFirstResponder { element.traits.insert(.isEditing) }
  }

  /// Adds the text that people walk; what is a view of the app's own is a field where the app says nothing
  /// else.
  ///
  /// - Source: Behaviour 1.5.2
  private static func add(
    _ text: TextContent, of source: UIResponder, to element: inout AccessibilityElement
  ) {
    element.textContent = text
    guard !(source is UITextField), !(source is UITextView) else { return }
    if element.value == nil { element.value = SpokenText(text.string) }
    guard element.traits.isSubset(of: .notEnabled) else { return }
    let policy = ControlPolicy.current
    element.rules.append(policy.textInputRole.rule)
    guard policy.textInputRole == .textField else { return }
    element.traits.insert(text.lines.isEmpty ? .textEntry : .textArea)
    if source.isFirstResponder { element.traits.insert(.isEditing) }
  }

  /// The object itself where it is a responder, else one that answers what was set on it.
  static func responder(for object: NSObject) -> UIResponder {
    if let responder = object as? UIResponder { return responder }
    let stand = UIResponder()
    stand.storedProperties = SideTable.shared.properties(of: object)
    return stand
  }

  /// The object as a group.
  static func container(
    of object: NSObject, identify: ((NSObject) -> ElementID)? = nil
  ) -> AccessibilityElement {
    let resolved = ResolvedAccessibility(object)
    let source = resolved.source
    var element = AccessibilityElement(
      isStop: false, value: resolved.value, frame: frame(of: object, resolved))
    // The texts of a cell are heard one by one.
    if !(source is any RowCell) || source.properties.label != nil { element.label = resolved.label }
    let type = resolved.containerType.model
    if type != .none { element.containerType = type }
    if resolved.traits.contains(.tabBar) { element.containerType = .tabBar }
    if let table = object as? any UIAccessibilityContainerDataTable, element.containerType == .dataTable {
      element.tableSize = table.size
    }
    if let scroll = object as? UIScrollView {
      var attributes = element.attributes
      attributes.clipsChildren = true
      attributes.rules = scroll.rules
      element.attributes = attributes
      if resolved.frame.isFinite {
        element.frame = Rect(resolved.frame.inset(by: scroll.adjustedContentInset))
      }
    }
    if resolved.isModal { element.isModal = true }
    let style = resolved.navigationStyle
    if style != .automatic { element.navigationStyle = style.model }
    if element.containerType == .semanticGroup {
      let handlers = ElementHandler.handlers(of: object)
      if !handlers.isEmpty { element.actions = actions(handlers) }
    }
    add(resolved, of: object, to: &element, identify: identify)
    return element
  }

  private static func actions(_ handlers: [ElementHandler]) -> [ElementAction] {
    handlers.enumerated().map { index, handler in
      ElementAction(
        id: .init(rawValue: index), name: handler.name, category: handler.category, image: handler.image)
    }
  }

  /// Adds what elements and groups have alike, and few of them have.
  private static func add(
    _ resolved: ResolvedAccessibility, of object: NSObject, to element: inout AccessibilityElement,
    identify: ((NSObject) -> ElementID)?
  ) {
    addMost(resolved, to: &element)
    if let type = ElementType.type(of: object) { element.elementType = type }
    if let language = resolved.language ?? appLanguage { element.language = language }
    let rotors = resolved.rotors
    if !rotors.isEmpty { element.rotors = rotors.map(\.descriptor) }
    if OptionalConformances.kinds(of: object).contains(.chart), let chart = (object as? any AXChart)?.chart {
      element.chart = chart
    }
    let source = resolved.source
    if let direction = direction(of: object, element) { element.layoutDirection = direction }
    if FocusGroups.areNamed, let group = (object as? UIView)?.effectiveFocusGroup {
      element.focusGroup = group
    }
    if let view = object as? UIView, view.largeContent != nil || !view.isRemembered {
      add(view, to: &element)
    }
    if resolved.hasMore {
      addFew(resolved, to: &element)
      guard let identify else { return }
      let headers = resolved.headers
      if !headers.isEmpty { element.headers = headers.map(identify) }
      element.previousText = (source.accessibilityPreviousTextNavigationElement as? NSObject).map(identify)
      element.nextText = (source.accessibilityNextTextNavigationElement as? NSObject).map(identify)
    }
  }

  /// Which way rows run where an element stands, or inside a group, if that is not the way of the app.
  ///
  /// - Source: Behaviour 10.1
  private static func direction(
    of object: NSObject, _ element: AccessibilityElement
  ) -> ReadingOrder.Direction? {
    guard let view = object as? UIView, let part = element.isStop ? view.arranger : view,
      part.semanticContentAttribute != .unspecified
    else { return nil }
    let (own, app) = (part.effectiveUserInterfaceLayoutDirection, part.traitCollection.layoutDirection)
    guard (own == .rightToLeft) != (app == .rightToLeft) else { return nil }
    return own == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The language that the app as a whole was given for people who listen.
  private static var appLanguage: String? { UIApplication.shared.storedProperties?.language }

  /// Adds what is shown of a view large; what standard bars show needs no telling.
  ///
  /// - Source: Behaviour 6.1 LC6
  private static func add(_ view: UIView, to element: inout AccessibilityElement) {
    guard view.showsLargeContentViewer, !view.defaultLargeContent.shows else { return }
    let item = LargeContentItem(
      title: view.largeContentTitle, image: view.largeContentImage?.largeContentName,
      scalesImage: view.scalesLargeContentImage)
    if !item.isEmpty { element.largeContent = item }
  }

  /// Where it lies; numbers that no screen knows are not taken.
  private static func frame(of object: NSObject, _ resolved: ResolvedAccessibility) -> Rect {
    let frame = resolved.frame
    if frame.isFinite { return Rect(frame) }
    report(.senselessAccessibilityFrame(of: object))
    guard let view = object as? UIView else { return .zero }
    return Rect(view.convert(view.bounds, to: nil))
  }

  /// Adds what a page of text is read by.
  private static func add(_ page: any UIAccessibilityReadingContent, to element: inout AccessibilityElement) {
    let lines = page.lines
    if !lines.isEmpty { element.lines = lines }
    if element.value == nil { element.value = page.page }
  }

  /// Adds what the parts of a cell give it, where the app says nothing else.
  private static func add(_ contents: CellContents, to element: inout AccessibilityElement) {
    // Attributes of the parts' texts are lost in a plain string.
    if let label = contents.label, label.string == element.label?.string { element.label = label }
    if !contents.customContent.isEmpty { element.customContent += contents.customContent }
    guard let control = contents.valueControl?.element else { return }
    if element.value == nil { element.value = control.value }
    element.traits.formUnion(control.traits.intersection([.adjustable, .toggleButton, .notEnabled]))
    element.activationPoint = control.effectiveActivationPoint
  }

  /// Names of picture files that a label says.
  private static func fileNames(
    in label: SpokenText?, of source: UIResponder, _ contents: CellContents?
  ) -> [String] {
    let names: [String?]
    switch source {
    case let view as UIImageView: names = [view.shownImage?.unlabelledFileName]
    case let button as UIButton: names = [button.currentImage?.unlabelledFileName]
    default: names = contents?.fileNames ?? []
    }
    guard let words = label?.string else { return [] }
    return names.compactMap(\.self).filter { source is UITableViewCell ? words.contains($0) : words == $0 }
  }
}

extension UIView {
  /// The nearest view around it that holds others beside it, or says which way it runs.
  fileprivate var arranger: UIView? {
    var view = superview
    while let current = view, current.subviews.count == 1, current.semanticContentAttribute == .unspecified {
      view = current.superview
    }
    return view
  }
}

extension CGRect {
  /// True where all four numbers are numbers.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension Point {
  /// True where two ways to reckon the same place may lie between the points, and no more.
  fileprivate func isClose(to other: Point) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
  }
}
