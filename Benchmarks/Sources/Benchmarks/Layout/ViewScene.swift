import UIKit

/// A screen of views that constraints place, to be laid out through UIKit.
@MainActor
struct ViewScene {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private(set) var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []

  private mutating func make(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    views.append(view)
    return view
  }

  /// Rows of a name and a field: 1,000 views in all, four constraints each.
  static func form(_ count: Int) -> Self {
    var scene = Self()
    var above = scene.root.topAnchor
    for row in 0..<count / 2 {
      let (label, field) = (scene.make(in: scene.root), scene.make(in: scene.root))
      scene.constraints += [
        label.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
        label.topAnchor.constraint(equalTo: above, constant: 8),
        label.widthAnchor.constraint(equalToConstant: CGFloat(60 + row % 7 * 10)),
        label.heightAnchor.constraint(equalTo: field.heightAnchor),
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -16),
        field.topAnchor.constraint(equalTo: label.topAnchor),
        field.heightAnchor.constraint(equalToConstant: 34),
      ]
      above = label.bottomAnchor
    }
    return scene
  }

  /// Views in views, ten in each, which share its height equally.
  static func tree(_ count: Int) -> Self {
    var scene = Self()
    var parents = [scene.root]
    var next = 0
    while scene.views.count < count {
      let parent = parents[next]
      next += 1
      let children = (0..<min(10, count - scene.views.count)).map { _ in scene.make(in: parent) }
      var above = parent.topAnchor
      for child in children {
        scene.constraints += [
          child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 2),
          child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -2),
          child.topAnchor.constraint(equalTo: above),
          child === children[0]
            ? children[children.count - 1].bottomAnchor.constraint(equalTo: parent.bottomAnchor)
            : child.heightAnchor.constraint(equalTo: children[0].heightAnchor),
        ]
        above = child.bottomAnchor
      }
      parents += children
    }
    return scene
  }

  /// The constraints in an order without any sense, the same in every run.
  func shuffled() -> Self {
    var scene = self
    var state: UInt64 = 7
    for index in scene.constraints.indices.dropFirst().reversed() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      scene.constraints.swapAt(index, Int((state >> 33) % UInt64(index + 1)))
    }
    return scene
  }

  /// Activates everything and lays out; the sum of all upper edges, so that nothing is left out.
  func layOut() -> Double {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return views.reduce(0) { $0 + Double($1.frame.minY) }
  }
}
