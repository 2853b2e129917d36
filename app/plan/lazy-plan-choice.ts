import { lazy } from '@portal/design-system/lazy'

/** The question which plan to see, fetched when it has to be asked. */
export const lazyPlanChoice = lazy(async () => (await import('./PlanChoice.tsx')).PlanChoice)
/** The same for attendants, who look at one plan's lists or at all. */
export const lazyDeskPlanChoice = lazy(async () => (await import('./DeskPlanChoice.tsx')).DeskPlanChoice)
