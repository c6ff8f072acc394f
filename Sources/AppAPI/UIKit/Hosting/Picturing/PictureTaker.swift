import AccessibilityModel
import AppHost
import Drawing
import Foundation
import TreeFormat

/// Makes pictures of what a host shows, at one text size or at several.
///
///     PictureTaker(host) { self.displayList() }.picture(PictureRequest(scale: 2))
@MainActor
package struct PictureTaker {
  private let host: RunningApp
  private let displayList: @MainActor () -> DisplayList

  /// Makes a taker.
  ///
  /// - Parameters:
  ///   - host: The host of what is shown.
  ///   - displayList: Lays out what is on the screen and tells what is seen of it, as code of the app.
  package init(_ host: RunningApp, _ displayList: @escaping @MainActor () -> DisplayList) {
    self.host = host
    self.displayList = displayList
  }

  /// Makes a picture; the host's environment may be another one afterwards.
  ///
  /// - Complexity: O(n) for n things drawn, for each text size.
  package func picture(_ request: PictureRequest) -> Picture {
    if let former = request.former { return changedPicture(request, since: former) }
    let usual = host.environment
    let sizes = request.textSizes.isEmpty ? [usual.textSize] : request.textSizes
    var shots: [ScreenShot] = []
    for size in sizes {
      var environment = usual
      environment.textSize = size
      environment.colorScheme = request.colorScheme ?? usual.colorScheme
      shots.append(shot(in: environment, isUsual: environment == usual, request))
    }
    let findings = request.findings.isEmpty ? [] : findings(in: shots, request)
    let sheet = ContactSheet(
      shots.map { $0.seen(request.magnification, caption: sizes.count > 1 ? $0.textSize : "") },
      screen: usual.screenSize)
    let background = sizes.count > 1 ? ContactSheet.background : shots.first?.background ?? .white
    let (size, list) = withLegend(request, sheet, background)
    let bitmap = PictureRenderer(
      size: size, scale: scale(request), background: request.showsLegend ? .white : background
    )
    .bitmap(of: list)
    return Picture(png: bitmap.png(), width: bitmap.width, height: bitmap.height, findings: findings)
  }

  /// Makes a picture for somebody who watches the screen: what is otherwise than in the one before.
  private func changedPicture(_ request: PictureRequest, since former: Int) -> Picture {
    let shot = shot(in: host.environment, isUsual: true, request)
    let renderer = PictureRenderer(size: shot.size, scale: scale(request), background: shot.background)
    let kept = host[PictureCache.self]
    let magnified = shot.magnification(request.magnification).map { shot.seen($0, caption: "").list }
    let bitmap = kept.bitmap(
      renderer, of: magnified ?? shot.ground, under: magnified == nil ? shot.front : DisplayList())
    return kept.picture(bitmap, since: former)
  }

  /// The screens, and beside them what the numbers over them stand for, where that is asked for.
  private func withLegend(
    _ request: PictureRequest, _ sheet: ContactSheet, _ background: PaintColor
  ) -> (size: Size, list: DisplayList) {
    guard request.showsLegend, let legend = OverlayLegend(request.overlays, height: sheet.size.height) else {
      return (sheet.size, sheet.list)
    }
    var list = DisplayList()
    list.fill(Rect(origin: .zero, size: sheet.size), with: .color(background))
    list.append(sheet.list)
    list.fill(
      Rect(x: sheet.size.width, y: 0, width: 1, height: sheet.size.height), with: .color(.black.opacity(0.2)))
    list.group([.transform(.shift(x: sheet.size.width, y: 0))]) { $0.append(legend.list) }
    return (
      Size(
        width: sheet.size.width + legend.size.width, height: max(sheet.size.height, legend.size.height)), list
    )
  }

  /// The pixels for each point, within what makes sense.
  private func scale(_ request: PictureRequest) -> Double {
    let scales = PictureRequest.scales
    guard request.scale.isFinite else { return PictureRequest().scale }
    return min(max(request.scale, scales.lowerBound), scales.upperBound)
  }

  /// Lets the app show itself at another text size, for a comparison alone.
  func shot(at textSize: String, like other: ScreenShot?) -> ScreenShot {
    var environment = host.environment
    environment.textSize = textSize
    if let other { environment.colorScheme = other.isDark ? .dark : .light }
    return shot(in: environment, isUsual: false, PictureRequest())
  }

  /// Lets the app show itself in an environment.
  private func shot(in environment: LaunchOptions, isUsual: Bool, _ request: PictureRequest) -> ScreenShot {
    host.change(to: environment)
    let keyboard = host.withApp { host[PicturedKeyboard.self].show(in: host) }
    defer { host.withApp { host[PicturedKeyboard.self].hide(in: host) } }
    let list = host.withApp(displayList)
    var overlays = request.overlays
    if !isUsual || keyboard != nil, !overlays.isEmpty {
      let tree = host.treeOfPicture()
      overlays = overlays.map { $0.moved(from: host.tree, to: tree) }
    }
    return ScreenShot(
      list: list, size: environment.screenSize, textSize: environment.textSize,
      isDark: window.map { $0.traitCollection.userInterfaceStyle == .dark }
        ?? (environment.colorScheme == .dark),
      overlays: overlays, keyboard: keyboard,
      systemBars: request.showsSystemBars ? systemBars(in: environment) : nil)
  }

  /// The window that fills the screen.
  private var window: UIWindow? { host[WindowList.self].windows.first }

  /// The present time as the bar writes it: without AM and PM, and without a zero before hours up to twelve.
  private static func timeOfDay() -> String {
    let words = Date.now.formatted(.dateTime.hour(.defaultDigits(amPM: .omitted)).minute())
    let cycle = Locale.current.hourCycle
    let isHalfDay = cycle == .oneToTwelve || cycle == .zeroToEleven
    return isHalfDay && words.hasPrefix("0") ? String(words.dropFirst()) : words
  }

  /// The bars of the system over the screen, at the app's present time.
  private func systemBars(in environment: LaunchOptions) -> SystemBars {
    let edges = environment.coveredEdges
    let window = window
    let hasHomeButton = environment.chosenDevice?.hasHomeButton ?? false
    let isPhone = environment.platform == .iOS || environment.platform == .iPadOS
    return SystemBars(
      time: host.withApp(Self.timeOfDay),
      screen: environment.screenSize,
      top: isPhone && !host.withApp({ window?.hidesStatusBar == true }) ? edges.top : 0,
      hasHomeIndicator: isPhone && !hasHomeButton,
      isDark: host.withApp { window?.hasLightStatusBar } ?? (environment.colorScheme == .dark),
      isMirrored: environment.layoutDirection == .rightToLeft)
  }
}
