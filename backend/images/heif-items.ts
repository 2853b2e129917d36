import { type Box, boxesOf, boxIn, FULL_BOX_BYTES } from './heif-boxes.ts'

/** An item of a HEIF: its type, as `hvc1` or `grid`, and the first bytes of its data. */
export type Item = { type: string; data: Buffer }

/** No more of an item's data is looked at. */
const DATA_BYTES = 32
/** Nor more of the parts that it lies in. */
const MOST_PARTS = DATA_BYTES
const IN_FILE = 0
const IN_DATA_BOX = 1

/** The items of a `meta` box that are of these types, wherever their data lies. @throws RangeError where a box ends too soon */
export function itemsOf(content: Buffer, meta: Box, types: ReadonlySet<string>): Item[] | null {
  const inner = { ...meta, start: meta.start + FULL_BOX_BYTES }
  const [names, places, dataBox] = ['iinf', 'iloc', 'idat'].map((type) => boxIn(content, inner, type))
  if (!names || !places) return null
  const typeById = typesById(content, names)
  const starts = { [IN_FILE]: 0, [IN_DATA_BOX]: dataBox?.start }
  const items: Item[] = []
  for (const { id, method, extents } of placesIn(content.subarray(places.start, places.end))) {
    const type = typeById.get(id)
    if (type === undefined || !types.has(type)) continue
    const origin = starts[method as keyof typeof starts] ?? content.length
    const parts = extents.map(([from, length]) =>
      content
        .subarray(origin + from, length === 0 ? undefined : origin + from + length)
        .subarray(0, DATA_BYTES),
    )
    items.push({ type, data: Buffer.concat(parts) })
  }
  return items
}

/** Entries of `iinf`, by their id. Versions before 2 name no type: nothing that is drawn has them. */
function typesById(content: Buffer, names: Box): Map<number, string> {
  const countBytes = content[names.start] === 0 ? 2 : 4
  const types = new Map<number, string>()
  for (const { type, start } of boxesOf(content, {
    start: names.start + FULL_BOX_BYTES + countBytes,
    end: names.end,
  })) {
    const version = content.readUInt8(start)
    if (type !== 'infe' || version < 2) continue
    const idBytes = version === 2 ? 2 : 4
    const typeAt = start + FULL_BOX_BYTES + idBytes + 2
    types.set(
      content.readUIntBE(start + FULL_BOX_BYTES, idBytes),
      content.toString('latin1', typeAt, typeAt + 4),
    )
  }
  return types
}

/** Where one item lies: the start of each part, counted as its method says, and the length of it. */
type Place = { id: number; method: number; extents: [from: number, length: number][] }

function* placesIn(box: Buffer): Generator<Place> {
  let at = FULL_BOX_BYTES
  const next = (bytes: number): number => {
    at += bytes
    if (bytes === 8) return Number(box.readBigUInt64BE(at - 8))
    return bytes === 0 ? 0 : box.readUIntBE(at - bytes, bytes)
  }
  const version = box.readUInt8(0)
  const [sizes, moreSizes] = [next(1), next(1)]
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 4, sizes & 15, moreSizes >> 4]
  const indexBytes = version === 0 ? 0 : moreSizes & 15
  const idBytes = version < 2 ? 2 : 4
  const extentBytes = indexBytes + offsetBytes + lengthBytes
  for (let items = next(idBytes); items > 0; items -= 1) {
    const id = next(idBytes)
    const method = version === 0 ? IN_FILE : next(2) & 15
    next(2)
    const base = next(baseBytes)
    const extents: Place['extents'] = []
    // Parts without a byte are all the same.
    const parts = next(2)
    for (let left = extentBytes > 0 ? parts : Math.min(parts, 1); left > 0; left -= 1) {
      next(indexBytes)
      const extent: [number, number] = [base + next(offsetBytes), next(lengthBytes)]
      if (extents.length < MOST_PARTS) extents.push(extent)
    }
    yield { id, method, extents }
  }
}
