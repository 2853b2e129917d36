import { useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { visitQuery } from '#app/session/session.queries.ts'
import { planQueries } from './plan.queries.ts'

/**
 * Keeps the looks of a portal that stays open up to date: going to another page asks, at most once a minute, whether the plan's
 * theme changed. A new document always has the newest by itself.
 */
export function useFreshLook(): void {
  const queryClient = useQueryClient()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const shown = useRef(pathname)
  const refresh = useEffectEvent(async () => {
    const visit = queryClient.getQueryData(visitQuery.queryKey)
    if (!visit?.session?.link) return
    const look = await queryClient.fetchQuery(planQueries.look())
    queryClient.setQueryData(visitQuery.queryKey, (known) => known && { ...known, appearance: look })
  })
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Looks that could not be read are no reason to trouble anybody.
    refresh().catch(() => undefined)
  }, [pathname])
}
