import type { NavItem } from '@portal/design-system/SideNav'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '#app/loading/late.ts'

/** Where people go from every page, and whose programs are small beside what all pages share. */
const FREQUENT: ReadonlySet<string> = new Set(['/', '/services', '/request-management'])

/**
 * Fetches the programs of the most frequent pages of the menu once the browser is idle, without their data: a first visit then waits for
 * its data alone.
 */
export function useMenuPrograms(items: readonly NavItem[]): void {
  const router = useRouter()
  const paths = items.flatMap(({ id }) => (FREQUENT.has(id) ? id : [])).join(' ')
  useEffect(
    () =>
      whenIdle(() => {
        const routes = new Set(paths.split(' ').flatMap((path) => router.getMatchedRoutes(path)[0]))
        for (const route of routes) void router.loadRouteChunk(route)?.catch(() => undefined)
      }),
    [router, paths],
  )
}
