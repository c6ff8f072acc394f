import UIKit

/// A radio with a bar of buttons of its own; lifting a finger from one tunes in as a tap does.
final class RadioController: UIViewController {
  let stations = [
    StationButton("Concerts", image: UIImage(systemName: "music.note")),
    StationButton("Talk", image: UIImage(systemName: "mic")),
    StationButton("Weather", image: UIImage(systemName: "cloud")),
  ]
  private let bar = UIView()
  private let status = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    status.text = "Off"
    status.font = .preferredFont(forTextStyle: .title1)
    status.adjustsFontForContentSizeCategory = true
    view.addSubview(status)
    view.addSubview(bar)
    for station in stations {
      station.tune = { [weak self, weak station] in self?.status.text = station.map { "Playing \($0.name)" } }
      bar.addSubview(station)
    }
    bar.addInteraction(UILargeContentViewerInteraction(delegate: self))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    status.frame = CGRect(x: 16, y: area.minY, width: area.width - 32, height: 120)
    bar.frame = CGRect(x: 0, y: area.maxY - 48, width: area.width, height: 48)
    let width = area.width / CGFloat(stations.count)
    for (index, station) in stations.enumerated() {
      station.frame = CGRect(x: width * CGFloat(index) + 4, y: 0, width: width - 8, height: 48)
    }
  }
}

extension RadioController: UILargeContentViewerInteractionDelegate {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {
    (item as? StationButton)?.tune()
  }
}
