import EarshotSession
import EarshotTesting
import EffortEngine
import SwiftUI
import Testing
import UIKit

/// No app can change how the system's controls are made, so none is blamed for their parts.
@Suite("Parts of the system's controls are never findings", .timeLimit(.minutes(20)))
struct SystemPartFindingTests {
  /// A screen with one of the system's controls, and nothing of the app's own that is wrong.
  enum Part: String, CaseIterable, Sendable {
    case focusedField, secureField, searchField, compactDate, wheelDate, graphicalDate, segments, inlineTitle
    case pageDots, refreshing, stepperAndSlider, menuPicker
  }

  private struct Parts: View {
    let part: Part
    @State private var text = ""
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var choice = "Small"
    @State private var count = 2.0
    @FocusState private var isFocused

    var body: some View {
      switch part {
      case .focusedField:
        Form { TextField("Name", text: $text).focused($isFocused).onAppear { isFocused = true } }
      case .secureField: Form { SecureField("Password", text: $text) }
      case .searchField:
        NavigationStack { List { Text("Bailey") }.navigationTitle("Dogs").searchable(text: $text) }
      case .compactDate: Form { DatePicker("Born", selection: $date).datePickerStyle(.compact) }
      case .wheelDate: Form { DatePicker("Born", selection: $date).datePickerStyle(.wheel) }
      case .graphicalDate: Form { DatePicker("Born", selection: $date).datePickerStyle(.graphical) }
      case .segments: Form { choices.pickerStyle(.segmented) }
      case .menuPicker: Form { choices.pickerStyle(.menu) }
      case .inlineTitle:
        NavigationStack {
          List { Text("Bailey") }.navigationTitle("Dogs").navigationBarTitleDisplayMode(.inline)
        }
      case .pageDots:
        TabView {
          Text("One")
          Text("Two")
          Text("Three")
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
      case .refreshing: List { Text("Bailey") }.refreshable {}
      case .stepperAndSlider:
        Form {
          Stepper("Dogs", value: $count)
          Slider(value: $count, in: 0...5) { Text("Weight") }
          ProgressView("Loading", value: 0.4)
        }
      }
    }

    private var choices: some View {
      Picker("Size", selection: $choice) {
        ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
      }
    }
  }

  /// What is found on a screen by all three ways of looking at it.
  @MainActor private func findings(on screen: Screen) async throws -> [String] {
    let request = PictureRequest(
      textSizes: ["large", "accessibility3"], findings: Set(PictureFinding.Kind.allCases))
    let seen = try await screen.picture(request).findings.map { "seen: \($0)" }
    let barriers = AccessWalk(screen.tree, limit: 2_000).barriers.map { "barrier: \($0.message)" }
    let heard = try await screen.tour().marked().findings.map { "heard: \($0.message)" }
    return seen + heard + barriers
  }

  @Test("L8: of a SwiftUI control as the system draws it there is nothing to say", arguments: Part.allCases)
  func views(part: Part) async throws {
    try await hosting(Parts(part: part)) { screen in
      let found = try await findings(on: screen)
      #expect(found == [], "\(part)")
    }
  }

  @MainActor
  private static func controls(_ part: Part) -> UIView? {
    switch part {
    case .focusedField, .secureField:
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      field.isSecureTextEntry = part == .secureField
      return field
    case .searchField: return UISearchBar(frame: CGRect(x: 0, y: 200, width: 390, height: 56))
    case .compactDate, .wheelDate, .graphicalDate:
      let picker = UIDatePicker(frame: CGRect(x: 10, y: 150, width: 370, height: 400))
      picker.preferredDatePickerStyle =
        part == .compactDate ? .compact : part == .wheelDate ? .wheels : .inline
      picker.date = Date(timeIntervalSince1970: 0)
      return picker
    case .segments:
      let control = UISegmentedControl(items: ["Small", "Medium", "Large"])
      control.frame = CGRect(x: 20, y: 200, width: 350, height: 32)
      control.selectedSegmentIndex = 0
      return control
    case .pageDots:
      let control = UIPageControl(frame: CGRect(x: 20, y: 600, width: 350, height: 28))
      control.numberOfPages = 3
      control.pageIndicatorTintColor = nil
      return control
    case .stepperAndSlider: return UIStepper(frame: CGRect(x: 20, y: 200, width: 94, height: 32))
    case .inlineTitle, .refreshing, .menuPicker: return nil
    }
  }

  @MainActor
  private static func controller(_ part: Part) -> UIViewController {
    if part == .inlineTitle {
      let inner = UITableViewController(style: .plain)
      inner.title = "Dogs"
      inner.navigationItem.largeTitleDisplayMode = .never
      return UINavigationController(rootViewController: inner)
    }
    if part == .refreshing {
      let table = UITableViewController(style: .plain)
      table.refreshControl = UIRefreshControl()
      table.refreshControl?.beginRefreshing()
      return table
    }
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    if let control = controls(part) {
      controller.view.addSubview(control)
      if part == .focusedField { control.becomeFirstResponder() }
    }
    return controller
  }

  @Test(
    "L8: of a UIKit control as the system draws it there is nothing to say",
    arguments: Part.allCases.filter { $0 != .menuPicker })
  @MainActor func controls(part: Part) async throws {
    try await hosting(Self.controller(part)) { screen in
      // What an app leaves unnamed is its own, and told rightly.
      let unnamed = ["Too little: only", "has no name", "Give it a label"]
      let found = try await findings(on: screen).filter { line in !unnamed.contains(where: line.contains) }
      #expect(found == [], "\(part)")
    }
  }
}
