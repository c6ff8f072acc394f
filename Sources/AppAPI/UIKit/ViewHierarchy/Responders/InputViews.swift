import AppHost
import Foundation

/// Shows what an app puts above the keyboard and in its place, at the lower edge of the screen, while something is typed into.
@MainActor
final class InputViews: AppStateKey {
  private var board: InputBoard?

  static func initialValue(in host: RunningApp) -> InputViews { InputViews() }

  /// Brings what is shown in line with who is typed into.
  func update(for responder: UIResponder?) {
    let accessory = responder?.inAChain(\.inputAccessoryView)
    let replacement = responder?.inAChain(\.inputView)
    guard let responder, accessory != nil || replacement != nil, let place = Self.place(for: responder) else {
      board?.removeFromSuperview()
      board = nil
      return
    }
    let board = board ?? InputBoard(frame: place.bounds)
    self.board = board
    if board.superview !== place { place.addSubview(board) }
    board.show([accessory, replacement].compactMap { $0 })
  }

  /// What lies in front of everything around a responder: what is presented there, else the window.
  private static func place(for responder: UIResponder) -> UIView? {
    var around: UIResponder? = responder
    while let current = around {
      if let layer = current as? PresentationLayer { return layer }
      if let window = current as? UIWindow { return window }
      around = (current as? UIView)?.superview ?? current.next
    }
    return nil
  }
}

/// Holds what stands at the place of the keyboard, one below the other.
final class InputBoard: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Shows exactly some views.
  func show(_ views: [UIView]) {
    guard subviews != views else { return setNeedsLayout() }
    for view in subviews where !views.contains(view) { view.removeFromSuperview() }
    for view in views { addSubview(view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let superview { frame = superview.bounds }
    let keyboard = RunningApp.current[PicturedKeyboard.self].height
    var bottom = bounds.maxY - max(window?.safeAreaInsets.bottom ?? 0, keyboard)
    for view in subviews.reversed() {
      view.translatesAutoresizingMaskIntoConstraints = true
      let height = height(of: view)
      bottom -= height
      view.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: height)
    }
  }

  private func height(of view: UIView) -> CGFloat {
    if view.bounds.height > 0 { return view.bounds.height }
    let fitting = view.systemLayoutSizeFitting(CGSize(width: bounds.width, height: 0)).height
    return fitting > 0 ? fitting : view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
  }

  /// Touches beside what it shows are not for it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension UIResponder {
  /// What the nearest responder has, from this one outwards.
  fileprivate func inAChain(_ view: (UIResponder) -> UIView?) -> UIView? {
    var asked: Set<ObjectIdentifier> = []
    var next: UIResponder? = self
    while let current = next, asked.insert(ObjectIdentifier(current)).inserted {
      if let found = view(current) { return found }
      next = current.next
    }
    return nil
  }
}
