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

  /// The folders of packages that lie beside the project: references to packages, and folders that are some, also
  /// inside folders that the project mirrors.
  func localPackages() -> [String] {
    let named = objects(ofKind: "XCLocalSwiftPackageReference").compactMap { $0.text("relativePath") }
    let folders = objects(ofKind: "PBXFileReference").compactMap { reference -> String? in
      let type = reference.text("lastKnownFileType") ?? ""
      return ["wrapper", "folder", "text"].contains(type) ? paths[reference.identifier] : nil
    }
    return named.map { SourcePath.join(folder, $0) }
      + folders.filter(Self.isPackage) + mirroredPackages()
  }

  /// The packages in folders that the project mirrors as they are on disk.
  private func mirroredPackages() -> [String] {
    objects(ofKind: "PBXFileSystemSynchronizedRootGroup").compactMap { paths[$0.identifier] }.flatMap {
      Self.packages(below: $0, depth: 0)
    }
  }

  /// How many folders may lie in one another above a package.
  private static let deepest = 4

  private static func packages(below folder: String, depth: Int) -> [String] {
    if isPackage(folder) { return [folder] }
    guard depth < deepest, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return []
    }
    return names.sorted().filter { !$0.contains(".") }.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      // What is linked may lead back.
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
      return isLink ? [] : packages(below: path, depth: depth + 1)
    }
  }

  private static func isPackage(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
  }

  /// The projects inside this one.
  var innerProjects: [String] {
    guard case .list(let references)? = root.values["projectReferences"] else { return [] }
    return references.compactMap { $0.entries["ProjectRef"]?.text }.compactMap { paths[$0] }
      .filter { $0.hasSuffix(".xcodeproj") }
  }
}
