import type { ChecklistItem } from '#domain/requests/workflow.ts'

/** Items as lines of text. */
export function linesOf(items: readonly ChecklistItem[]): string {
  return items.map(({ text }) => text).join('\n')
}

/** Lines of text as items, without empty ones. A line that was an item stays that item; a new one gets a name that none had. */
export function itemsOf(lines: string, before: readonly ChecklistItem[]): ChecklistItem[] {
  const known = new Map(before.map((item) => [item.text, item.id]))
  const taken = new Set(before.map(({ id }) => id))
  let next = 1
  const fresh = () => {
    while (taken.has(`item-${next}`)) next += 1
    taken.add(`item-${next}`)
    return `item-${next}`
  }
  const texts = new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
  return [...texts].map((text) => ({ id: known.get(text) ?? fresh(), text }))
}
