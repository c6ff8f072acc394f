import ConstraintSolver

extension LayoutScene {
  /// Views below each other, as wide as the screen and of a height of their own.
  static func column(_ count: Int) -> Self {
    var scene = Self()
    var above: LinearExpression = 0
    for _ in 0..<count {
      let box = scene.makeBox()
      scene.equal(box.left, LinearExpression(scene.root.left))
      scene.equal(box.top, above + 8)
      scene.equal(box.width, LinearExpression(scene.root.width))
      scene.equal(box.height, 44)
      above = box.bottom
    }
    return scene
  }

  /// Rows of a label that is as wide as its text and a field that takes the rest.
  static func form(_ count: Int, width: LinearExpression? = 393) -> Self {
    var scene = Self(width: width)
    var above: LinearExpression = 0
    for row in 0..<count / 2 {
      let label = scene.makeBox()
      let field = scene.makeBox()
      scene.equal(label.left, scene.root.left + 16)
      scene.equal(label.top, above + 8)
      scene.constraints.append(.hugging(label.width, Double(60 + row % 7 * 10), priority: 251))
      scene.constraints.append(.resistingCompression(label.width, Double(60 + row % 7 * 10)))
      scene.equal(field.left, label.right + 8)
      scene.equal(field.right, scene.root.right - 16)
      scene.equal(field.top, LinearExpression(label.top))
      scene.equal(field.height, LinearExpression(label.height))
      scene.equal(field.height, 34)
      above = label.bottom
    }
    return scene
  }

  /// Views in views, ten in each, which share its height equally.
  static func tree(_ count: Int) -> Self {
    var scene = Self()
    scene.equal(scene.root.height, 852)
    var parents = [scene.root]
    var next = 0
    while scene.boxes.count < count {
      scene.divide(parents[next], into: min(10, count - scene.boxes.count))
      if next == parents.count - 1 { parents += scene.boxes[(parents.count - 1)...] }
      next += 1
    }
    return scene
  }

  private mutating func divide(_ parent: LayoutBox, into parts: Int) {
    let children = (0..<parts).map { _ in makeBox() }
    var above = LinearExpression(parent.top)
    for child in children {
      equal(child.left, parent.left + 2)
      equal(child.right, parent.right - 2)
      equal(child.top, above)
      if child.top != children[0].top { equal(child.height, LinearExpression(children[0].height)) }
      above = child.bottom
    }
    equal(above, parent.bottom)
  }

  /// Views in each other, each a little smaller than the one around it.
  static func nest(_ count: Int) -> Self {
    var scene = Self()
    scene.equal(scene.root.height, 852)
    var outer = scene.root
    for _ in 0..<count {
      let inner = scene.makeBox()
      scene.equal(inner.left, outer.left + 0.1)
      scene.equal(inner.top, outer.top + 0.1)
      scene.equal(inner.right, outer.right - 0.1)
      scene.equal(inner.bottom, outer.bottom - 0.1)
      outer = inner
    }
    return scene
  }

  /// Views below each other whose size comes from their content, where both axes prefer it.
  static func texts(_ count: Int) -> Self {
    var scene = Self()
    var above: LinearExpression = 0
    for row in 0..<count {
      let box = scene.makeBox()
      scene.equal(box.left, scene.root.left + 16)
      scene.equal(box.top, above + 8)
      let right = LinearConstraint(box.right, .lessOrEqual, scene.root.right - 16)
      scene.constraints.append(right)
      let width = Double(100 + row % 50 * 10)
      scene.constraints += [
        .hugging(box.width, width), .resistingCompression(box.width, width),
        .hugging(box.height, 21), .resistingCompression(box.height, 21),
      ]
      above = box.bottom
    }
    return scene
  }

  /// The same constraints in an order without any sense, the same in every run.
  func shuffled() -> Self {
    var scene = self
    var state: UInt64 = 7
    for index in scene.constraints.indices.dropFirst().reversed() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      scene.constraints.swapAt(index, Int((state >> 33) % UInt64(index + 1)))
    }
    return scene
  }
}
