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
  /// How wide and high the buttons with a symbol are.
  var symbolSide: CGFloat { 32 }

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
    status.adjustsFontForContentSizeCategory = true
    status.numberOfLines = 0
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
    let said = status.sizeThatFits(CGSize(width: width, height: 10_000)).height
    let height = techniques.height(forWidth: width - 60)
    let line = bounds.height - bottom - height
    meter.frame = CGRect(x: 20, y: top, width: width, height: meter.leastHeight)
    status.frame = CGRect(x: 20, y: meter.frame.maxY + 8, width: width, height: max(20, said))
    let edge = status.frame.maxY + 12
    field.frame = CGRect(x: 20, y: edge, width: width, height: max(0, line - 16 - edge))
    techniques.frame = CGRect(x: 20, y: line, width: width - 60, height: height)
    let inset = (44 - symbolSide) / 2
    for (button, place) in [(help, 16), (pause, 72)] as [(UIView, CGFloat)] {
      button.frame = CGRect(
        x: bounds.width - 64 + inset, y: line + place + inset, width: symbolSide, height: symbolSide)
    }
    helpView.frame = bounds
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    view.setNeedsLayout()
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
