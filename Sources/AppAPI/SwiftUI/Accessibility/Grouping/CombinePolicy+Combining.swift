import AccessibilityModel
import AppHost

extension CombinePolicy {
  /// One element of several parts.
  ///
  /// - Parameters:
  ///   - parts: what is combined, in reading order, groups before what they hold.
  ///   - code: the same parts in the order of the code.
  ///   - identity: who the new element is.
  ///   - frame: where the combined view lies, in screen points.
  /// - Returns: The element, with the uncertain rules that shaped it.
  /// - Source: Behaviour 3.3.1
  func combine(
    _ parts: [DescribedElement], code: [DescribedElement], _ identity: ElementIdentity, frame: Rect
  ) -> DescribedElement {
    var result = DescribedElement(identity, AccessibilityElement(frame: frame))
    for part in parts {
      result.note(part.element.rules)
      result.adoptOrigins(of: part)
    }
    let acting = distinct(parts.filter(\.acts), into: &result)
    let only = acting.count == 1 ? acting.first : nil
    let texts = parts.filter { !$0.isControl }
    mergeTraits(of: parts, acting, into: &result)
    mergeLabel(of: texts, only, into: &result)
    mergeTexts(of: parts.filter { !$0.isControl || acting.count == 1 }, into: &result)
    mergeActions(of: parts, acting, into: &result)
    mergeContent(parts, code: code, into: &result)
    result.handlers.marks = parts.flatMap(\.handlers.marks)
    result.element.rotors = parts.flatMap(\.element.rotors)
    result.parts = parts.map { part in
      let isTapped = part.element.hasExplicitInteraction && part.element.respondsToUserInteraction
      return DescribedElement.Part(
        frame: part.element.frame, name: part.element.label, takesTaps: part.acts || isTapped)
    }
    result.links = parts.flatMap(\.links)
    result.handlers.rotors = parts.flatMap(\.handlers.rotors)
    return result
  }

  /// The names of the parts that are no controls; that of the only control where no other part has one.
  private func mergeLabel(
    of texts: [DescribedElement], _ only: DescribedElement?, into result: inout DescribedElement
  ) {
    var named = texts.filter { $0.element.label?.isBlank == false }
    // The name that the system has for a picture is heard only where nothing else is.
    if named.contains(where: { !$0.hasAutomaticName }) { named.removeAll(where: \.hasAutomaticName) }
    if named.isEmpty, let only { named = [only] }
    if named.contains(where: { !$0.element.traits.contains(.image) }) {
      result.element.traits.remove(.image)
    }
    result.hasAutomaticName = !named.isEmpty && named.allSatisfy(\.hasAutomaticName)
    let label = SpokenText.joined(named.compactMap(\.element.label))
    result.element.label = label.isBlank ? nil : label
    let fileNames = named.flatMap(\.element.fileNames)
    if !fileNames.isEmpty { result.element.fileNames = fileNames }
    result.element.origins[.label] = named.count == 1 ? named.first?.element.origins[.label] : nil
  }

  private func mergeTexts(of parts: [DescribedElement], into result: inout DescribedElement) {
    let values = Self.unique(parts.map(\.element.value))
    let hints = Self.unique(parts.map(\.element.hint))
    if values.count > 1 { result.note([self.values.rule]) }
    if hints.count > 1 { result.note([self.hints.rule]) }
    result.element.value = self.values == .joined ? Self.joined(values) : values.first
    result.element.hint = self.hints == .joined ? Self.joined(hints) : hints.first
  }

  private static func unique(_ texts: [SpokenText?]) -> [SpokenText] {
    var unique: [SpokenText] = []
    for case let text? in texts where !text.isBlank && !unique.contains(text) { unique.append(text) }
    return unique
  }

  private static func joined(_ texts: [SpokenText]) -> SpokenText? {
    texts.isEmpty ? nil : SpokenText.joined(texts)
  }

  /// The facts of all parts; of several under one key the latest stays.
  private func mergeContent(
    _ parts: [DescribedElement], code: [DescribedElement], into result: inout DescribedElement
  ) {
    let read = Self.keys(parts)
    if read != Self.keys(code) { result.note([contentOrder.rule]) }
    for part in contentOrder == .reading ? parts : code {
      result.mergeContent(of: part, replaced: replacedContent)
    }
  }

  private static func keys(_ parts: [DescribedElement]) -> [String] {
    parts.flatMap { part in part.content.map(\.key) }
  }
}
