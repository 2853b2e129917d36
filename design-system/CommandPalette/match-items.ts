import type { CommandGroup, CommandItem } from './command-group.ts'

/** A text as it is compared: without accents, capitals, signs that nobody sees, and commas and spaces that say nothing. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[\s,;]+/g, ' ')
    .trim()

/** How far an item is from the words: 0 begins with them, 4 only its keywords or hint know them; nothing when it has not all of them. */
const distance = ({ title, hint = '', keywords = [] }: CommandItem, wanted: string): number | undefined => {
  const name = fold(title)
  if (name.startsWith(wanted)) return 0
  if (` ${name}`.includes(` ${wanted}`)) return 1
  if (name.includes(wanted)) return 2
  const words = wanted.split(' ')
  if (words.every((word) => name.includes(word))) return 3
  const all = [name, fold(hint), ...keywords.map(fold)].join(' ')
  return words.every((word) => all.includes(word)) ? 4 : undefined
}

interface Match {
  item: CommandItem
  away: number
}

const matchesOf = (group: CommandGroup, wanted: string): Match[] =>
  group.items
    .flatMap((item): Match[] => {
      const away = distance(item, wanted)
      return away === undefined ? [] : [{ item, away }]
    })
    .toSorted((a, b) => a.away - b.away)

const atStart = (groups: readonly CommandGroup[]) => groups.filter(({ items }) => items.length > 0)

/** Groups without those that are only for the start, for a caller that has already looked by itself. */
export const groupsFor = (groups: readonly CommandGroup[], query: string): readonly CommandGroup[] =>
  atStart(fold(query) === '' ? groups : groups.filter(({ isForStart }) => !isForStart))

/**
 * Groups with the items that have every word of the query, nearest first, accents and capitals aside. Items as near as each
 * other, and groups too, keep the order they came in.
 */
export const matchItems = (groups: readonly CommandGroup[], query: string): readonly CommandGroup[] => {
  const wanted = fold(query)
  const open = groupsFor(groups, query)
  if (wanted === '') return open
  return open
    .map((group) => ({ group, matches: matchesOf(group, wanted) }))
    .filter(({ matches }) => matches.length > 0)
    .toSorted((a, b) => (a.matches[0]?.away ?? 0) - (b.matches[0]?.away ?? 0))
    .map(({ group, matches }) => ({ ...group, items: matches.map(({ item }) => item) }))
}
