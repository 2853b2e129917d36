import { useRouterState } from '@tanstack/react-router'
import { useVisit } from '#app/session/session.queries.ts'
import { backdrop } from './PlanBackdrop.css.ts'

/** The plan's background on the home page. Pure decoration; nothing without one. */
export function PlanBackdrop() {
  const { appearance } = useVisit()
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' })
  if (!isHome || !appearance.backgroundSrc) return null
  return <img src={appearance.backgroundSrc} alt="" className={backdrop} />
}
