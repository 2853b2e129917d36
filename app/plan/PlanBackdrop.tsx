import { useRouterState } from '@tanstack/react-router'
import { useVisit } from '#app/session/session.queries.ts'
import { backdrop } from './PlanBackdrop.css.ts'

/** The plan's background on the home page. Pure decoration; nothing without one. */
export function PlanBackdrop() {
  const { theme } = useVisit()
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' })
  if (!isHome || !theme.backgroundSrc) return null
  return <img src={theme.backgroundSrc} alt="" className={backdrop} />
}
