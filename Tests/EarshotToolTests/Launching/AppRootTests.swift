import Foundation
import Testing

extension LiveTests {
  @Suite("The app itself")
  struct AppRootTests {
    private static let app = #"""
      import SwiftUI
      @main struct KennelApp: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        @AppStorage("visits") private var visits = 0
        @AppStorage("loud") private var isLoud = false
        var body: some Scene {
          WindowGroup {
            Text(verbatim: "visits \(visits), loud \(isLoud)")
            Text(verbatim: Delegate.words)
            DogList()
          }
        }
      }
      final class Delegate: NSObject, UIApplicationDelegate {
        nonisolated(unsafe) static var words = "not launched"
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          UserDefaults.standard.set("kept", forKey: "memory")
          let arguments = ProcessInfo.processInfo.arguments.dropFirst().joined(separator: " ")
          Self.words = "arguments \(arguments), mode \(ProcessInfo.processInfo.environment["MODE"] ?? "none")"
          return true
        }
      }
      """#
    private static let list = #"""
      import SwiftUI
      struct DogList: View {
        @State private var words = "loading"
        private var memory: String { UserDefaults.standard.string(forKey: "memory") ?? "no memory" }
        var body: some View {
          Text(words).task { words = await Self.load() }
          Text(memory)
        }
        static func load() async -> String {
          guard let url = URL(string: "https://example.org/dogs?page=1") else { return "" }
          do {
            let (data, response) = try await URLSession(configuration: .ephemeral).data(from: url)
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            return "\(status) " + String(decoding: data, as: UTF8.self)
          } catch {
            return (error as? URLError)?.code == .notConnectedToInternet ? "offline" : "\(error)"
          }
        }
      }
      #Preview("List") { DogList() }
      """#

    private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
      try TemporaryFolder(["App.swift": Self.app, "List.swift": Self.list].merging(files) { $1 })
    }

    private func hear(_ options: String..., in folder: TemporaryFolder) throws -> ToolRun {
      try ToolRun(
        arguments: ["hear", "App.swift", "List.swift", "--format", "captions"] + options, in: folder)
    }

    @Test("B11: the app is heard first, then its previews, which find nothing of what the app stored")
    func both() throws {
      let folder = try folder()
      let run = try hear(in: folder)
      #expect(run.errors == "")
      #expect(
        run.output == "visits 0, loud false\narguments , mode none\noffline\nkept\noffline\nno memory\n")
      #expect(try hear(in: folder).output == run.output)
      let app = try hear("--app", in: folder)
      #expect(app.output == "visits 0, loud false\narguments , mode none\noffline\nkept\n")
      #expect(try hear("--preview", "KennelApp", in: folder).output == app.output)
      #expect(try hear("--previews", in: folder).output == "offline\nno memory\n")
    }

    @Test("Arguments, variables and settings reach the app")
    func surroundings() throws {
      let run = try hear(
        "--app", "--launch-argument", "-loud", "--launch-argument", "YES", "--environment", "MODE=test=1",
        "--defaults", "visits=7", in: try folder())
      #expect(run.errors == "")
      #expect(
        run.output == "visits 7, loud true\narguments -loud YES, mode test=1\noffline\nkept\n")
    }

    @Test("A request is answered from a folder, by its index or its path; others fail as without a network")
    func responses() throws {
      let index = """
        {"format": "earshot-responses", "version": 1, "responses": [
          {"url": "https://example.org/dogs*", "status": 203, "file": "all.txt"}]}
        """
      let folder = try folder([
        "paths/example.org/dogs": "Bailey", "index/responses.json": index, "index/all.txt": "Luna",
        "other/example.org/cats": "Tom",
      ])
      func heard(_ name: String) throws -> String {
        try hear("--previews", "--responses", name, in: folder).output
      }
      #expect(try heard("paths") == "200 Bailey\nno memory\n")
      #expect(try heard("index") == "203 Luna\nno memory\n")
      #expect(try heard("other") == "offline\nno memory\n")
    }

    @Test("What wants a single screen takes the app itself")
    func single() throws {
      let folder = try folder(["talk.drive": "right\n"])
      let run = try ToolRun("drive", "App.swift", "List.swift", "talk.drive", in: folder)
      #expect(run.errors == "")
      #expect(run.output.contains("arguments , mode none"))
      let tree = try ToolRun("tree", "App.swift", "List.swift", "--app", in: folder)
      #expect(tree.output.hasPrefix("KennelApp:\n"))
      #expect(!tree.output.contains("List:"))
    }

    @Test(
      "An app that traps or hangs as it starts is named, and its previews are heard",
      arguments: [
        ("fatalError(\"no kennel\")", "trapped: App.swift:4: Fatal error: no kennel."),
        ("while true {}", "did not answer within 1 s."),
      ])
    func failing(code: String, message: String) throws {
      let app = """
        import SwiftUI
        @main struct KennelApp: App {
          init() {
            \(code)
          }
          var body: some Scene { WindowGroup { DogList() } }
        }
        """
      let run = try hear("--timeout", "1", in: try folder(["App.swift": app]))
      #expect(run.lastError.hasPrefix("earshot: \"KennelApp\" (App.swift:2) \(message)"), "\(run.errors)")
      #expect(run.output == "offline\nno memory\n")
      #expect(run.status == 1)
    }

    @Test(
      "A scene is shown by the class that Info.plist names, or by that of the app's delegate",
      arguments: [true, false])
    func scenes(isListed: Bool) throws {
      let choice = """
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          configuration.delegateClass = Second.self
          return configuration
        }
        """
      let code = """
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          \(isListed ? "" : choice)
        }
        class First: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          var words: String { "first" }
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            let label = UILabel()
            label.text = words
            let controller = UIViewController()
            controller.view = label
            window = UIWindow(windowScene: scene)
            window?.rootViewController = controller
            window?.makeKeyAndVisible()
          }
        }
        final class Second: First { override var words: String { "second" } }
        """
      let list = """
        <?xml version="1.0"?><plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
        <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).Second</string>
        </dict></array></dict></dict></dict></plist>
        """
      let folder = try TemporaryFolder(["Kennel/App.swift": code, "Kennel/Info.plist": isListed ? list : "x"])
      let run = try ToolRun("hear", "Kennel", "--format", "captions", in: folder)
      #expect(run.errors == "")
      #expect(run.output == "second\n")
    }

    @Test("A window that the app's delegate shows itself needs no scene")
    func window() throws {
      let code = """
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            let label = UILabel()
            label.text = "own window"
            let controller = UIViewController()
            controller.view = label
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = controller
            window?.makeKeyAndVisible()
            return true
          }
        }
        """
      let run = try ToolRun(
        "hear", "App.swift", "--format", "captions", in: try TemporaryFolder(["App.swift": code]))
      #expect(run.errors == "")
      #expect(run.output == "own window\n")
    }

    @Test(
      "What the app cannot be given is one line with status 2",
      arguments: [
        (["--defaults", "visits"], "--defaults visits has no value. Write --defaults KEY=VALUE."),
        (["--environment", "=1"], "--environment =1 has no value. Write --environment KEY=VALUE."),
        (["--responses", "nowhere"], "--responses nowhere is no folder."),
        (["--responses", "bad"], "bad/responses.json: Cannot read"),
        (["--responses", "gone"], "gone/responses.json names dogs.json, which is not there."),
        (["--app", "--previews"], "Both --app and --previews."),
        (["--app"], "No app in List.swift: no type with @main. Leave --app out to hear the previews."),
      ])
    func wrong(options: [String], message: String) throws {
      let entry = "{\"url\": \"*\", \"file\": \"dogs.json\"}"
      let folder = try TemporaryFolder([
        "List.swift": "import SwiftUI\n#Preview { Text(\"one\") }", "bad/responses.json": "nonsense",
        "gone/responses.json":
          "{\"format\": \"earshot-responses\", \"version\": 1, \"responses\": [\(entry)]}",
      ])
      let run = try ToolRun(arguments: ["hear", "List.swift"] + options, in: folder)
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(run.output == "")
      #expect(run.status == 2)
    }

    @Test("A preview that asks for the app's delegate gets one of the app's class, which hears of no launch")
    func delegateOfPreview() throws {
      let app = #"""
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          lazy var kennel = "Bailey"
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool { kennel = "launched"; return true }
        }
        final class DogController: UIViewController {
          private let kennel = (UIApplication.shared.delegate as! AppDelegate).kennel
          override func viewDidLoad() {
            super.viewDidLoad()
            let again = (UIApplication.shared.delegate as! AppDelegate).kennel
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
            label.text = "\(kennel) \(again)"
            view.addSubview(label)
          }
        }
        #Preview { DogController() }
        """#
      let folder = try TemporaryFolder(["App.swift": app])
      let run = try ToolRun(
        arguments: ["hear", "App.swift", "--previews", "--format", "captions"], in: folder)
      #expect(run.output == "Bailey Bailey\n")
    }
  }
}
