@_exported import UIKit

/// How writing a message ended.
public enum MFMailComposeResult: Int, Sendable {
  /// Given up, kept, sent, or it could not be sent.
  case cancelled, saved, sent, failed
}

/// Is told how writing a mail ended.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Takes in how it ended.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

/// Writes a mail; without an account none can be sent, which apps ask first.
open class MFMailComposeViewController: UINavigationController {
  /// Who is told.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// False: nobody has an account here.
  open class func canSendMail() -> Bool { false }
  /// Writes what it is about.
  open func setSubject(_ subject: String) {}
  /// Writes whom it goes to.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Writes who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Writes who gets a copy that the others do not know of.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Writes the mail.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

  /// Leaves at once, as the system does where there is no account.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let mailComposeDelegate {
      mailComposeDelegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    } else {
      dismiss(animated: true)
    }
  }
}

/// How writing a text message ended.
public enum MessageComposeResult: Int, Sendable {
  /// Given up, sent, or it could not be sent.
  case cancelled, sent, failed
}

/// Is told how writing a text message ended.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Takes in how it ended.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Writes a text message; without an account none can be sent, which apps ask first.
open class MFMessageComposeViewController: UINavigationController {
  /// Who is told.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Whom it goes to.
  public var recipients: [String]?
  /// The message.
  public var body: String?
  /// What it is about.
  public var subject: String?

  /// False: nobody has an account here.
  open class func canSendText() -> Bool { false }
  /// False: nobody has an account here.
  open class func canSendAttachments() -> Bool { false }
  /// False: nobody has an account here.
  open class func canSendSubject() -> Bool { false }

  /// Leaves at once, as the system does where there is no account.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let messageComposeDelegate {
      messageComposeDelegate.messageComposeViewController(self, didFinishWith: .cancelled)
    } else {
      dismiss(animated: true)
    }
  }
}
