import { databaseOf } from '#backend/database/client.ts'
import { openPool } from '#backend/database/pool.ts'
import { newestPaySlip } from '#backend/database/queries/pay-slips.ts'
import { recordPaySlips } from '#backend/usecases/payroll/pay-slips/record-pay-slips.ts'
import { addToCompetence } from '#domain/calendar.ts'
import { query } from './portal-database.ts'
import type { Portal } from './portal-fixture.ts'
import { today } from './today.ts'

/** The payroll pays what it paid last of an enrolment once more, today, for the month after it; answers that month. */
export async function payAgain(portal: Portal, enrolment: string): Promise<string> {
  const { rows } = await query(portal, 'select id from plan_links where enrolment = $1', [enrolment])
  const linkId = Number(rows[0]?.['id'])
  const pool = openPool({ databaseUrl: portal.databaseUrl, max: 1, onError: () => undefined })
  try {
    return await databaseOf(pool).transaction(async (database) => {
      const newest = await newestPaySlip(database, linkId)
      if (!newest) throw new Error(`${enrolment} was never paid`)
      const competence = addToCompetence(newest.competence, 1)
      const work = { database, actor: null, requestId: 'journey', now: new Date() }
      await recordPaySlips(work, [{ ...newest, linkId, competence, paidOn: today }])
      return competence
    })
  } finally {
    await pool.end()
  }
}
