import UIKit

/// The game on the screen; time goes by in steps of two seconds.
class GameViewController: UIViewController {
  /// How long a step of the game takes, in seconds.
  static let step = 2.0

  private(set) var game = Game()
  let meter: ZombieMeter
  let status = UILabel()
  let field: PlayingField
  let techniques: TechniqueCollection
  let help = SymbolButton("?")
  let pause = SymbolButton("Ⅱ")
  let helpView: HelpView
  private var timer: Timer?

  /// Makes the game of parts; each kind of part can be replaced by one that describes itself better.
  init(
    meter: ZombieMeter = ZombieMeter(), field: PlayingField = PlayingField(),
    button: TechniqueButton.Type = TechniqueButton.self,
    collection: TechniqueCollection.Type = TechniqueCollection.self, help helpView: HelpView = HelpView()
  ) {
    self.meter = meter
    self.field = field
    self.helpView = helpView
    techniques = collection.init(MemoryTechnique.allCases.map { button.init($0) })
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    status.font = .preferredFont(forTextStyle: .footnote)
    field.backgroundColor = .secondarySystemBackground
    for view in [meter, status, field, techniques, help, pause] { self.view.addSubview(view) }
    for button in techniques.buttons { button.delegate = self }
    help.addAction(UIAction { [weak self] _ in self?.showHelp() }, for: .touchUpInside)
    pause.addAction(UIAction { [weak self] _ in self?.togglePause() }, for: .touchUpInside)
    helpView.close.addAction(UIAction { [weak self] _ in self?.closeHelp() }, for: .touchUpInside)
    show()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: Self.step, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.passTime() }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let (top, bottom) = (view.safeAreaInsets.top + 12, view.safeAreaInsets.bottom + 12)
    let width = bounds.width - 40
    meter.frame = CGRect(x: 20, y: top, width: width, height: 44)
    status.frame = CGRect(x: 20, y: top + 52, width: width, height: 20)
    let line = bounds.height - bottom - 104
    field.frame = CGRect(x: 20, y: top + 84, width: width, height: line - top - 100)
    techniques.frame = CGRect(x: 20, y: line, width: width - 60, height: 104)
    help.frame = CGRect(x: bounds.width - 64, y: line + 16, width: 44, height: 44)
    pause.frame = CGRect(x: bounds.width - 64, y: line + 72, width: 44, height: 44)
    helpView.frame = bounds
  }

  private func passTime() {
    game.step()
    show()
  }

  private func show() {
    meter.level = game.level
    status.text = game.message
    field.zombies = game.zombies
  }

  /// Stops the zombies, or lets them go on.
  func togglePause() {
    game.isPaused.toggle()
  }

  /// Shows the story over the game.
  func showHelp() {
    helpView.frame = view.bounds
    view.addSubview(helpView)
  }

  /// Takes the story away.
  func closeHelp() {
    helpView.removeFromSuperview()
  }

  /// A technique was taken up.
  func dragBegan() {}

  /// A technique is held over a point of the window.
  func dragMoved(to point: CGPoint) {}
}

extension GameViewController: TechniqueButtonDelegate {
  func techniqueButtonSelected(_ button: TechniqueButton) { dragBegan() }

  func techniqueButton(_ button: TechniqueButton, draggedTo point: CGPoint) { dragMoved(to: point) }

  func techniqueButton(_ button: TechniqueButton, droppedAt point: CGPoint) {
    let place = field.convert(point, from: nil)
    guard field.bounds.contains(place) else { return }
    game.deploy(button.technique, x: place.x / field.bounds.width, y: place.y / field.bounds.height)
    show()
  }
}
