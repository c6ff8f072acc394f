import AppHost
import AppResources
import UIKit

/// A button by which a person signs in, with words of the system.
open class ASAuthorizationAppleIDButton: UIControl {
  /// What stands on it.
  public enum ButtonType: Int, Sendable {
    /// For a person who has an account, for one who has none, or for both.
    case signIn, `continue`, signUp
    /// As for a person who has an account.
    public static let `default` = ButtonType.signIn
  }

  /// Its colours.
  public enum Style: Int, Sendable {
    /// White, white with an edge, or black.
    case white, whiteOutline, black
  }

  private let type: ButtonType
  private let words = UILabel()
  /// How round its corners are.
  open var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }

  /// Makes a button.
  public init(type: ButtonType, style: Style) {
    self.type = type
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    words.text = title
    words.textAlignment = .center
    words.textColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    addSubview(words)
  }

  /// Makes a black button for a person who has an account.
  public convenience init() { self.init(type: .default, style: .black) }

  /// Makes a black button for a person who has an account.
  public convenience override init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  /// Makes a button; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    type = .default
    super.init(coder: coder)
  }

  private var title: String {
    switch type {
    case .signIn: String(system: .signInWithApple)
    case .continue: String(system: .continueWithApple)
    case .signUp: String(system: .signUpWithApple)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    words.frame = bounds
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  /// True unless it is set otherwise.
  open override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What is set, else the words on it.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  /// A button.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }
}
