import Foundation

extension ProjectFile {
  /// A product of a package that a target is linked with.
  struct PackageProduct {
    let name: String
    /// Where the package comes from; `nil` where it lies beside the project.
    let url: String?
  }

  /// The products of packages that a target is linked with.
  func packageProducts(of target: ProjectTarget) -> [PackageProduct] {
    objects("packageProductDependencies", of: target.object).compactMap { product in
      guard let name = product.text("productName") else { return nil }
      let package = product.text("package").flatMap(object)
      return PackageProduct(name: name, url: package?.text("repositoryURL"))
    }
  }

  /// The folders of packages that lie beside the project: references to packages, and folders that are some.
  func localPackages() -> [String] {
    let named = objects(ofKind: "XCLocalSwiftPackageReference").compactMap { $0.text("relativePath") }
    let folders = objects(ofKind: "PBXFileReference").compactMap { reference -> String? in
      let type = reference.text("lastKnownFileType") ?? ""
      return ["wrapper", "folder", "text"].contains(type) ? paths[reference.identifier] : nil
    }
    return named.map { SourcePath.join(folder, $0) }
      + folders.filter { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
  }

  /// The projects inside this one.
  var innerProjects: [String] {
    guard case .list(let references)? = root.values["projectReferences"] else { return [] }
    return references.compactMap { $0.entries["ProjectRef"]?.text }.compactMap { paths[$0] }
      .filter { $0.hasSuffix(".xcodeproj") }
  }
}
