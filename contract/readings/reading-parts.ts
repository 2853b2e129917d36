import type { LineText } from './reading-text.ts'

/** Lines that are drawn together: under a heading of their own, or side by side as they were and as they were asked to be. */
export type ReadingPart = { heading: string | null; isCompared: boolean; lines: readonly LineText[] }

/**
 * A reading in parts, in its order. Lines under one heading stay together; of the others those that compare stand apart from those that
 * only tell.
 */
export function readingParts(lines: readonly LineText[]): readonly ReadingPart[] {
  const parts: { heading: string | null; isCompared: boolean; lines: LineText[] }[] = []
  for (const line of lines) {
    const last = parts.at(-1)
    const isCompared = line.before !== null
    if (last?.heading === line.under && (line.under !== null || last.isCompared === isCompared)) {
      last.lines.push(line)
      last.isCompared ||= isCompared
    } else {
      parts.push({ heading: line.under, isCompared, lines: [line] })
    }
  }
  return parts
}
