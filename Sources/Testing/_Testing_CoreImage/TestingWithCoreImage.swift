// The toolchain's Testing asks for a module of this name in every file that imports CoreImage too; without it
// such a file does not compile. There is nothing that the two need from each other.
