type Layout = {
  rowBytes: number
  height: number
  /** Bytes of a pixel, at least 1: how far left a filter looks. */
  pixelBytes: number
}

/** Undoes the row filters of PNG (specification, section 9): each row comes after one byte that names its filter. */
export function unfilter(raw: Uint8Array, { rowBytes, height, pixelBytes }: Layout): Uint8Array {
  const rows = new Uint8Array(rowBytes * height)
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (rowBytes + 1)] ?? 0
    const from = y * (rowBytes + 1) + 1
    const to = y * rowBytes
    for (let x = 0; x < rowBytes; x += 1) {
      const left = x < pixelBytes ? 0 : (rows[to + x - pixelBytes] ?? 0)
      const above = y === 0 ? 0 : (rows[to + x - rowBytes] ?? 0)
      const corner = y === 0 || x < pixelBytes ? 0 : (rows[to + x - rowBytes - pixelBytes] ?? 0)
      rows[to + x] = (raw[from + x] ?? 0) + predicted(filter, left, above, corner)
    }
  }
  return rows
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left
    case 2:
      return above
    case 3:
      return (left + above) >> 1
    case 4:
      return paeth(left, above, corner)
    default:
      return 0
  }
}

/** Whichever of the three neighbours is nearest to left + above − corner. */
function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(guess - value)) as [
    number,
    number,
    number,
  ]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}
