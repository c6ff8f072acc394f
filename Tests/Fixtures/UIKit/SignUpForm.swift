import UIKit

/// Name, e-mail and password, checked when the person taps "Create Account".
class SignUpViewController: UIViewController {

  private let scrollView: UIScrollView = {
    let view = UIScrollView()
    view.keyboardDismissMode = .onDrag
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  private let titleLabel: UILabel = {
    let label = UILabel()
    label.text = "Create your account"
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.accessibilityTraits.insert(.header)
    return label
  }()

  private let introLabel: UILabel = {
    let label = UILabel()
    label.text = "It takes less than a minute. You can change everything later."
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    return label
  }()

  private let emailField = FormField(title: "Email")
  private let passwordField = FormField(title: "Password")

  private let termsSwitch = UISwitch()
  private let termsLabel: UILabel = {
    let label = UILabel()
    label.text = "I accept the terms"
    label.numberOfLines = 0
    label.isAccessibilityElement = false
    return label
  }()

  private lazy var submitButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Create Account"
    configuration.buttonSize = .large
    return UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.submit() })
  }()

  private lazy var signInButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Already have an account? Sign in", for: .normal)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    emailField.textField.placeholder = "you@example.com"
    emailField.textField.keyboardType = .emailAddress
    emailField.textField.textContentType = .emailAddress
    emailField.textField.autocapitalizationType = .none
    emailField.textField.returnKeyType = .next
    emailField.textField.delegate = self

    passwordField.textField.isSecureTextEntry = true
    passwordField.textField.textContentType = .newPassword
    passwordField.textField.returnKeyType = .done
    passwordField.textField.delegate = self

    termsSwitch.accessibilityLabel = termsLabel.text

    let termsRow = UIStackView(arrangedSubviews: [termsLabel, termsSwitch])
    termsRow.alignment = .center
    termsRow.spacing = 8

    let stack = UIStackView(arrangedSubviews: [
      titleLabel, introLabel, emailField, passwordField, termsRow, submitButton, signInButton,
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.setCustomSpacing(32, after: introLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false

    view.addSubview(scrollView)
    scrollView.addSubview(stack)

    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),

      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),

      submitButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
  }

  private func submit() {
    view.endEditing(true)
    let email = emailField.textField.text ?? ""
    emailField.error = email.contains("@") ? nil : "Enter an email address, such as you@example.com."
    let password = passwordField.textField.text ?? ""
    passwordField.error = password.count >= 8 ? nil : "Use at least 8 characters."

    guard let first = [emailField, passwordField].first(where: { $0.error != nil }) else {
      UIAccessibility.post(notification: .announcement, argument: "Account created")
      submitButton.isEnabled = false
      return
    }
    UIAccessibility.post(notification: .layoutChanged, argument: first.textField)
  }
}

extension SignUpViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === emailField.textField {
      passwordField.textField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}

/// A title above a text field, with space for a message about what is wrong.
private final class FormField: UIView {

  let textField = UITextField()
  private let titleLabel = UILabel()
  private let errorLabel = UILabel()

  var error: String? {
    didSet {
      errorLabel.text = error
      errorLabel.isHidden = error == nil
      textField.accessibilityHint = error
      textField.layer.borderColor = error == nil ? nil : UIColor.systemRed.cgColor
      guard let error, error != oldValue else { return }
      UIAccessibility.post(notification: .announcement, argument: error)
    }
  }

  init(title: String) {
    super.init(frame: .zero)

    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.isAccessibilityElement = false

    textField.borderStyle = .roundedRect
    textField.clearButtonMode = .whileEditing
    textField.font = .preferredFont(forTextStyle: .body)
    textField.accessibilityLabel = title

    errorLabel.textColor = .systemRed
    errorLabel.font = .preferredFont(forTextStyle: .footnote)
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true

    let stack = UIStackView(arrangedSubviews: [titleLabel, textField, errorLabel])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

#Preview {
  SignUpViewController()
}
