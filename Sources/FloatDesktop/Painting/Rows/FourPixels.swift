// Operations on four pixels at once, from which the loops over rows are built.

typealias Four = SIMD4<UInt32>
typealias Lanes = SIMD8<UInt16>

// Computed, because the check whether a global is initialized would cost more than making the value.
var pairMask: Four { @inline(__always) get { Four(repeating: 0x00FF_00FF) } }
var halfLanes: Lanes { @inline(__always) get { Lanes(repeating: 128) } }
var highBytes: Lanes { @inline(__always) get { Lanes(repeating: 0xFF00) } }

@inline(__always)
func loadFour(_ p: UnsafePointer<UInt32>, _ i: Int) -> Four {
  UnsafeRawPointer(p + i).loadUnaligned(as: Four.self)
}

@inline(__always)
func storeFour(_ value: Four, _ p: UnsafeMutablePointer<UInt32>, _ i: Int) {
  UnsafeMutableRawPointer(p + i).storeBytes(of: value, as: Four.self)
}

/// Factors of 0…255, one per pixel, doubled for the two channels of a word.
@inline(__always)
func lanes(_ k: Four) -> Lanes { unsafeBitCast(k | (k &<< 16), to: Lanes.self) }

/// Factors from four consecutive bytes, doubled likewise.
@inline(__always)
func lanes(_ bytes: SIMD4<UInt8>) -> Lanes {
  let wide = SIMD4<UInt16>(truncatingIfNeeded: bytes)
  var out = Lanes()
  out.evenHalf = wide
  out.oddHalf = wide
  return out
}
