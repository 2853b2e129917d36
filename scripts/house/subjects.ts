import type { House } from './house.ts'

/** Where a subject has a name of its own. */
export const namedIn = ['domain', 'contract', 'usecases', 'features', 'journeys'] as const
type NamedIn = (typeof namedIn)[number]

export type Subjects = {
  /** Each name, and where it stands. */
  places: Map<string, NamedIn[]>
  /** Names of one subject, as they differ from one place to the next: in number, or by a word that is added in front or behind. */
  alike: string[][]
}

/** A room's folders; for the contract, whose files mostly lie flat, their names too, and for journeys those of the specs. */
const nameIn: Record<NamedIn, (file: string) => string | undefined> = {
  domain: (file) => /^domain\/([^/]+)\//.exec(file)?.[1],
  contract: (file) =>
    /^contract\/(?:([^/]+)\/|([\w-]+?)(?:-check)?\.(?!test|fixtures)[\w.]*$)/
      .exec(file)
      ?.slice(1)
      .find(Boolean),
  usecases: (file) => /^backend\/usecases\/([^/]+)\//.exec(file)?.[1],
  features: (file) => /^app\/features\/([^/]+)\//.exec(file)?.[1],
  journeys: (file) =>
    /^tests\/journeys\/(?:([^/]+)\/|([\w-]+)\.spec\.ts$)/.exec(file)?.slice(1).find(Boolean),
}

export function subjects(house: House): Subjects {
  const places = new Map<string, NamedIn[]>()
  for (const place of namedIn) {
    const names = new Set(house.files.flatMap((file) => nameIn[place](file) ?? []))
    for (const name of names) places.set(name, [...(places.get(name) ?? []), place])
  }
  const sorted = new Map([...places].sort(([one], [other]) => (one < other ? -1 : 1)))
  return { places: sorted, alike: alike([...sorted.keys()]) }
}

function alike(names: readonly string[]): string[][] {
  const groups = Map.groupBy(names, (name) => name.split('-').map(singular).join('-'))
  return [...groups.values()].filter((group) => group.length > 1)
}

function singular(word: string): string {
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<!s)s$/, '')
}

/** Files that lie directly in the contract, without tests. */
export function flatContract(house: House): string[] {
  return house.files.filter((file) => /^contract\/[^/]+$/.test(file) && !/\.(test|fixtures)\./.test(file))
}
