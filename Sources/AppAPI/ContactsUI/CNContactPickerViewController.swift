import AppHost
import AppResources
@_exported import Contacts
@_exported import UIKit

/// Is told which contact a person chose.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Takes in that none was chosen.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Takes in the contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Takes in several contacts.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// Lets a person choose a contact; there is none on a first launch.
open class CNContactPickerViewController: UIViewController {
  /// Who is told.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The parts of a contact that are shown.
  public var displayedPropertyKeys: [String]?
  /// Which contacts can be chosen.
  public var predicateForEnablingContact: NSPredicate?
  private let bar = UINavigationBar()
  private let message = UILabel()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: String(system: .contacts))
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    bar.items = [item]
    message.text = String(system: .noContacts)
    message.textAlignment = .center
    view.addSubview(bar)
    view.addSubview(message)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
    message.frame = CGRect(x: 0, y: view.bounds.midY - 22, width: view.bounds.width, height: 44)
  }

  private func cancel() {
    dismiss(animated: true)
    delegate?.contactPickerDidCancel(self)
  }
}
