// Products for Linux are made of this target elsewhere, so that a package that names them resolves there too. It has
// no module of their names: `#if canImport(EarshotTesting)` is false, and `import SwiftUI` finds Apple's.
