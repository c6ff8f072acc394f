import Testing

@testable import AppBuilding

@Suite("Module maps")
struct ModuleMapTests {
  @Test("A map tells its modules, their headers and the libraries that come with them")
  func map() {
    let map = ModuleMap(
      """
      // module Commented { header "a.h" }
      /* module Away { } */
      framework module Kit { }
      extern module Other "other.modulemap"
      module CTide [system] {
        header "shim.h"
        private header "own.h"
        umbrella "more"
        link "tide"
        link framework "Moon"
        explicit module Low { header "low.h" }
        module * { export * }
        export *
      }
      module "Ebb" { umbrella header "ebb.h" }
      """)
    #expect(map.modules == ["CTide", "Ebb"])
    #expect(map.headers == ["shim.h", "low.h", "ebb.h"])
    #expect(map.umbrellas == ["more"])
    #expect(map.libraries == ["tide"])
  }

  @Test("Of a map with requirements no header is tried")
  func requirements() {
    let map = ModuleMap("module Rain { header \"a.h\" module Plus { requires cplusplus header \"b.h\" } }")
    #expect(map.modules == ["Rain"])
    #expect(map.headers == [])
  }

  @Test("A target without a map gets one of the header with its name, else of all headers, else none")
  func generated() throws {
    let folder = try TemporaryFolder(["b/Dogs/bone.h": "", "c/note.txt": "", "d/Dogs/Dogs.h": ""])
    try folder.write("", to: "a/Dogs.h")
    func text(_ name: String) -> String? { ModuleMap.text(for: "Dogs", headersIn: "\(folder.path)/\(name)") }
    func module(_ umbrella: String) -> String { "module Dogs {\n  umbrella \(umbrella)\n  export *\n}\n" }
    #expect(text("a") == module("header \"\(folder.path)/a/Dogs.h\""))
    #expect(text("b") == module("\"\(folder.path)/b\""))
    #expect(text("c") == nil)
    #expect(text("d") == module("header \"\(folder.path)/d/Dogs/Dogs.h\""))
    #expect(text("e") == nil)
  }

  @Test(
    "Of what the compiler and the linker say, the first complaint is told, with the name of the file",
    arguments: [
      (
        "In file included from a/t.c:1:\na/b/shim.h:2:10: fatal error: 'x.h' file not found\n",
        "shim.h:2: 'x.h' file not found"
      ),
      ("a/ld.gold: error: cannot find -lx\nclang: error: linker command failed\n", "cannot find -lx"),
      ("a/ld: cannot find -lx\nclang: error: linker command failed\n", "cannot find -lx"),
      ("t/q.o:q.c:function g: error: undefined reference to 'f'\n", "undefined reference to 'f'"),
      ("", "its compiler ends without a word"),
    ])
  func complaint(output: String, told: String) {
    #expect(ClangBuild.complaint(in: output) == told)
  }
}
