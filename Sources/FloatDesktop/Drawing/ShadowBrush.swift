/// Blends rows of a folded shadow mask.
struct ShadowBrush {
  let mask: ShadowMask
  let x: Int
  let y: Int
  let source: UInt32
  let target: Target

  func paint(_ row: Int, _ from: Int, _ to: Int) {
    let line = row - y
    guard from < to, line >= 0, line < mask.unfoldedHeight else { return }
    let maskRowIndex =
      line <= mask.foldedRow ? line : max(mask.foldedRow, line - mask.extraRows)
    mask.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      let values = base + maskRowIndex * mask.width
      let fold = x + mask.foldedColumn
      let unfold = fold + mask.extraColumns + 1
      let left = max(from, x)
      let leftEnd = min(to, fold)
      if left < leftEnd { maskRow(target.pointer(left, row), values + (left - x), leftEnd - left, source) }
      let middle = max(from, fold)
      let middleEnd = min(to, unfold)
      if middle < middleEnd {
        blendRow(
          target.pointer(middle, row), middleEnd - middle, scaled(source, UInt32(values[mask.foldedColumn])))
      }
      let right = max(from, unfold)
      let rightEnd = min(to, x + mask.unfoldedWidth)
      if right < rightEnd {
        let index = right - x - mask.extraColumns
        maskRow(target.pointer(right, row), values + index, rightEnd - right, source)
      }
    }
  }
}
