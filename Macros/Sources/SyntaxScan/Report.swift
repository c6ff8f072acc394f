/// What was found in all files together.
///
/// Each line starts with its kind, the number of the file and the line in it:
/// `preview` name · `provider` type · `app` type · `view` type · `missing` type, then label and type of each
/// argument · `obstacle` type, reason · `import` module that is here · `absent` module that is not · `names` all
/// that the file declares · `resources` what it looks for files in.
struct Report {
  private let previews: [DeclaredPreview]
  private let providers: [Declaration]
  private let apps: [Declaration]
  private let delegates: Set<String>
  private let views: [Declaration]
  private let scenes: [Declaration]
  private let extensions: [DeclaredExtension]
  private let imports: [DeclaredImport]
  private let names: [(file: Int, names: Set<String>)]
  private let askingFiles: [Int]
  private let writtenMethods: [Int: [String]]
  /// The classes that an interface file can name.
  private let interfaceClasses: [Declaration]
  private let hasInterfaces: Bool

  init(sources: [ScannedSource]) {
    writtenMethods = WrittenMethods.byFile(sources)
    hasInterfaces = sources.contains { $0.hasInterfaces }
    let extensions = sources.flatMap(\.extensions)
    let declarations = sources.flatMap(\.declarations)
    func conforming(to name: String) -> [Declaration] {
      declarations.filter { declaration in
        declaration.inherited.contains(name)
          || extensions.contains { $0.name == declaration.name && $0.inherited.contains(name) }
      }
    }
    interfaceClasses = Self.interfaceClasses(among: declarations)
    let generic = declarations.filter { $0.obstacle == .generic }.map(\.name)
    self.extensions = extensions
    imports = sources.flatMap(\.imports)
    names = sources.map { ($0.index, $0.declaredNames) }
    askingFiles = sources.filter(\.asksForResources).map(\.index)
    previews = sources.flatMap(\.previews)
    let hidden = Set(sources.filter { !$0.isShown }.map(\.index))
    func shown(_ declarations: [Declaration]) -> [Declaration] {
      declarations.filter { !hidden.contains($0.file) }
    }
    providers = shown(conforming(to: "PreviewProvider"))
    let delegates = conforming(to: "UIApplicationDelegate")
    let widgets = [conforming(to: "WidgetBundle"), conforming(to: "Widget")].map(shown)
    apps = Self.roots(among: [shown(conforming(to: "App")), shown(delegates)] + widgets)
    self.delegates = Set(delegates.map(\.name))
    let written = conforming(to: "UIWindowSceneDelegate") + conforming(to: "UISceneDelegate")
    scenes = Self.withSubclasses(of: written, among: declarations)
    let classes = declarations.filter { UIKitClass(of: $0) != nil }
    views = shown(conforming(to: "View").filter(\.isStruct) + classes).map { view in
      generic.contains { view.name.hasPrefix($0 + ".") } ? view.blocked(by: .generic) : view
    }
  }

  var lines: [String] {
    previews.map { "preview\t\($0.file)\t\($0.line)\t\(Self.field($0.name))" }
      + providers.map { "provider\t\($0.file)\t\($0.line)\t\($0.name)" }
      + apps.map { "app\t\($0.file)\t\($0.line)\t\($0.name)" }
      + views.map(line(for:))
  }

  /// What each file imports and declares, for telling why it does not compile.
  var backgroundLines: [String] {
    imports.map { "\($0.isHere ? "import" : "absent")\t\($0.file)\t\($0.line)\t\($0.module)" }
      + names.filter { !$0.names.isEmpty }.map(Self.line(for:))
      + askingFiles.map { "resources\t\($0)\t1\tBundle.main" }
  }

  /// The conformances by which types of a file say which optional methods they write.
  func conformances(in source: ScannedSource) -> [String] { writtenMethods[source.index] ?? [] }

  /// The tables through which interface files reach the classes of a file.
  func interfaces(in source: ScannedSource) -> InterfaceTables {
    let plain = interfaceClasses.filter { $0.file == source.index }.map(\.name)
    return InterfaceTables(source: source, plainClasses: plain)
  }

  /// The classes below those of frameworks, whose names begin with two capitals.
  private static func interfaceClasses(among declarations: [Declaration]) -> [Declaration] {
    let parents = declarations.reduce(into: [String: String]()) {
      if $0[$1.name] == nil { $0[$1.name] = $1.inherited.first }
    }
    return declarations.filter { declaration in
      guard !declaration.isStruct, declaration.obstacle == nil else { return false }
      var seen: Set<String> = [declaration.name]
      var next = declaration.inherited.first
      while let name = next, let parent = parents[name], seen.insert(name).inserted { next = parent }
      return next.map { $0.prefix(2).count == 2 && $0.prefix(2).allSatisfy(\.isUppercase) } ?? false
    }
  }

  /// What has to be appended to a file so that a host finds everything that can be shown.
  ///
  /// The app itself always; views stand in only where nobody wrote a preview.
  func registrations(in file: Int) -> [Registration] {
    var all = providers.filter { $0.obstacle == nil }.map { Registration(kind: .provider, declaration: $0) }
    if previews.isEmpty, providers.isEmpty {
      let ready = views.filter { $0.obstacle == nil && missingArguments(of: $0).isEmpty }
      all += ready.map { view in
        Registration(kind: .view, declaration: view, described: hasInterfaces ? UIKitClass(of: view) : nil)
      }
    }
    all += apps.filter { $0.obstacle == nil && missingArguments(of: $0).isEmpty }.map(registration(ofApp:))
    return all.filter { $0.declaration.file == file }
  }

  /// What programs begin with: types with `@main`; else every `App`, every delegate of an application, every bundle
  /// of widgets or every widget, whichever is there first.
  private static func roots(among kinds: [[Declaration]]) -> [Declaration] {
    let entries = kinds.joined().filter(\.isEntry)
    return entries.isEmpty ? kinds.first { !$0.isEmpty } ?? [] : entries
  }

  /// Types, and the classes below them, those above first.
  private static func withSubclasses(of types: [Declaration], among all: [Declaration]) -> [Declaration] {
    var found = types
    var next = 0
    while next < found.count {
      let name = found[next].name
      let known = Set(found.map(\.name))
      found += all.filter { $0.inherited.contains(name) && !known.contains($0.name) }
      next += 1
    }
    return found
  }

  /// An app; one of UIKit's kind comes with who can show its windows.
  private func registration(ofApp app: Declaration) -> Registration {
    guard delegates.contains(app.name) else { return Registration(kind: .app, declaration: app) }
    let ready = scenes.filter { $0.obstacle == nil && $0.members.initializers.isEmpty }
    return Registration(kind: .app, declaration: app, scenes: ready.map(\.name))
  }

  private static func line(for declared: (file: Int, names: Set<String>)) -> String {
    "names\t\(declared.file)\t1\t\(declared.names.sorted().joined(separator: " "))"
  }

  private func line(for view: Declaration) -> String {
    let place = "\(view.file)\t\(view.line)\t\(view.name)"
    if let obstacle = view.obstacle { return "obstacle\t\(place)\t\(obstacle.rawValue)" }
    let missing = missingArguments(of: view)
    if missing.isEmpty { return "view\t\(place)" }
    let fields = missing.flatMap { [$0.label, Self.field($0.type)] }
    return "missing\t\(place)\t" + fields.joined(separator: "\t")
  }

  /// The arguments of the initialiser that asks for fewest.
  private func missingArguments(of view: Declaration) -> [Parameter] {
    if let kind = UIKitClass(of: view) { return kind.missingArguments(of: view) }
    var ways = view.members.initializers
    if ways.isEmpty { ways.append(view.members.memberwise) }
    ways += extensions.filter { $0.name == view.name }.flatMap(\.initializers)
    let needs = ways.map { $0.filter { !$0.hasDefault } }
    return needs.min { $0.count < $1.count } ?? []
  }

  private static func field(_ text: String) -> String {
    String(text.map { $0 == "\t" || $0 == "\n" ? " " : $0 })
  }
}
