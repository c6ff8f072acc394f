import AccessibilityModel

extension DescribedElement {
  /// The element as it goes into the tree.
  func finished(_ id: ElementID) -> AccessibilityElement {
    var element = element
    element.id = id
    var attributes = element.attributes
    if !attributes.fileNames.isEmpty {
      let label = element.label?.string ?? ""
      attributes.fileNames.removeAll { !label.contains($0) }
    }
    if attributes.headingLevel == nil, element.traits.contains(.header) {
      attributes.headingLevel = element.label?.headingLevel
    }
    if !content.isEmpty { attributes.customContent = content.map(\.content) }
    if !handlers.actions.isEmpty {
      attributes.actions = handlers.actions.enumerated().map { index, action in
        ElementAction(
          id: .init(rawValue: index), name: action.name, category: action.category,
          image: action.image)
      }
    }
    if !element.isStop, element.label?.isBlank == false, attributes.containerType == .none {
      attributes.containerType = .semanticGroup
    }
    if handlers.activate != nil, attributes.respondsToUserInteraction == nil,
      !element.traits.contains(.notEnabled)
    {
      attributes.respondsToUserInteraction = true
    }
    if handlers.activate == nil { attributes.activationHit = activationHit }
    if !links.isEmpty {
      element.traits.insert(.link)
      attributes.rotors.append(rotor(of: links, on: id))
    }
    if attributes != element.attributes { element.attributes = attributes }
    return element
  }

  /// What a tap meets where no handler of the element's own takes the activation; `nil` where that is not
  /// known.
  ///
  /// - Source: Behaviour 3.3.1, 4.1 V6
  private var activationHit: ActivationHit? {
    guard parts.contains(where: \.takesTaps), element.respondsToUserInteraction else { return nil }
    let point = element.effectiveActivationPoint
    let met = parts.filter { $0.frame.contains(point) }
    guard let taking = met.last(where: \.takesTaps) else { return .nothing(seen: met.last?.name) }
    if parts.count(where: \.takesTaps) == 1 { return nil }
    return .part(taking.name ?? "")
  }
}

extension DescribedElement {
  /// True for what would be a stop and has no size, unless code gave it a name.
  ///
  /// - Source: Behaviour 1.10.3 G3
  var isUnmet: Bool {
    element.isStop && element.frame.size == .zero && children.isEmpty
      && element.origins[.label] == nil
  }
}

extension DescribedElement {
  /// The rotor that leads to the words of a label that are links.
  ///
  /// - Source: Behaviour 1.4.1 R5, 3.4
  private func rotor(of links: [TextLink], on id: ElementID) -> RotorDescriptor {
    let entries = zip(links, linkRanges).map { link, range in
      RotorDescriptor.Entry(element: id, label: link.words, range: range)
    }
    return RotorDescriptor(name: SpokenText(String(system: .links)), system: .link, entries: entries)
  }

  /// Where the words of each link stand in the label, in UTF-8 bytes; `nil` where they do not.
  var linkRanges: [Range<Int>?] {
    let label = element.label?.string ?? ""
    var start = label.startIndex
    return links.map { link in
      guard let found = label.range(of: link.words.string, range: start..<label.endIndex) else { return nil }
      start = found.upperBound
      return label.utf8.distance(
        from: label.startIndex, to: found.lowerBound)..<label.utf8.distance(
          from: label.startIndex, to: found.upperBound)
    }
  }
}
