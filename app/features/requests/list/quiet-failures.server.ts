import { logQuietly } from '#app/api/log-quietly.server.ts'
import { problemOf } from '#app/api/problem.ts'
import type { FilterOption } from '../requests.search.ts'

/** A list of the filters; null where it could not be had, which is only logged: the requests are there without it. An ended session is not. */
export async function orNull(list: Promise<readonly FilterOption[]>): Promise<FilterOption[] | null> {
  try {
    return (await list).map(({ id, nome }) => ({ id, nome }))
  } catch (error) {
    if (problemOf(error).kind === 'unauthenticated') throw error
    logQuietly('filter list not loaded', error)
    return null
  }
}

/** Lists as the filters take them, empty where there is none. `isWhole`: none is missing. */
export function known<Name extends string>(lists: Readonly<Record<Name, FilterOption[] | null>>) {
  const entries = Object.entries<FilterOption[] | null>(lists)
  return {
    ...(Object.fromEntries(entries.map(([name, list]) => [name, list ?? []])) as Record<
      Name,
      FilterOption[]
    >),
    isWhole: entries.every(([, list]) => list !== null),
  }
}
