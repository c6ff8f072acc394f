import AccessibilityModel
import AppHost
import UIKit

extension LayoutItem {
  /// True for a button in a standard bar.
  ///
  /// - Source: Behaviour 6.1 LC10
  var isBarButton: Bool {
    guard self is ControlItem, describedElements.first?.element.traits.contains(.button) == true else {
      return false
    }
    return enclosingBar != nil
  }

  private var enclosingBar: BarGroupItem? {
    var next = container
    while let item = next {
      if let bar = item as? BarGroupItem { return bar }
      next = item.container
    }
    return nil
  }

  /// The item around this one that names it: what modifiers say of a button in a bar counts.
  var named: LayoutItem {
    var named = self
    while let outer = named.container as? WrapperItem, !(outer is BarGroupItem),
      outer.describedElements.count == 1
    {
      named = outer
    }
    return named
  }

  /// What is shown of it, and how; a picture that keeps its outlines grows, and one in a bar in any case.
  ///
  /// - Source: Behaviour 6.1 LC2 to LC4, LC9
  var largeContent: LargeContent? {
    guard let described = named.describedElements.first else { return nil }
    let picture = largePicture
    var item = describedElements.first?.element.largeContent ?? described.element.largeContent
    let isStandard = item == nil
    if isStandard { item = LargeContentItem(title: described.element.label?.string, image: picture?.name) }
    guard var item else { return nil }
    item.scalesImage = item.image != nil && (isStandard || picture?.keepsOutlines == true)
    if isStandard, let picture, picture.keepsOutlines == false {
      RunningApp.current.report(.blurredLargeContent(picture.name, title: item.title))
    }
    picture?.note()
    let id = RunningApp.current.identities.id(for: described.identity)
    return LargeContent(
      item, element: id, frame: Rect(frame),
      imageSize: picture.map { Size(width: Double($0.size.width), height: Double($0.size.height)) },
      isVector: picture?.keepsOutlines)
  }
}
