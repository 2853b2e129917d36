import type { LineText } from './reading-text.ts'

/**
 * Differences between two versions of a request: each line that came, went or changed, with the earlier version's value as `before` and the
 * later one's as `after`. Empty: both are the same.
 */
export function changesBetween(
  earlier: readonly LineText[],
  later: readonly LineText[],
): readonly LineText[] {
  const [was, is] = [byName(earlier), byName(later)]
  const names = [...new Set([...is.keys(), ...was.keys()])]
  return names.flatMap((name) => {
    const [one, other] = [was.get(name), is.get(name)]
    const line = other ?? one
    if (!line || one?.after === other?.after) return []
    const { under, label } = line
    return [{ under, label, before: one?.after ?? NOTHING, after: other?.after ?? NOTHING, changes: true }]
  })
}

const NOTHING = '–'

function byName(lines: readonly LineText[]): ReadonlyMap<string, LineText> {
  return new Map(lines.map((line) => [`${line.under ?? ''}\n${line.label}`, line]))
}
