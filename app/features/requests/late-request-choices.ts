import { late } from '#app/loading/late.ts'

/** The fields of the filters: their lists and days weigh more than the rest of the page, and the browser's own serve until then. */
export const lateRequestChoices = late(() =>
  import('./RequestChoices.tsx').then(({ RequestChoices }) => RequestChoices),
)
