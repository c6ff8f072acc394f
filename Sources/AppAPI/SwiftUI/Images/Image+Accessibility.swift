import AccessibilityModel
import AppHost
import AppResources
import UIKit

extension Image {
  /// Size of a picture whose file is not at hand, in points.
  static let nominalLength: CGFloat = 44

  /// The size of the picture itself, in points.
  ///
  /// A picture whose file is not at hand takes `Image.nominalLength` in both directions.
  func naturalSize(_ environment: EnvironmentValues) -> CGSize {
    switch source {
    case .symbol(let name): return name.isEmpty ? .zero : symbolSize(environment)
    case .image(let image): return image.size
    case .asset(let name, let bundlePath):
      let asset = Self.library(bundlePath).image(name)
      if asset?.isSymbol == true { return symbolSize(environment) }
      guard let size = asset?.size else {
        return CGSize(width: Self.nominalLength, height: Self.nominalLength)
      }
      return CGSize(width: size.width, height: size.height)
    }
  }

  private func symbolSize(_ environment: EnvironmentValues) -> CGSize {
    let font = (environment.font ?? .body).resolved(
      in: environment.textSizeCategory, weight: nil, isItalic: false)
    let side = (font.size * 1.2 * environment.imageScale.factor).rounded()
    return CGSize(width: side, height: side)
  }

  /// True where there is a picture: no symbol goes by an empty name.
  var isShown: Bool {
    guard case .symbol(let name) = source else { return true }
    return !name.isEmpty
  }

  /// What is heard of the picture, if anything.
  ///
  /// A picture of the app is heard by what a language file has under its name, else by the name itself; a
  /// symbol by what the system calls it.
  /// - Source: Behaviour 3.4
  func heard(in environment: EnvironmentValues) -> SpokenText? {
    if isDecorative { return nil }
    if let label { return label.resolved(in: environment).heard }
    switch source {
    case .asset(let name, _):
      return SpokenText(translation(of: name, in: environment) ?? Self.shortName(name))
    case .symbol(let name):
      let shown = environment.symbolVariants.applied(to: name)
      return SpokenText(SymbolNames.words(for: shown) ?? SymbolNames.words(for: name) ?? name)
    case .image: return nil
    }
  }

  /// The uncertain rules behind what is heard of a symbol.
  @MainActor var rules: [UncertainRule] {
    guard case .symbol(let name) = source, label == nil, !isDecorative else { return [] }
    return SymbolNames.isInbox(name) ? [RunningApp.current[ViewPolicy.self].inboxSymbol.rule] : []
  }

  /// The name of its file, where that is what is heard.
  func heardFileName(in environment: EnvironmentValues) -> String? {
    guard case .asset(let name, _) = source, label == nil, !isDecorative,
      translation(of: name, in: environment) == nil
    else { return nil }
    return Self.shortName(name)
  }

  /// What the app's language files have under the name of a picture.
  private func translation(of name: String, in environment: EnvironmentValues) -> String? {
    guard case .asset(_, let bundlePath) = source else { return nil }
    var key = LocalizedKey(name)
    key.bundlePath = bundlePath
    let settings = RunningApp.settings
    guard settings.has(key, in: environment.locale) else { return nil }
    return settings.string(of: key, [], in: environment.locale)
  }

  /// The name without the folders of the catalog that it lies in.
  private static func shortName(_ name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }

  /// Where the files of a bundle are looked for, or those of the app.
  static func library(_ bundlePath: String?) -> ResourceLibrary {
    let resources = RunningApp.settings.resources
    return bundlePath.map(resources.library(ofBundleAt:)) ?? resources
  }
}

extension LargePicture {
  /// Looks at a picture on the screen.
  @MainActor
  init(_ image: Image, size: CGSize, in environment: EnvironmentValues) {
    let (name, keepsOutlines): (String, Bool?) =
      switch image.source {
      case .symbol(let name): (name, true)
      case .asset(let name, let bundlePath):
        (
          name.split(separator: "/").last.map(String.init) ?? name,
          Image.library(bundlePath).image(name)?.keepsOutlines
        )
      case .image(let picture): (picture.largeContentName, picture.keepsOutlines)
      }
    self.init(name: name, size: size, source: image.source, keepsOutlines: keepsOutlines)
  }
}
