const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const HEADER_BYTES = 13
const DEPTHS = new Set([1, 2, 4, 8, 16])

export type PngChunks = {
  header: { width: number; height: number; depth: number; colorType: number; interlace: number }
  /** Red, green and blue of each entry. */
  palette: Buffer
  /** Alpha of the palette's entries. */
  transparency: Buffer
  /** The compressed rows. */
  data: Buffer
}

/** The parts of a PNG that its pixels are made of; null when it is none, or is cut short. */
export function readPngChunks(file: Buffer): PngChunks | null {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null
  const chunks = new Map<string, Buffer[]>()
  for (let at = SIGNATURE.length; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const end = at + 8 + length
    if (end + 4 > file.length) return null
    chunks.set(type, [...(chunks.get(type) ?? []), file.subarray(at + 8, end)])
    at = end + 4
    if (type === 'IEND') break
  }
  const header = chunks.get('IHDR')?.[0]
  const data = chunks.get('IDAT')
  if (header?.length !== HEADER_BYTES || !data || !DEPTHS.has(header[8] ?? 0)) return null
  return {
    header: {
      width: header.readUInt32BE(0),
      height: header.readUInt32BE(4),
      depth: header[8] ?? 0,
      colorType: header[9] ?? -1,
      interlace: header[12] ?? 0,
    },
    palette: Buffer.concat(chunks.get('PLTE') ?? []),
    transparency: Buffer.concat(chunks.get('tRNS') ?? []),
    data: Buffer.concat(data),
  }
}
