import UIKit

// MARK: - Model

struct Recipe: Hashable {
  let id = UUID()
  let title: String
  let minutes: Int
  let difficulty: String
  var isFavorite = false
}

enum RecipeSection: Int, CaseIterable {
  case featured, quick

  var title: String {
    switch self {
    case .featured: "Featured"
    case .quick: "Quick Dinners"
    }
  }
}

// MARK: - Screen

final class RecipesViewController: UIViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<RecipeSection, Recipe>
  typealias Snapshot = NSDiffableDataSourceSnapshot<RecipeSection, Recipe>

  private var collectionView: UICollectionView!
  private var dataSource: DataSource!
  private var favorites: Set<UUID> = []

  private let featured = [
    Recipe(title: "Beetroot Risotto", minutes: 45, difficulty: "Medium"),
    Recipe(title: "Lemon Tart", minutes: 90, difficulty: "Hard"),
    Recipe(title: "Shakshuka", minutes: 30, difficulty: "Easy"),
  ]
  private let quick = [
    Recipe(title: "Miso Noodles", minutes: 15, difficulty: "Easy"),
    Recipe(title: "Chickpea Salad", minutes: 10, difficulty: "Easy"),
    Recipe(title: "Tomato Soup", minutes: 20, difficulty: "Easy"),
    Recipe(title: "Halloumi Wraps", minutes: 20, difficulty: "Medium"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Recipes"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "shuffle"), primaryAction: UIAction { [weak self] _ in self?.shuffle() })
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Shuffle"

    configureCollectionView()
    configureDataSource()
    apply(quick: quick, animated: false)
  }

  private func configureCollectionView() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let section: NSCollectionLayoutSection
      switch RecipeSection(rawValue: index) {
      case .featured, .none:
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(180)),
          subitems: [item])
        section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
      case .quick:
        let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
        let item = NSCollectionLayoutItem(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(140)),
          subitems: [item])
        section = NSCollectionLayoutSection(group: group)
      }
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 24, trailing: 16)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }

  private func configureDataSource() {
    let cell = UICollectionView.CellRegistration<RecipeCell, Recipe> { [weak self] cell, _, recipe in
      cell.configure(with: recipe, isFavorite: self?.favorites.contains(recipe.id) ?? false)
      cell.onFavorite = { [weak self] in self?.toggleFavorite(recipe) }
    }
    let header = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      view.label.text = RecipeSection(rawValue: indexPath.section)?.title
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, recipe in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: recipe)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func apply(quick: [Recipe], animated: Bool) {
    var snapshot = Snapshot()
    snapshot.appendSections(RecipeSection.allCases)
    snapshot.appendItems(featured, toSection: .featured)
    snapshot.appendItems(quick, toSection: .quick)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func toggleFavorite(_ recipe: Recipe) {
    if favorites.remove(recipe.id) == nil { favorites.insert(recipe.id) }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([recipe])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func shuffle() {
    apply(quick: quick.reversed(), animated: true)
    UIAccessibility.post(notification: .announcement, argument: "Recipes shuffled")
  }
}

extension RecipesViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let recipe = dataSource.itemIdentifier(for: indexPath) else { return }
    let detail = RecipeDetailViewController(recipe: recipe)
    navigationController?.pushViewController(detail, animated: true)
  }
}

// MARK: - Cells

final class RecipeCell: UICollectionViewCell {
  var onFavorite: (() -> Void)?

  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let favoriteButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true

    imageView.contentMode = .scaleAspectFill
    imageView.backgroundColor = .systemGray5
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 2
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = .secondaryLabel
    favoriteButton.addAction(UIAction { [weak self] _ in self?.onFavorite?() }, for: .touchUpInside)

    let text = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
    text.axis = .vertical
    text.spacing = 2
    for view in [imageView, text, favoriteButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageView.bottomAnchor.constraint(equalTo: text.topAnchor, constant: -8),
      text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      text.trailingAnchor.constraint(lessThanOrEqualTo: favoriteButton.leadingAnchor, constant: -8),
      text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      favoriteButton.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      favoriteButton.centerYAnchor.constraint(equalTo: text.centerYAnchor),
      favoriteButton.widthAnchor.constraint(equalToConstant: 44),
      favoriteButton.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onFavorite = nil
  }

  func configure(with recipe: Recipe, isFavorite: Bool) {
    titleLabel.text = recipe.title
    detailLabel.text = "\(recipe.minutes) min · \(recipe.difficulty)"
    detailLabel.accessibilityLabel = "\(recipe.minutes) minutes, \(recipe.difficulty)"
    favoriteButton.setImage(UIImage(systemName: isFavorite ? "heart.fill" : "heart"), for: .normal)
    favoriteButton.accessibilityLabel = isFavorite ? "Remove from favorites" : "Add to favorites"
  }
}

final class SectionHeaderView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class RecipeDetailViewController: UIViewController {
  private let recipe: Recipe

  init(recipe: Recipe) {
    self.recipe = recipe
    super.init(nibName: nil, bundle: nil)
    title = recipe.title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Ready in \(recipe.minutes) minutes"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

#Preview("Recipes") {
  UINavigationController(rootViewController: RecipesViewController())
}
