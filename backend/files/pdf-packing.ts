import { constants, inflateSync } from 'node:zlib'
import { NAME_END } from './pdf-names.ts'

/** How a stream is packed, by the names of its dictionary. `filters`: in the order in which they are taken off; null: nobody here can. */
export interface Packing {
  holdsObjects: boolean
  filters: readonly Filter[] | null
  /** How rows of bytes were told by those before them (PDF 32000-1, 7.4.4.4); 1: not at all. */
  predictor: number
  /** Bytes of a row, and of one sample of it. */
  row: number
  sample: number
}

type Filter = 'FlateDecode' | 'ASCIIHexDecode' | 'ASCII85Decode'

/**
 * Names of a stream of objects that programs write. Any other name could hide what it holds: filters under names of their own, a file beside
 * it, a second value of the same name.
 */
const USUAL_NAMES = new Set([
  'Type',
  'ObjStm',
  'N',
  'First',
  'Extends',
  'Length',
  'Filter',
  'DecodeParms',
  'Predictor',
  'Columns',
  'Colors',
  'BitsPerComponent',
  'FlateDecode',
  'ASCIIHexDecode',
  'ASCII85Decode',
])

const isFilter = (name: string): name is Filter => /^(?:Flate|ASCIIHex|ASCII85)Decode$/.test(name)

/** Filters of one stream. Programs write one or two; of more, each may be a thousand times the one before. */
const MAX_FILTERS = 2

export function packingOf(dictionary: string): Packing {
  const names = /\/([^\0\s()<>[\]{}/%]*)/g
  const seen = new Map<string, number>()
  const filters: Filter[] = []
  for (let found = names.exec(dictionary); found; found = names.exec(dictionary)) {
    const name = found[1] ?? ''
    seen.set(name, (seen.get(name) ?? 0) + 1)
    if (isFilter(name) && filters.length <= MAX_FILTERS) filters.push(name)
  }
  const number = (name: string, absent: number) =>
    Number(
      new RegExp(`/${name}${NAME_END}\\s*(\\d{1,5})(?!\\d|\\s+\\d+\\s+R)`).exec(dictionary)?.[1] ?? absent,
    )
  const isKnown =
    [...seen.keys()].every((name) => USUAL_NAMES.has(name)) &&
    ['Filter', 'DecodeParms', 'Predictor', 'Columns'].every((name) => (seen.get(name) ?? 0) <= 1) &&
    filters.length <= MAX_FILTERS &&
    new Set(filters).size === filters.length &&
    // A filter or a number that is told elsewhere.
    !new RegExp(
      `/(?:Filter|DecodeParms|Predictor|Columns|Colors|BitsPerComponent)${NAME_END}\\s*\\d+\\s+\\d+\\s+R`,
    ).test(dictionary)
  const sample = Math.ceil((number('Colors', 1) * number('BitsPerComponent', 8)) / 8)
  return {
    // Viewers take a stream for one of objects by where its objects begin, even when its type does not say so.
    holdsObjects: seen.has('ObjStm') || (seen.has('First') && seen.has('N')),
    filters: isKnown ? filters : null,
    predictor: number('Predictor', 1),
    row: Math.ceil((number('Columns', 1) * number('Colors', 1) * number('BitsPerComponent', 8)) / 8),
    sample,
  }
}

/** Takes the packing off, to at most `room` bytes; null: it cannot be taken off. */
export function unpacked(data: Buffer, { filters, ...rows }: Packing, room: number): string | null {
  if (filters === null) return null
  let bytes: Buffer | null = data
  for (const filter of filters) {
    if (bytes === null) return null
    bytes = unfiltered(bytes, filter, room)
  }
  if (bytes === null || bytes.length > room) return null
  return (filters.includes('FlateDecode') ? predicted(bytes, rows) : bytes)?.toString('latin1') ?? null
}

function unfiltered(data: Buffer, filter: Filter, room: number): Buffer | null {
  switch (filter) {
    case 'FlateDecode':
      return inflated(data, room)
    case 'ASCIIHexDecode': {
      const digits = data.toString('latin1').split('>')[0]?.replaceAll(/\s/g, '') ?? ''
      return /^[\da-f]*$/i.test(digits)
        ? Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex')
        : null
    }
    case 'ASCII85Decode':
      return fromAscii85(data.toString('latin1'))
  }
}

/** As much as can be unpacked, as viewers do: some programs leave out the sum at the end, others write a line end behind it. */
function inflated(data: Buffer, room: number): Buffer | null {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return null
  }
}

/** PDF 32000-1, 7.4.3: five signs are four bytes. */
function fromAscii85(text: string): Buffer | null {
  const signs =
    text
      .split('~')[0]
      ?.replaceAll(/\s|^<~/g, '')
      .replaceAll('z', '!!!!!') ?? ''
  if (!/^[!-u]*$/.test(signs)) return null
  const bytes = Buffer.alloc(Math.ceil(signs.length / 5) * 4)
  for (let at = 0; at < signs.length; at += 5) {
    const group = signs.slice(at, at + 5).padEnd(5, 'u')
    const value = Array.from(group).reduce((sum, sign) => sum * 85 + (sign.charCodeAt(0) - 33), 0)
    if (value > 0xff_ff_ff_ff) return null
    bytes.writeUInt32BE(value, (at / 5) * 4)
  }
  const missing = (5 - (signs.length % 5)) % 5
  return bytes.subarray(0, bytes.length - missing)
}

/** Rows told by those before them, as PNG does it (RFC 2083, 6); another way nobody writes for objects. */
function predicted(bytes: Buffer, { predictor, row, sample }: Omit<Packing, 'filters'>): Buffer | null {
  if (predictor === 1) return bytes
  if (predictor < 10 || row < 1 || sample < 1) return null
  const rows = Math.ceil(bytes.length / (row + 1))
  const out = Buffer.alloc(rows * row)
  for (let line = 0; line < rows; line += 1) {
    const type = bytes[line * (row + 1)] ?? 0
    if (type > 4) return null
    for (let at = 0; at < row; at += 1) {
      const place = line * row + at
      const left = at < sample ? 0 : (out[place - sample] ?? 0)
      const above = line === 0 ? 0 : (out[place - row] ?? 0)
      const corner = line === 0 || at < sample ? 0 : (out[place - row - sample] ?? 0)
      out[place] = (bytes[line * (row + 1) + 1 + at] ?? 0) + told(type, left, above, corner)
    }
  }
  return out
}

function told(type: number, left: number, above: number, corner: number): number {
  if (type === 1) return left
  if (type === 2) return above
  if (type === 3) return (left + above) >> 1
  if (type !== 4) return 0
  const [byLeft, byAbove, byCorner] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs)
  if ((byLeft ?? 0) <= (byAbove ?? 0) && (byLeft ?? 0) <= (byCorner ?? 0)) return left
  return (byAbove ?? 0) <= (byCorner ?? 0) ? above : corner
}
