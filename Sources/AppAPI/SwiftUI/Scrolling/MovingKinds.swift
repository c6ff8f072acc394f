/// The kinds of items of which nothing depends on where they lie: they are placed, described and drawn at another place
/// as at the first one, and nobody is told of it.
///
/// Kinds are named one by one: one that depends on its place (a reader of geometry, a view of the UIKit kind, rows that
/// are made when they come near) would be wrong without a sign of it.
@MainActor
enum MovingKinds {
  private static let kinds: Set = [
    ObjectIdentifier(LayoutItem.self), ObjectIdentifier(LeafItem.self), ObjectIdentifier(WrapperItem.self),
    ObjectIdentifier(ContainerItem.self), ObjectIdentifier(ArrangingItem.self),
    ObjectIdentifier(TextItem.self), ObjectIdentifier(ImageItem.self), ObjectIdentifier(FillItem.self),
    ObjectIdentifier(ShapeItem.self), ObjectIdentifier(DividerItem.self), ObjectIdentifier(SpacerItem.self),
    ObjectIdentifier(PaddingItem.self), ObjectIdentifier(FrameItem.self),
    ObjectIdentifier(FixedSizeItem.self),
    ObjectIdentifier(AspectRatioItem.self), ObjectIdentifier(LayoutPriorityItem.self),
    ObjectIdentifier(AlignmentGuideItem.self), ObjectIdentifier(ZIndexItem.self),
    ObjectIdentifier(LayeringItem.self), ObjectIdentifier(HiddenItem.self),
    ObjectIdentifier(RenderingEffectItem.self), ObjectIdentifier(ContentShapeItem.self),
    ObjectIdentifier(HitTestingItem.self), ObjectIdentifier(GestureItem.self),
    ObjectIdentifier(SectionPartItem.self), ObjectIdentifier(ContainerValuesItem.self),
    ObjectIdentifier(LayoutValueItem.self), ObjectIdentifier(LabelItem.self),
    ObjectIdentifier(LabelPartItem.self),
    ObjectIdentifier(IconItem.self), ObjectIdentifier(PairItem.self), ObjectIdentifier(ControlItem.self),
    ObjectIdentifier(ControlPartItem.self), ObjectIdentifier(NotedRuleItem.self),
    ObjectIdentifier(ValueItem.self),
    ObjectIdentifier(GroupNameItem.self), ObjectIdentifier(AccessibilityItem.self),
  ]

  /// True for an item of such a kind; an arrangement by the app's own code is none.
  static func contain(_ item: LayoutItem) -> Bool {
    kinds.contains(ObjectIdentifier(type(of: item))) && (item as? ArrangingItem)?.isArrangedByApp != true
  }
}
