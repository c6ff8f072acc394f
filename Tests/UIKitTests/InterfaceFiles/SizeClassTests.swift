import AccessibilityModel
import EarshotTesting
import Foundation
import Testing
import TreeFormat
import UIKit

@MainActor
@Suite("What interface files say for size classes", .timeLimit(.minutes(10)))
struct SizeClassTests {
  /// A screen that says something else where there is much space from side to side, or in both directions.
  private static let screen = """
    <viewController id="first" sceneMemberID="viewController"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <label text="Top" translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/>
    </variation></label>
    <label text="Wide" id="b">\(InterfaceFixture.frame(3))</label>
    <label text="Wide and high" id="c">\(InterfaceFixture.frame(4))</label>
    <label text="Narrow" id="d">\(InterfaceFixture.frame(3))</label>
    </subviews>
    <constraints>
    <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="100" id="c1">
    <variation key="widthClass=regular" constant="180"/></constraint>
    <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c2"/>
    <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="80" id="c3"/>
    </constraints>
    <variation key="default"><mask key="subviews"><exclude reference="b"/><exclude reference="c"/></mask>
    <mask key="constraints"><exclude reference="c3"/></mask></variation>
    <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="c"/></mask>
    </variation>
    <variation key="widthClass=regular">
    <mask key="subviews"><include reference="b"/><exclude reference="d"/></mask>
    <mask key="constraints"><exclude reference="c2"/><include reference="c3"/></mask></variation>
    </view></viewController>
    """

  private nonisolated static let wide = [
    (LaunchOptions.Platform.iPadOS, Size(width: 834, height: 1_210), ["Top", "Wide", "Wide and high"]),
    (.iPadOS, Size(width: 1_210, height: 834), ["Top", "Wide", "Wide and high"]),
    // A large telephone that lies.
    (.iOS, Size(width: 932, height: 430), ["Top", "Wide"]),
  ]

  private func check(_ screen: Screen, labels: [String], place: Point, fontSize: CGFloat) throws {
    #expect(screen.tree.elements.compactMap { $0.label?.string } == labels)
    #expect(try screen.element(named: "Top").frame.origin == place)
    let views = UIApplication.shared.keyWindow?.rootViewController?.view.subviews ?? []
    #expect(views.lazy.compactMap { $0 as? UILabel }.first?.font.pointSize == fontSize)
  }

  @Test(
    "Z22: views, constraints and fonts for a regular width hold on a tablet, and a large telephone that lies",
    arguments: wide)
  func regular(platform: LaunchOptions.Platform, size: Size, labels: [String]) async throws {
    let files = ["Main.storyboard": InterfaceFixture.storyboard(Self.screen)]
    try await InterfaceFixture.hosting(files, size: size, platform: platform) { screen in
      try check(screen, labels: labels, place: Point(x: 80, y: 180), fontSize: 30)
    }
  }

  @Test(
    "Z22: what a file says for a regular width does not hold on a telephone that stands, nor a small one that lies",
    arguments: [Size(width: 393, height: 852), Size(width: 852, height: 393)])
  func compact(size: Size) async throws {
    let files = ["Main.storyboard": InterfaceFixture.storyboard(Self.screen)]
    try await InterfaceFixture.hosting(files, size: size) { screen in
      try check(screen, labels: ["Top", "Narrow"], place: Point(x: 16, y: 100), fontSize: 17)
    }
  }
}
