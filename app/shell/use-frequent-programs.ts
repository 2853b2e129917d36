import { whenIdle } from '@portal/design-system/lazy'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Where people go from every page, and whose programs are small beside what all pages share. */
const FREQUENT = { participant: ['/', '/services'], attendant: ['/', '/request-management'] } as const

/**
 * Fetches the programs of the most frequent pages once the browser is idle, without their data: a first visit then waits for its data
 * alone.
 */
export function useFrequentPrograms(visitor: keyof typeof FREQUENT): void {
  const router = useRouter()
  useEffect(
    () =>
      whenIdle(() => {
        const routes = new Set(FREQUENT[visitor].flatMap((path) => router.getMatchedRoutes(path)[0]))
        for (const route of routes) void router.loadRouteChunk(route)?.catch(() => undefined)
      }),
    [router, visitor],
  )
}
