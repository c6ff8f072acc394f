import AccessibilityModel
import Foundation

/// A stretch of a text that can be used.
@MainActor
struct TextLink {
  let item: UITextItem
  let words: String

  /// Where it leads, if anywhere.
  var url: URL? {
    guard case .link(let url) = item.content else { return nil }
    return url
  }
}

extension UITextView {
  /// The links of a text that is read, in order; none while people can write in it.
  ///
  /// - Source: Behaviour 1.4.1 R5
  var links: [TextLink] {
    guard isSelectable, !isEditable, store.length > 0 else { return [] }
    let marked = markedLinks
    let found = TextDetector.finds(in: store.string, dataDetectorTypes).filter { find in
      !marked.contains { NSIntersectionRange($0.item.range, find.range).length > 0 }
    }
    let all = marked + found.map { link(.link($0.url), $0.range) }
    return found.isEmpty ? all : all.sorted { $0.item.range.location < $1.item.range.location }
  }

  private var markedLinks: [TextLink] {
    guard let text = store.attributed else { return [] }
    var links: [TextLink] = []
    text.enumerateAttributes(in: store.whole) { values, range, _ in
      if let url = Self.address(values[.link]) {
        // One link may change its looks on the way.
        if let last = links.last, last.url == url, last.item.range.end == range.location {
          let start = last.item.range.location
          links[links.count - 1] = link(.link(url), NSRange(location: start, length: range.end - start))
        } else {
          links.append(link(.link(url), range))
        }
      } else if let tag = values[.textItemTag] as? String {
        links.append(link(.tag(tag), range))
      }
    }
    return links
  }

  private static func address(_ value: Any?) -> URL? {
    switch value {
    case let url as URL: url
    case let url as NSURL: url as URL
    case let words as String: URL(string: words)
    default: nil
    }
  }

  private func link(_ content: UITextItem.Content, _ range: NSRange) -> TextLink {
    let words = NSString(string: store.string).substring(with: range)
    return TextLink(item: UITextItem(content: content, range: range), words: words)
  }

  /// The rotor that leads to the links; `nil` where there are none.
  ///
  /// - Source: Behaviour 1.4.1 R5
  func linkRotor(on id: ElementID) -> RotorDescriptor? {
    let links = links
    guard !links.isEmpty else { return nil }
    let entries = links.map { link in
      RotorDescriptor.Entry(
        element: id, label: SpokenText(link.words), range: store.string.bytes(of: link.item.range))
    }
    return RotorDescriptor(name: SpokenText(String(system: .links)), system: .link, entries: entries)
  }

  /// Takes in that a technology is on the words of a link; false where the words are none.
  func choose(_ edit: TextEdit) -> Bool {
    guard case .select(let bytes) = edit, !isEditable else { return false }
    let chosen = links.first { store.string.bytes(of: $0.item.range) == bytes }
    guard let chosen else { return false }
    chosenLink = chosen.item.range
    return true
  }

  /// The link that using the view as a whole means: the chosen one, or the only one.
  var meantLink: TextLink? {
    let links = links
    return links.first { $0.item.range == chosenLink } ?? (links.count == 1 ? links.first : nil)
  }

  /// What can be used at a point of the view.
  func item(at point: CGPoint) -> UITextItem? {
    let isMet = { (range: NSRange) in
      self.lines.boxes(around: range).contains { self.shift($0).contains(point) }
    }
    if let link = links.first(where: { isMet($0.item.range) }) { return link.item }
    guard isSelectable, !isEditable, let text = store.attributed else { return nil }
    var found: UITextItem?
    text.enumerateAttribute(.attachment, in: store.whole) { value, range, _ in
      if found == nil, let attachment = value as? NSTextAttachment, isMet(range) {
        found = UITextItem(content: .textAttachment(attachment), range: range)
      }
    }
    return found
  }

  /// Does what a tap on something in the text does, where the delegate lets it.
  func use(_ item: UITextItem) {
    let usual = UIAction(title: String(system: .open)) { [weak self] _ in self?.useByDefault(item) }
    guard let delegate = textDelegate else { return usual.perform(sender: self) }
    delegate.textView(self, primaryActionFor: item, defaultAction: usual)?.perform(sender: self)
  }

  private func useByDefault(_ item: UITextItem) {
    switch item.content {
    case .link(let url):
      let isWanted = textDelegate?.textView(
        self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
      if isWanted ?? true { UIApplication.shared.open(url) }
    case .textAttachment(let attachment):
      _ = textDelegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
    case .tag: break
    }
  }

  /// The menu that opens when the meant link is held.
  var menuOfMeantLink: UIMenu? {
    guard let link = meantLink else { return nil }
    let item = link.item
    var entries = [UIAction(title: String(system: .open)) { [weak self] _ in self?.use(item) }]
    if let url = link.url {
      entries.append(
        UIAction(title: String(system: .copyLink)) { _ in UIPasteboard.general.string = url.absoluteString })
    }
    let usual = UIMenu(children: entries)
    guard let delegate = textDelegate else { return usual }
    if let url = link.url,
      !delegate.textView(self, shouldInteractWith: url, in: item.range, interaction: .presentActions)
    {
      return nil
    }
    return delegate.textView(self, menuConfigurationFor: item, defaultMenu: usual)?.menu
  }

  /// The text as it is drawn, with what was found to be a link marked.
  var shownText: NSAttributedString {
    let found = isSelectable && !isEditable ? TextDetector.finds(in: store.string, dataDetectorTypes) : []
    guard !found.isEmpty else { return attributedText }
    let text = NSMutableAttributedString(attributedString: attributedText)
    for find in found { text.addAttribute(.link, value: find.url, range: find.range) }
    return text
  }
}
