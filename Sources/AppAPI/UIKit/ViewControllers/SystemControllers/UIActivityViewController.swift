import Foundation

/// Offers what can be done with something: an app's own activities, and keeping a text for pasting.
///
/// A `UIActivityItemSource` among the things is shown and offered by its placeholder, and asked for the thing itself
/// once an activity was chosen.
///
///     let share = UIActivityViewController(activityItems: [dog.name], applicationActivities: nil)
///     present(share, animated: true)
open class UIActivityViewController: UIViewController {
  /// Called when a person chose an activity, or none.
  public typealias CompletionWithItemsHandler =
    @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let items: [Any]
  private let activities: [UIActivity]

  /// Makes an offer for some things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes an offer for nothing; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    items = []
    activities = []
    super.init(coder: coder)
  }

  /// Called when a person chose an activity, or none.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// True where the app may show the offer without a person's asking for it.
  open var allowsProminentActivity = true

  /// Makes a list of what can be done, below the names of the things.
  open override func loadView() {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    if let words = Self.words(of: placeholders).first {
      let label = UILabel()
      label.text = words
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
    }
    for activity in offered {
      stack.addArrangedSubview(
        button(activity.activityTitle ?? "") { [weak self] in
          self?.run(activity)
        })
    }
    if offersCopying {
      stack.addArrangedSubview(button(String(system: .copy)) { [weak self] in self?.copyItems() })
    }
    stack.addArrangedSubview(button(String(system: .close)) { [weak self] in self?.end(nil, false) })
    let root = UIView(frame: UIScreen.main.bounds)
    root.backgroundColor = .secondarySystemBackground
    root.addSubview(stack)
    let guide = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
    view = root
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(configuration: .gray(), primaryAction: UIAction(title: title) { _ in action() })
  }

  /// The things, with what stands for those that are not there yet.
  private var placeholders: [Any] {
    items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
  }

  /// The things as they are for an activity.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// The texts and addresses among some things.
  private static func words(of items: [Any]) -> [String] {
    items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
  }

  private var offersCopying: Bool {
    !Self.words(of: placeholders).isEmpty && excludedActivityTypes?.contains(.copyToPasteboard) != true
  }

  private var offered: [UIActivity] {
    let items = placeholders
    return activities.filter { activity in
      activity.canPerform(withActivityItems: items)
        && activity.activityType.map { excludedActivityTypes?.contains($0) != true } ?? true
    }
  }

  private func run(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.perform()
    end(activity.activityType, true)
  }

  private func copyItems() {
    UIPasteboard.general.strings = Self.words(of: items(for: .copyToPasteboard))
    end(.copyToPasteboard, true)
  }

  private func end(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
    let handler = completionWithItemsHandler
    presentingViewController?.dismiss(animated: true) { handler?(type, isDone, nil, nil) }
  }
}

/// Something of an app's own that can be done with things.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// Names an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Keeping for pasting.
    public static let copyToPasteboard = Self("CopyToPasteboard")
    /// Sending to a device nearby.
    public static let airDrop = Self("AirDrop")
    /// Sending a letter.
    public static let mail = Self("Mail")
    /// Sending a message.
    public static let message = Self("Message")
    /// Printing.
    public static let print = Self("Print")
    /// Adding to a list for reading.
    public static let addToReadingList = Self("AddToReadingList")
    /// Giving to a person of the address book.
    public static let assignToContact = Self("AssignToContact")
    /// Keeping among the pictures.
    public static let saveToCameraRoll = Self("SaveToCameraRoll")
    /// Opening in an app for books.
    public static let openInIBooks = Self("OpenInIBooks")
    /// Making a PDF to write on.
    public static let markupAsPDF = Self("MarkupAsPDF")
    /// Posting on Facebook.
    public static let postToFacebook = Self("PostToFacebook")
    /// Posting on Twitter.
    public static let postToTwitter = Self("PostToTwitter")
    /// Posting on Weibo.
    public static let postToWeibo = Self("PostToWeibo")
    /// Posting on Vimeo.
    public static let postToVimeo = Self("PostToVimeo")
    /// Posting on Flickr.
    public static let postToFlickr = Self("PostToFlickr")
    /// Posting on Tencent Weibo.
    public static let postToTencentWeibo = Self("PostToTencentWeibo")
  }

  /// Makes an activity.
  public override init() {
    super.init()
  }

  /// Its name among others.
  open var activityType: ActivityType? { nil }
  /// What is shown and spoken for it.
  open var activityTitle: String? { nil }
  /// Its picture.
  open var activityImage: UIImage? { nil }
  /// Whether it can be done with some things.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the things.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it.
  open func perform() {}
  /// Tells that it was done, or not.
  open func activityDidFinish(_ completed: Bool) {}
}
