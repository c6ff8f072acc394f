/// Something that lets people use a view in a further way.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
  /// What the interaction was added to, if it still lives.
  var view: UIView? { get }
  /// Takes in that it is about to belong to a view, or to none.
  func willMove(to view: UIView?)
  /// Takes in that it belongs to a view, or to none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What lets people use the view in further ways.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for interaction in ownInteractions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Lets people use the view in a further way.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
    setNeedsDescription()
  }

  /// Ends that people can use the view in a further way.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard ownInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
    setNeedsDescription()
  }
}
