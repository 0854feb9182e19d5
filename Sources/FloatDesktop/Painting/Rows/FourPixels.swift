// Four pixels at once: what the loops over rows are made of.

typealias Four = SIMD4<UInt32>
typealias Lanes = SIMD8<UInt16>

// Not stored: asking whether a global is there yet would cost more than making it.
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

/// Factors of 0…255, one a pixel, doubled for the two channels of a word.
@inline(__always)
func lanes(_ k: Four) -> Lanes { unsafeBitCast(k | (k &<< 16), to: Lanes.self) }

/// The same of four bytes in a row.
@inline(__always)
func lanes(_ bytes: SIMD4<UInt8>) -> Lanes {
  let wide = SIMD4<UInt16>(truncatingIfNeeded: bytes)
  var out = Lanes()
  out.evenHalf = wide
  out.oddHalf = wide
  return out
}
