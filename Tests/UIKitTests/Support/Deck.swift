import UIKit

/// A card that is one element, with a name.
final class CardCell: UICollectionViewCell {
  let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(name)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    fatalError("There is no archive of a deck.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = contentView.bounds
  }

  override var accessibilityLabel: String? {
    get { name.text }
    set {}
  }
}

/// Cards in suits, as a collection shows them.
@MainActor
final class Deck: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var suits: [(name: String, cards: [String])]
  private(set) var log: [String] = []
  private(set) var countOfCells = 0

  init(_ suits: [(name: String, cards: [String])]) {
    self.suits = suits
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { suits.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    suits[section].cards.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    countOfCells += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? CardCell)?.name.text = suits[indexPath.section].cards[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "suit", for: indexPath)
    view.isAccessibilityElement = true
    view.accessibilityLabel = suits[indexPath.section].name
    view.accessibilityTraits = .header
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("chose \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("gave up \(indexPath.item)")
  }

  /// A collection of 340 by 500 points that shows the deck.
  func collection(_ layout: UICollectionViewLayout = Deck.flow()) -> UICollectionView {
    let frame = CGRect(x: 0, y: 60, width: 340, height: 500)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(CardCell.self, forCellWithReuseIdentifier: "card")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "suit")
    collection.dataSource = self
    collection.delegate = self
    return collection
  }

  /// Lines of two cards.
  static func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 120)
    return layout
  }
}
