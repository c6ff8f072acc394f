import AppHost

/// A whole app: what it shows in its windows.
///
///     struct KennelApp: App {
///       var body: some Scene { WindowGroup { DogList() } }
///     }
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's windows.
  associatedtype Body: Scene

  /// The windows of the app.
  @SceneBuilder var body: Body { get }

  /// Makes the app.
  init()
}

extension App {
  /// Says how the app can be heard: on this system there is no screen for it to run on by itself.
  public static func main() {
    let line = "\(Self.self) has no screen here. Hear it with: earshot hear FILE.swift\n"
    FileHandle.standardError.write(Data(line.utf8))
    exit(2)
  }
}

/// Makes the delegate of the app as a whole, which is told how the app fares.
///
///     @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Makes the delegate by its `init()`; it hears that the app has started.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    guard let made = delegateType.make(byItsClass: 0) as? DelegateType else {
      fatalError("\(delegateType) was not made by its own init().")
    }
    wrappedValue = made
    AdaptedDelegate.start(made)
  }
}

extension NSObject {
  /// Makes an object through whichever class it is called on.
  @_silgen_name("earshot_NSObject_madeByItsClass")
  fileprivate convenience init(madeByItsClass unused: Int) {
    self.init()
  }

  /// Makes an object of a class that is known only when the program runs; `UITableViewCell` tells how.
  @_silgen_name("earshot_NSObject_madeByItsClass")
  fileprivate static func make(byItsClass unused: Int) -> NSObject
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the values of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// Holds the delegate of the app that runs, for nothing else does.
@MainActor
final class AdaptedDelegate: AppStateKey {
  private var delegate: (any UIApplicationDelegate)?

  static func initialValue(in host: RunningApp) -> AdaptedDelegate { AdaptedDelegate() }

  /// Makes an object the delegate of the app that runs.
  static func start(_ delegate: any UIApplicationDelegate) {
    RunningApp.current[AdaptedDelegate.self].delegate = delegate
    let application = UIApplication.shared
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
  }
}
