import AppHost
import Foundation

/// What a view says about the traits of itself and of all inside it, and who watches them.
@MainActor
final class ViewTraits {
  var overrides = TraitValues()
  var smallest: UIContentSizeCategory?
  var largest: UIContentSizeCategory?
  var watchers: [TraitWatcher] = []

  /// The traits of a view among what is shown with the given ones.
  func applied(to around: TraitValues) -> TraitValues {
    var values = around
    values.override(with: overrides)
    guard smallest != nil || largest != nil else { return values }
    var size = values.preferredContentSizeCategory
    if let smallest, smallest.category != nil { size = max(size, smallest) }
    if let largest, largest.category != nil { size = min(size, largest) }
    values.preferredContentSizeCategory = size
    return values
  }
}

extension UIView {
  /// What the view says about traits; anything can be set, for itself and all inside it.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitSay?.overrides ?? TraitValues()) }
    set { changeTraits { $0.overrides = newValue.values } }
  }

  /// The smallest text size for the view and all inside it; the person's own where it is `nil`.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitSay?.smallest }
    set { changeTraits { $0.smallest = newValue } }
  }

  /// The largest text size for the view and all inside it; the person's own where it is `nil`.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitSay?.largest }
    set { changeTraits { $0.largest = newValue } }
  }

  /// The limits of the text size of the view and of those around it, from the inside outwards, in words.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let limits = sequence(first: self, next: \.parent).compactMap { view -> String? in
      guard let say = view.traitSay, say.smallest != nil || say.largest != nil else { return nil }
      let bounds = [say.smallest, say.largest].map { $0?.category?.name ?? "any" }
      return "\(type(of: view)): \(bounds[0]) to \(bounds[1])"
    }
    return limits.isEmpty ? "no limits" : limits.joined(separator: "; ")
  }

  /// Light or dark for the view and all inside it, whatever is around.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitSay?.overrides.userInterfaceStyle ?? .unspecified }
    set { changeTraits { $0.overrides.userInterfaceStyle = newValue } }
  }

  /// The traits it is shown with: those around it, with what its controller and it say itself.
  var shownTraits: UITraitCollection {
    guard HostedTraits.areOverridden else { return .current }
    return UITraitCollection(shownValues)
  }

  var shownValues: TraitValues {
    let inherited = controller?.traitCollection.values ?? valuesAround
    return traitSay?.applied(to: inherited) ?? inherited
  }

  /// What everything inside the view around it is shown with.
  var valuesAround: TraitValues { parent?.shownValues ?? UITraitCollection.current.values }

  /// Says something else about traits, and tells everything inside whose traits are others now.
  func changeTraits(_ change: (ViewTraits) -> Void) {
    HostedTraits.areOverridden = true
    let before = shownValues
    let say = ensuredTraitSay
    change(say)
    takeTraits(from: before, to: shownValues)
  }

  var ensuredTraitSay: ViewTraits {
    if let traitSay { return traitSay }
    let new = ViewTraits()
    traitSay = new
    return new
  }

  /// Tells the view, whoever watches it, and everything inside that they are shown with other traits.
  func takeTraits(from before: TraitValues, to now: TraitValues) {
    guard before != now else { return }
    setNeedsLayout()
    let previous = UITraitCollection(before)
    let inside = children
    traitCollectionDidChange(previous)
    if let traitSay { notifyWatchers(of: traitSay, from: previous, to: now) }
    for child in inside { child.notifyTraits(from: before, to: now) }
  }

  /// Tells the view and everything inside that what is around is shown with other traits.
  ///
  /// - Parameters:
  ///   - outer: The traits around it before.
  ///   - newOuter: The traits around it now.
  ///   - tellsAll: True where what does not differ is told too, since something else about the device changed.
  func notifyTraits(from outer: TraitValues, to newOuter: TraitValues, tellsAll: Bool = false) {
    setNeedsLayout()
    var made: (values: TraitValues, traits: UITraitCollection)?
    func collection(_ values: TraitValues) -> UITraitCollection {
      if let made, made.values == values { return made.traits }
      let new = UITraitCollection(values)
      made = (values, new)
      return new
    }
    var waiting = [(view: self, before: outer, now: newOuter)]
    while let (view, outerBefore, outerNow) = waiting.popLast() {
      var (before, now) = (outerBefore, outerNow)
      view.markForNewTraits()
      // Whoever is told may take views out, which are to be told all the same.
      let inside = view.children
      if let controller = view.controller {
        (before, now) = (controller.traits(around: before), controller.traits(around: now))
        if tellsAll || before != now { controller.traitsDidChange(from: collection(before)) }
      }
      if let say = view.traitSay { (before, now) = (say.applied(to: before), say.applied(to: now)) }
      guard tellsAll || before != now else { continue }
      view.traitCollectionDidChange(collection(before))
      if let say = view.traitSay { view.notifyWatchers(of: say, from: collection(before), to: now) }
      for child in inside.reversed() { waiting.append((child, before, now)) }
    }
  }

  private func notifyWatchers(of say: ViewTraits, from before: UITraitCollection, to now: TraitValues) {
    guard !say.watchers.isEmpty else { return }
    let now = UITraitCollection(now)
    for watcher in say.watchers where watcher.traits.contains(where: { $0.differs(before, now) }) {
      watcher.tell(before)
    }
  }

  /// Lets the view be laid out and described anew, as everything around it is.
  private func markForNewTraits() {
    needsLayout = true
    descendantNeedsLayout = true
    descriptionCache?.isStale = true
    contentsCache = nil
  }

  /// What was around the view so far, where that may be something else in another place.
  var traitsToCompare: UITraitCollection? {
    if let traitsWhenLeft { return traitsWhenLeft }
    guard HostedTraits.areOverridden else { return nil }
    return UITraitCollection(valuesAround)
  }

  /// Tells the view, and everything inside, where other traits are around it than before.
  func compareTraits(with before: UITraitCollection?) {
    guard let before, let parent else { return }
    traitsWhenLeft = nil
    let now = parent.traitCollection
    guard now !== before, now != before else { return }
    notifyTraits(from: before.values, to: now.values)
  }
}
