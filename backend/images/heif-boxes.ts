/** A box of a HEIF, by where its content lies in the file. */
export type Box = { type: string; start: number; end: number }

/** Bytes of version and flags before what is in a full box. */
export const FULL_BOX_BYTES = 4
const LONG_SIZE = 1
const TO_THE_END = 0

/** The first box of a type in another; null where there is none. */
export function boxIn(content: Buffer, outer: Box, type: string): Box | null {
  for (const box of boxesOf(content, outer)) if (box.type === type) return box
  return null
}

/** The boxes in a box, up to one that does not fit into it. */
export function* boxesOf(content: Buffer, { start, end }: Pick<Box, 'start' | 'end'>): Generator<Box> {
  for (let at = start; at + 8 <= end; ) {
    const declared = content.readUInt32BE(at)
    const isLong = declared === LONG_SIZE && at + 16 <= end
    const size = isLong
      ? Number(content.readBigUInt64BE(at + 8))
      : declared === TO_THE_END
        ? end - at
        : declared
    const header = isLong ? 16 : 8
    if (size < header || at + size > end) return
    yield { type: content.toString('latin1', at + 4, at + 8), start: at + header, end: at + size }
    at += size
  }
}
