import { late } from '#app/loading/late.ts'

/** The question which plan to see, fetched when it has to be asked. */
export const latePlanChoice = late(async () => (await import('./PlanChoice.tsx')).PlanChoice)
