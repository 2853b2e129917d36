import { late } from '#app/loading/late.ts'

/** The list of spreadsheets, which most visits never show. */
export const lateRequestExports = late(
  async () => (await import('./RequestExportList.tsx')).RequestExportList,
)
