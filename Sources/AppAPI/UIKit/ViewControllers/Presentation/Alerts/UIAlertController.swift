import Foundation

/// Asks or tells a person something that has to be answered first.
///
///     let alert = UIAlertController(title: "Delete Bailey?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     present(alert, animated: true)
///
/// - Source: Behaviour 1.5.3, 3.4
open class UIAlertController: UIViewController {
  /// Where the question stands.
  public enum Style: Int, Sendable {
    /// At the lower edge.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// Where the question stands.
  public private(set) var preferredStyle = Style.actionSheet
  /// The answers, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  private var board: AlertView? { viewIfLoaded as? AlertView }

  /// Makes a question.
  ///
  /// - Parameters:
  ///   - title: The question, in a few words.
  ///   - message: What there is to know.
  ///   - preferredStyle: Where it stands.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The question, in a few words.
  open override var title: String? {
    didSet { board?.update() }
  }

  /// What there is to know.
  open var message: String? {
    didSet { board?.update() }
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      report(.twoCancelActions(in: title ?? message ?? ""))
      action.style = .default
    }
    actions.append(action)
    action.button.choose = { [weak self, weak action] in
      if let action { self?.choose(action) }
    }
    board?.update()
  }

  /// The fields between message and answers; none on an action sheet.
  open private(set) var textFields: [UITextField]?

  /// Adds a field; only a question in the middle of the screen has space for one.
  ///
  /// - Parameter configurationHandler: Sets the field up.
  @preconcurrency
  open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return report(.fieldOnSheet(title ?? message ?? "")) }
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    board?.update()
  }

  /// The answer that most people will choose; the return key chooses it.
  open var preferredAction: UIAlertAction?

  /// How severe what is told is; nothing depends on it.
  open var severity = UIAlertControllerSeverity.default

  /// The answers as they are met: the one that leaves everything as it was stands first of two, else last.
  var arrangedActions: [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return isInRow ? cancel + others : others + cancel
  }

  /// True where two answers stand side by side.
  var isInRow: Bool { preferredStyle == .alert && actions.count == 2 }

  /// Makes the board that shows question and answers.
  open override func loadView() {
    view = AlertView(self)
  }

  /// Notes where there is no way out.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if actions.isEmpty { report(.noActions(in: title ?? message ?? "")) }
  }

  private func choose(_ action: UIAlertAction) {
    guard let presenter = presentingViewController else { return action.perform() }
    presenter.dismiss(animated: false)
    action.perform()
  }

  /// Chooses the answer that stands out; false where none does.
  func choosePreferred() -> Bool {
    guard let preferredAction, preferredAction.isEnabled, actions.contains(where: { $0 === preferredAction })
    else { return false }
    choose(preferredAction)
    return true
  }

  /// Chooses the answer that leaves everything as it was, where there is one.
  ///
  /// - Source: Behaviour 3.4
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }), cancel.isEnabled else { return false }
    choose(cancel)
    return true
  }
}

/// How severe what an alert tells is.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// It needs attention.
  case critical = 1
}
