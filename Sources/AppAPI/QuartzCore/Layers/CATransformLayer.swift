import Foundation

/// A layer that holds others in space and shows nothing itself.
open class CATransformLayer: CALayer {}
