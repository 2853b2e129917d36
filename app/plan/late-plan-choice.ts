import { late } from '@portal/design-system/late'

/** The question which plan to see, fetched when it has to be asked. */
export const latePlanChoice = late(async () => (await import('./PlanChoice.tsx')).PlanChoice)
/** The same for attendants, who look at one plan's lists or at all. */
export const lateDeskPlanChoice = late(async () => (await import('./DeskPlanChoice.tsx')).DeskPlanChoice)
