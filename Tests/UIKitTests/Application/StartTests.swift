import EarshotTesting
import Testing
import TreeFormat
import UIKit

/// A screen with two labels that does something once it appears.
@MainActor
private final class StartingKennel: UIViewController {
  let first = UILabel(frame: CGRect(x: 16, y: 100, width: 200, height: 20))
  let second = UILabel(frame: CGRect(x: 16, y: 140, width: 200, height: 20))
  private let appears: @MainActor (StartingKennel) -> Void

  init(_ appears: @escaping @MainActor (StartingKennel) -> Void) {
    self.appears = appears
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    first.text = "Bailey"
    second.text = "Layla"
    view.addSubview(first)
    view.addSubview(second)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appears(self)
  }
}

/// An app that notes what it finds on when its first code runs, and shows it.
@MainActor
private final class StatusApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let made = StatusApp.found

  static var found: String {
    let answers = [
      ("VoiceOver", UIAccessibility.isVoiceOverRunning),
      ("Switch Control", UIAccessibility.isSwitchControlRunning),
      ("AssistiveTouch", UIAccessibility.isAssistiveTouchRunning),
      ("Speak Selection", UIAccessibility.isSpeakSelectionEnabled),
      ("Reduce Motion", UIAccessibility.isReduceMotionEnabled),
      ("shaking", UIAccessibility.isShakeToUndoEnabled),
    ]
    return answers.filter(\.1).map(\.0).joined(separator: ", ")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let label = UILabel(frame: CGRect(x: 16, y: 100, width: 300, height: 20))
    label.text = made == StatusApp.found ? made : "\(made); then \(StatusApp.found)"
    let controller = UIViewController()
    controller.view.addSubview(label)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

@Suite("What an app does while it starts", .timeLimit(.minutes(10)))
@MainActor
struct StartTests {
  private static func announce(_ words: String, _ priority: UIAccessibilityPriority = .default) {
    let text = NSAttributedString(
      string: words, attributes: [.accessibilitySpeechAnnouncementPriority: priority])
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  @Test("Z4: what viewDidAppear announces is cut at once by the first screen, and told so")
  func announcement() async throws {
    try await hosting(StartingKennel { _ in Self.announce("Welcome") }) { screen in
      #expect(screen.unheard == ["Welcome; cut off at once by \"Bailey\""])
      #expect(screen.focused?.label?.string == "Bailey")
      try await screen.advance(by: .seconds(5))
      #expect(screen.heard == ["Bailey"])
    }
    try await hosting(
      StartingKennel { _ in Self.announce("Welcome") }, rules: ["announcement.atStart": "heard"]
    ) { screen in
      try await screen.advance(by: .seconds(5))
      #expect(screen.heard == ["Welcome", "Bailey"])
      #expect(screen.unheard == [])
    }
  }

  @Test("Z4: an urgent announcement is heard to its end before the first screen, a patient one behind it")
  func priorities() async throws {
    let controller = StartingKennel { _ in
      Self.announce("Later", .low)
      Self.announce("Urgent", .high)
    }
    try await hosting(controller) { screen in
      #expect(screen.heard == ["Urgent"])
      try await screen.advance(by: .seconds(10))
      #expect(screen.heard == ["Urgent", "Bailey", "Later"])
      #expect(screen.unheard == [])
    }
  }

  @Test("Z4: an announcement a while after the screen appeared is heard in full")
  func later() async throws {
    let controller = StartingKennel { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { Self.announce("Welcome") }
    }
    try await hosting(controller) { screen in
      try await screen.advance(by: .seconds(5))
      #expect(screen.heard == ["Bailey", "Welcome"])
    }
  }

  @Test(
    "Z4: screenChanged and layoutChanged with an element lead the cursor there on the first screen",
    arguments: [UIAccessibility.Notification.screenChanged, .layoutChanged])
  func element(notification: UIAccessibility.Notification) async throws {
    let controller = StartingKennel { UIAccessibility.post(notification: notification, argument: $0.second) }
    try await hosting(controller) { screen in
      #expect(screen.focused?.label?.string == "Layla")
      #expect(screen.heard == ["Layla"])
      #expect(screen.unheard == [])
      try await screen.voiceOver.flickLeft()
      #expect(screen.lastHeard == ["Bailey"])
    }
  }

  @Test("Z14: technologies that are on are on before the app's first code runs, others are off")
  func technologies() async throws {
    try await hosting(app: StatusApp()) { screen in
      #expect(screen.heard == ["VoiceOver, shaking"])
    }
    try await hosting(app: StatusApp(), startsVoiceOver: false) { screen in
      #expect(screen.heard == [])
      try await screen.voiceOver.turnOn()
      #expect(screen.heard == ["shaking"])
    }
    let others: [any ListedTechnology.Type] = [SwitchControl.self, AssistiveTouch.self]
    try await hosting(app: StatusApp(), technologies: others) { screen in
      #expect(screen.heard == ["VoiceOver, Switch Control, AssistiveTouch, shaking"])
      #expect(await screen.switchControl.isOn)
      try await screen.switchControl.turnOff()
      #expect(!UIAccessibility.isSwitchControlRunning)
      #expect(UIAccessibility.isAssistiveTouchRunning)
    }
    try await hosting(app: StatusApp(), startsVoiceOver: false, technologies: others) { screen in
      let first = screen.tree.stops.first { _ in true }.flatMap { screen.tree[$0] }
      #expect(first?.label?.string == "Switch Control, AssistiveTouch, shaking")
    }
  }

  @Test("A setting is as the person has it before the app's first code runs")
  func settings() async throws {
    let environment = LaunchOptions(
      settings: ["reduceMotion": true, "shakeToUndo": false, "speakSelection": true])
    try await hosting(app: StatusApp(), environment: environment) { screen in
      #expect(screen.heard == ["VoiceOver, Speak Selection, Reduce Motion"])
    }
    #expect(Set(LaunchOptions.settingNames) == Set(AccessibilitySetting.allCases.map(\.rawValue)))
    #expect(LaunchOptions.settingNames == Screen.Setting.allCases.map(\.rawValue))
  }

  @Test("What the app builds up before its screen is there is met as it is then, at its first stop")
  func builtUp() async throws {
    let controller = StartingKennel { controller in
      DispatchQueue.main.async {
        let title = UILabel(frame: CGRect(x: 16, y: 60, width: 200, height: 20))
        title.text = "Kennel"
        controller.view.addSubview(title)
      }
    }
    try await hosting(controller) { screen in
      #expect(screen.heard == ["Kennel"])
      #expect(screen.unheard == [])
    }
  }
}
