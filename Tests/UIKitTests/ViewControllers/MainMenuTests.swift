import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("The main menu, to which apps add commands", .timeLimit(.minutes(10)))
struct MainMenuTests {
  /// An app whose delegate adds commands, some for itself and some for its first screen.
  private final class KennelApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []
    var isOpen = true
    var offersMore = false
    var check: (@MainActor (any UIMenuBuilder) -> Void)?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Yard(self)
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system === UIMenuSystem.main else { return }
      if let check { return check(builder) }
      func command(_ title: String, _ key: String, _ action: Selector) -> UIKeyCommand {
        UIKeyCommand(title: title, action: action, input: key, modifierFlags: .command)
      }
      let new = command("New Dog", "n", Selector(KennelApp.newDog, "newDog"))
      let walk = command("Walk", "j", Selector(Yard.walk, "walk"))
      let groom = command("Groom", "g", Selector(Salon.groom, "groom"))
      builder.insertChild(UIMenu(options: .displayInline, children: [new]), atStartOfMenu: .file)
      builder.insertSibling(UIMenu(title: "Dogs", children: [walk, groom]), afterMenu: .view)
      if offersMore {
        builder.replaceChildren(ofMenu: .help) { $0 + [command("Ask", "k", Selector(KennelApp.ask, "ask"))] }
      }
    }

    override func validate(_ command: UICommand) {
      if command.title == "New Dog" { command.attributes = isOpen ? [] : .disabled }
    }

    func newDog() { log.append("new") }
    func ask() { log.append("ask") }
  }

  private final class Yard: UIViewController {
    private weak var app: KennelApp?

    init(_ app: KennelApp) {
      self.app = app
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(title: "Bark", action: Selector(Yard.bark), input: "b", modifierFlags: .command)]
    }
    func walk() { app?.log.append("walk") }
    func bark() { app?.log.append("bark") }
  }

  private final class Salon: UIViewController {
    func groom() { Issue.record("Nobody grooms here.") }
  }

  @Test(
    "FK9: the keys of commands that the delegate adds are listed behind those of the screen, and do what they say"
  )
  func commands() async throws {
    let app = KennelApp()
    try await hosting(app: app) { screen in
      // Nobody on the screen grooms.
      #expect(
        try await screen.keyboard.shortcuts == ["Bark: Command B", "New Dog: Command N", "Walk: Command J"])
      try await screen.keyboard.press("command-n", "command-j", "command-b")
      #expect(app.log == ["new", "walk", "bark"])
      try await screen.keyboard.press("command-g")
      #expect(app.log.count == 3)
    }
  }

  @Test(
    "FK9: a command that whoever carries it out turns off is neither listed nor done, and menus are built anew"
  )
  func validation() async throws {
    let app = KennelApp()
    app.isOpen = false
    try await hosting(app: app) { screen in
      #expect(try await screen.keyboard.shortcuts == ["Bark: Command B", "Walk: Command J"])
      app.isOpen = true
      UIMenuSystem.main.setNeedsRevalidate()
      #expect(try await screen.keyboard.shortcuts.contains("New Dog: Command N"))
      app.offersMore = true
      #expect(try await !screen.keyboard.shortcuts.contains("Ask: Command K"))
      UIMenuSystem.main.setNeedsRebuild()
      try await screen.keyboard.press("command-k")
      #expect(app.log == ["ask"])
    }
  }

  @Test("Menus are added before and behind others, first and last inside, replaced, and taken away")
  func building() async throws {
    var isChecked = false
    let app = KennelApp()
    app.check = { builder in
      Self.checkBuilding(builder)
      isChecked = true
    }
    try await hosting(app: app) { screen in
      let shortcuts = try await screen.keyboard.shortcuts
      #expect(shortcuts == ["Bark: Command B"])
    }
    #expect(isChecked)
  }

  private static func checkBuilding(_ builder: any UIMenuBuilder) {
    func own(_ title: String) -> UIMenu { UIMenu(title: title, identifier: UIMenu.Identifier(title)) }
    func titles(_ identifier: UIMenu.Identifier) -> [String] {
      builder.menu(for: identifier)?.children.map(\.title).filter { !$0.isEmpty } ?? ["none"]
    }
    builder.insertChild(own("first"), atStartOfMenu: .edit)
    builder.insertChild(own("last"), atEndOfMenu: .edit)
    builder.insertSibling(own("before"), beforeMenu: .find)
    builder.insertSibling(own("behind"), afterMenu: .find)
    #expect(titles(.edit) == ["first", "before", "behind", "last"])
    builder.remove(menu: .edit)
    #expect(titles(.edit) == ["none"] && builder.menu(for: .find) == nil)
    builder.replace(menu: .help, with: own("aid"))
    #expect(titles(.root) == ["aid"] && builder.menu(for: .help) == nil)
    let action = UIAction(title: "Feed", identifier: UIAction.Identifier("feed")) { _ in }
    let command = UICommand(title: "Call", action: Selector(Yard.walk, "walk"), propertyList: "Rex")
    builder.replaceChildren(ofMenu: .file) { _ in [action, command] }
    #expect(titles(.file) == ["Feed", "Call"])
    #expect(builder.action(for: UIAction.Identifier("feed")) === action)
    #expect(builder.command(for: Selector(Yard.walk, "walk"), propertyList: "Rex") === command)
    #expect(builder.command(for: Selector(Yard.walk, "walk")) == nil)
    builder.insertChild(own("late"), atEndOfMenu: .root)
    #expect(titles(.root) == ["aid", "late"])
    // A menu that is not there changes nothing.
    builder.insertSibling(own("lost"), afterMenu: .edit)
    #expect(titles(.root) == ["aid", "late"])
  }
}
