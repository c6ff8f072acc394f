import AccessibilityModel
import AppHost

/// A control that leads to an address.
///
/// - Source: Behaviour 3.4
public struct Link<Label: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let destination: URL
  let label: Label
}

extension Link: View {
  /// The label as a button that opens the address, and is a link too.
  public var body: some View {
    LinkButton(destination: destination, label: label)
  }

  /// Makes a link with a label of views.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }
}

extension Link where Label == Text {
  /// Makes a link with words from the app's own language files.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey))
  }

  /// Makes a link with words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: Text(title))
  }
}

/// Opens addresses, for links and for an app's own code.
///
///     @Environment(\.openURL) private var openURL
public struct OpenURLAction {
  /// What came of an attempt to open an address.
  public struct Result: Hashable, Sendable {
    private enum Kind: Hashable { case handled, discarded, system }

    private let kind: Kind
    let url: URL?

    /// The app has opened it.
    public static let handled = Result(kind: .handled, url: nil)
    /// It is not to be opened.
    public static let discarded = Result(kind: .discarded, url: nil)
    /// The system is to open it.
    public static let systemAction = Result(kind: .system, url: nil)

    /// The system is to open another address in its place.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system, url: url) }

    var leavesItToTheSystem: Bool { kind == .system }
  }

  private let handler: (URL) -> Result

  /// Makes an action that an app carries out itself.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address; one that is left to the system is told as a diagnostic, for there is no other app here.
  @MainActor
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens an address, and tells whether it was opened: by the app itself, for there is no other app here.
  @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    let result = handler(url)
    completion(result == .handled)
    guard result.leavesItToTheSystem else { return }
    RunningApp.current.report(
      Diagnostic("The app opens \(result.url ?? url), which needs another app. Nothing is opened here."))
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// The control of a link.
struct LinkButton<Label: View>: View {
  @Environment(\.openURL) private var openURL
  let destination: URL
  let label: Label

  init(destination: URL, label: Label) {
    self.destination = destination
    self.label = label
  }

  var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .kind(.link)
    .accessibilityAddTraits(.isLink)
  }
}
