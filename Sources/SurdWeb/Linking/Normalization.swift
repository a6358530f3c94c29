// In place of the standard library's tables of canonical equivalence, which are 19 kB
// of the download: texts reach the engine in normal form C (Web/engine/worker.js), and of
// those only the same scalars are equivalent. Linked beside the module, since the
// standard library in it calls these by name.

/// The fact of a scalar that normalization needs: that it stays as it is.
@_cdecl("_swift_stdlib_getNormData")
func normalizationData(of scalar: UInt32) -> UInt16 { 0 }

/// The scalar that two compose to: none.
@_cdecl("_swift_stdlib_getComposition")
func composition(of first: UInt32, _ second: UInt32) -> UInt32 { .max }

/// Where the decomposition of a scalar stands: nowhere.
@_cdecl("_swift_stdlib_getDecompositionEntry")
func decompositionEntry(of scalar: UInt32) -> UInt32 { 0 }

/// The decompositions, of which nobody asks for one.
@_silgen_name("_swift_stdlib_nfd_decompositions")
let decompositions = 0
