@_exported import AVFoundation
@_exported import SwiftUI

/// Shows a film with what it is controlled by: a button that plays it and pauses it.
open class AVPlayerViewController: UIViewController {
  private let button = UIButton(type: .system)
  private let content = UIView()

  /// What plays the film.
  open var player: AVPlayer? {
    didSet {
      oldValue?.rateDidChange = nil
      player?.rateDidChange = { [weak self] in self?.showRate() }
      showRate()
    }
  }

  /// True where the film has its controls.
  open var showsPlaybackControls = true {
    didSet { button.isHidden = !showsPlaybackControls }
  }

  /// Where an app puts views over the film.
  open var contentOverlayView: UIView? { content }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityContainerType = .semanticGroup
    button.addAction(UIAction { [weak self] _ in self?.turn() }, for: .touchUpInside)
    view.addSubview(content)
    view.addSubview(button)
    showRate()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.frame = view.bounds
    button.frame = CGRect(x: view.bounds.midX - 22, y: view.bounds.midY - 22, width: 44, height: 44)
  }

  private func turn() {
    guard let player else { return }
    player.rate == 0 ? player.play() : player.pause()
  }

  private func showRate() {
    button.setTitle(
      player?.timeControlStatus == .playing ? String(system: .pause) : String(system: .play), for: .normal)
  }
}

/// Shows a film among other views, with a button that plays it and pauses it.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Shows what a player plays, with a view over it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  /// The film, with the overlay over it.
  public var body: some View {
    PlayerScreen(player: player).overlay { overlay }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Shows what a player plays.
  public init(player: AVPlayer?) {
    self.init(player: player) {}
  }
}

private struct PlayerScreen: UIViewControllerRepresentable {
  let player: AVPlayer?

  func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }

  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
    if controller.player !== player { controller.player = player }
  }
}
