import AccessibilityModel

/// What is heard in a layout item, kept so that a change inside touches what changed and nothing else.
struct DescribedElementCache {
  /// How an item puts together what its contents have.
  enum Joining {
    /// It makes something else of it.
    case anew
    /// One after the other.
    case inLine
    /// As the children of one element.
    case inOne
  }

  /// Where something changed since whoever holds the item last asked.
  enum Changes {
    /// Anywhere.
    case anywhere
    /// At these places, each a way from the outside in.
    case at([[Int]])
  }

  /// The described elements, as they were last made.
  var made: [DescribedElement]?
  var joins = Joining.anew
  /// True where they are to be made anew.
  var isStale = true
  /// The contents in which something changed, where the item only joins them.
  var staleContents: [LayoutItem] = []
  /// True where the container has this item among those in which something changed.
  var isListed = false
  /// Behind how many described elements of earlier contents those of this item stand in the container.
  var offset = 0
  /// The joining of the container in which those of this item stand; 0 for none.
  var joinedIn = 0
  /// How often the contents' described elements were joined.
  var joinings = 0
  var changes = Changes.anywhere
  /// How far the item was moved since they were made, where nothing else happened to it.
  var shift = Point.zero
}

extension LayoutItem {
  /// What the people who listen meet in it, remembered until something changes.
  final var describedElements: [DescribedElement] {
    refreshDescribedElements()
    return heard.made ?? []
  }

  /// Has what is heard in it made anew.
  final func invalidateDescription() {
    fragmentsChanged()
    graph.onChange()
  }

  /// Notes, from here up, what is to be made anew or patched.
  final func fragmentsChanged() {
    heard.isStale = true
    if graph.deferredLayout != nil { graph.needsDeferredLayout = true }
    notifyContainers()
  }

  /// Has what is heard in the item follow it to another place: where everything in it moves alike, it is
  /// shifted once it is asked for, and not made anew.
  ///
  /// - Parameters:
  ///   - new: The new frame, in points of the screen.
  ///   - isPlaced: True where the item was placed before and is offered the same.
  /// - Returns: How far everything inside moves that has nobody to tell; `nil` where each has to tell by
  ///   itself.
  final func fragmentsFollow(to new: CGRect, isPlaced: Bool) -> Point? {
    let shift = Point(x: new.minX - placedFrame.minX, y: new.minY - placedFrame.minY)
    guard isPlaced, new.size == placedFrame.size, fragmentsMoveAlong else {
      if heard.joins != .inLine { invalidateDescription() }
      return nil
    }
    if let outer = graph.shift, abs(outer.x - shift.x) < 1e-6, abs(outer.y - shift.y) < 1e-6 {
      // Whoever is around it has shifted what was made of this; only who asks the item itself needs it anew.
      heard.isStale = true
      return outer
    }
    guard heard.joins == .anew, heard.made != nil, !heard.isStale else {
      if heard.joins != .inLine { invalidateDescription() }
      return nil
    }
    heard.shift.x += shift.x
    heard.shift.y += shift.y
    notifyContainers()
    graph.onChange()
    return shift
  }

  /// Notes in the containers that something of this item is to be taken over.
  private func notifyContainers() {
    var item: LayoutItem = self
    while let container = item.container {
      if container.heard.joins == .anew || container.heard.made == nil {
        container.heard.isStale = true
      } else if !item.heard.isListed {
        item.heard.isListed = true
        container.heard.staleContents.append(item)
      }
      item = container
    }
  }

  /// Where something changed since this was last asked; the one who asks is whoever shows the item.
  final func takeDescriptionChanges() -> DescribedElementCache.Changes {
    refreshDescribedElements()
    defer { heard.changes = .at([]) }
    return heard.changes
  }

  /// The described elements of the contents, one after the other.
  final func joinedElements() -> [DescribedElement] {
    for item in heard.staleContents { item.heard.isListed = false }
    heard.staleContents.removeAll(keepingCapacity: true)
    heard.joinings += 1
    var describedElements: [DescribedElement] = []
    for item in contents {
      item.heard.isListed = false
      item.heard.joinedIn = heard.joinings
      item.heard.offset = describedElements.count
      describedElements += item.describedElements
      item.heard.changes = .at([])
    }
    return describedElements
  }

  private func refreshDescribedElements() {
    guard heard.made != nil, !heard.isStale else { return remakeDescribedElements() }
    if heard.shift != .zero { shiftDescribedElements() }
    let stale = heard.staleContents
    guard !stale.isEmpty else { return }
    heard.staleContents = []
    for item in stale { item.heard.isListed = false }
    for item in stale {
      // What lies in this one without being heard, such as an option that is not chosen, stands nowhere.
      guard case .at(let places) = item.takeDescriptionChanges(), item.container === self,
        item.heard.joinedIn == heard.joinings
      else { return remakeDescribedElements() }
      for place in places { patch(place, of: item) }
    }
  }

  private func shiftDescribedElements() {
    guard var made = heard.made else { return }
    heard.made = nil
    for index in made.indices { made[index].shift(by: heard.shift) }
    heard.made = made
    heard.shift = .zero
    note(made.indices.map { [$0] })
  }

  private func remakeDescribedElements() {
    let former = heard.made?.count
    heard.joins = .anew
    heard.shift = .zero
    heard.isStale = false
    var made = makeDescribedElements()
    if let sourceLocation {
      for index in made.indices where made[index].element.sourceLocation == nil {
        made[index].element.sourceLocation = sourceLocation
      }
    }
    heard.made = made
    // A leaf that stays a leaf is patched into what is around it; anything larger is told as a whole.
    if heard.joins == .anew, former == made.count, made.allSatisfy(\.children.isEmpty) {
      note(made.indices.map { [$0] })
    } else {
      heard.changes = .anywhere
    }
  }

  private func note(_ places: [[Int]]) {
    guard case .at(let known) = heard.changes else { return }
    // Whoever makes something else of the described elements never asks where they changed.
    heard.changes = known.count > 64 ? .anywhere : .at(known + places)
  }

  /// Takes one described element over from one of the contents.
  private func patch(_ place: [Int], of item: LayoutItem) {
    guard let described = item.described(at: place), let first = place.first else { return }
    var own = place
    own[0] = first + item.heard.offset
    if heard.joins == .inOne { own.insert(0, at: 0) }
    heard.made?.replace(at: own[...], with: described)
    note([own])
  }

  /// The described element at a place, without making anything anew.
  final func described(at place: [Int]) -> DescribedElement? {
    guard let first = place.first, let made = heard.made, made.indices.contains(first) else { return nil }
    var described = made[first]
    for index in place.dropFirst() {
      guard described.children.indices.contains(index) else { return nil }
      described = described.children[index]
    }
    return described
  }
}

extension [DescribedElement] {
  /// Puts a described element at a place, in the described elements themselves or in what they contain.
  fileprivate mutating func replace(at place: ArraySlice<Int>, with described: DescribedElement) {
    guard let first = place.first, indices.contains(first) else { return }
    if place.count == 1 {
      self[first] = described
    } else {
      self[first].children.replace(at: place.dropFirst(), with: described)
    }
  }
}
