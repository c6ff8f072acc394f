import Foundation

/// Whatever tells when its traits change: views and view controllers.
///
///     view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in redraw(view) }
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// Told what changed, and what its traits were before.
  public typealias TraitChangeHandler<TraitEnvironment> =
    @MainActor (TraitEnvironment, UITraitCollection) -> Void

  private func keep(_ watcher: TraitWatcher) {
    if let view = self as? UIView { view.ensuredTraitSay.watchers.append(watcher) }
    if let controller = self as? UIViewController { controller.traitState.watchers.append(watcher) }
  }

  /// Asks to be told when some traits change.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Told what changed, and what its traits were before.
  /// - Returns: What takes the wish back.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let watcher = TraitWatcher(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    keep(watcher)
    return watcher
  }

  /// Asks to be told when some traits change, by a closure that says what it takes, such as `Self`.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges<Environment: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    let watcher = TraitWatcher(traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
    keep(watcher)
    return watcher
  }

  /// Asks for a method to be called when some traits change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Asks for a method of another object to be called when some traits change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: AnyObject, action: Selector
  ) -> any UITraitChangeRegistration {
    let watcher = TraitWatcher(traits) { [weak self, weak target] _ in
      _ = action.perform(on: target, sender: self)
    }
    keep(watcher)
    return watcher
  }

  /// Takes the wish to be told of changes back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? UIView)?.traitSay?.watchers.removeAll { $0 === registration }
    (self as? UIViewController)?.traitState.watchers.removeAll { $0 === registration }
  }
}

/// Pixels in a point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// True where the numbers are different.
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.displayScale != second.displayScale
  }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// True where the kinds are different.
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceIdiom != second.userInterfaceIdiom
  }
}

/// How far in front of the rest it is shown.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// False: all is shown on one level.
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceLevel != second.userInterfaceLevel
  }
}

/// How far in front of the rest something is shown.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As the rest.
  case base = 0
  /// In front.
  case elevated = 1
}

extension UITraitCollection {
  /// How far in front of the rest it is shown: as the rest.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }

  /// The traits on which dynamic colours depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }

  /// The traits on which the look-up of pictures depends.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    systemTraitsAffectingColorAppearance + [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitDisplayScale.self,
      UITraitLayoutDirection.self,
    ]
  }
}

extension UITraitDisplayScale: KeptTrait {
  static func clear(in values: inout TraitValues) { values.displayScale = 0 }
}

extension UITraitUserInterfaceIdiom: KeptTrait {
  static func clear(in values: inout TraitValues) { values.userInterfaceIdiom = .unspecified }
}
