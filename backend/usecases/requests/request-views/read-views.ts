import { asc, eq, sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { requestCentrePreferences, requestViews } from '#backend/database/schema/request-views.ts'
import { type RowsPerPage, rowsPerPage } from '#contract/requests/request-queue.ts'
import type { RequestView } from '#contract/requests/request-views.ts'

/** How an attendant has set the request centre up: rows a page, and their views by name. */
export async function readRequestCentre(
  database: Querier,
  personId: number,
): Promise<{ rows: RowsPerPage; views: RequestView[] }> {
  const [[preference], views] = await Promise.all([
    database
      .select({ rows: requestCentrePreferences.rowsPerPage })
      .from(requestCentrePreferences)
      .where(eq(requestCentrePreferences.personId, personId)),
    database
      .select()
      .from(requestViews)
      .where(eq(requestViews.ownerId, personId))
      .orderBy(asc(sql`lower(${requestViews.name})`)),
  ])
  return {
    rows: rowsPerPage.find((rows) => rows === preference?.rows) ?? rowsPerPage[0],
    views: views.map(viewOnWire),
  }
}

/** A kept view as the wire tells it. */
export function viewOnWire({ id, name, filters }: typeof requestViews.$inferSelect): RequestView {
  return { id, nome: name, filtros: filters }
}
