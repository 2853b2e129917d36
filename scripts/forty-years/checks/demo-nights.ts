import { sql } from 'drizzle-orm'
import { allDueActs } from '#backend/due-acts/kinds/all-due-acts.ts'
import { performDueActs } from '#backend/due-acts/perform-due-acts.ts'
import { sealEntries } from '#backend/security/audit-chain/seal-entries.ts'
import { startTestApi, type TestApi } from '#backend/testing/test-api.ts'
import type { Night, Told } from '../night.ts'
import { checkNight, type Found } from './all-checks.ts'
import { payDay, plusDays, plusMonths } from './plain-days.ts'

const NOTHING_TOLD: Told = { incomes: [], requests: [], deaths: [], quotas: [], repeats: [], reports: [] }

/** The demonstration, whose days go by without anybody calling: only what is due is done, and checked every night on which something was. */
export async function startDemoNights() {
  const test = await startTestApi()
  const kept = new Map<string, unknown>()
  let before: string | null = null

  const at = (day: string, hour: string) => test.clock.set(new Date(`${day}T${hour}:00:00-03:00`))

  async function check(day: string, options: { all?: boolean; told?: Partial<Told> } = {}): Promise<Found[]> {
    const told = { ...NOTHING_TOLD, ...options.told }
    const night: Night = { today: day, before, database: test.database, told, kept }
    const found = await checkNight(night, { all: options.all ?? false })
    before = day
    return found
  }

  async function live(day: string): Promise<void> {
    at(day, '09')
    const due = await test.database.execute<{ kind: string }>(
      sql`select distinct kind from due_acts where done_at is null and due_on <= ${day}::date`,
    )
    const kinds = new Set(due.rows.map(({ kind }) => kind))
    // Those that plan others come first in the list, as a payroll does.
    if (kinds.has('benefit-payroll')) kinds.add('benefit-payment')
    for (const act of allDueActs) if (kinds.has(act.kind)) await performDueActs(test.api, act)
    await sealEntries(test.database)
    at(day, '23')
  }

  return {
    test,
    kept,
    nothingTold: NOTHING_TOLD,
    at,
    live,
    check,
    /** Lives day by day from one to another, both included. @returns what the nights' checks found */
    liveUntil: async (from: string, until: string): Promise<Found[]> => {
      const found: Found[] = []
      for (let day = from; day <= until; day = plusDays(day, 1)) {
        if (day === payDay(day.slice(0, 7))) await publishQuotas(test, day)
        await live(day)
        found.push(...(await check(day)))
      }
      return found
    },
    close: () => test.close(),
  }
}

/** As the demonstration publishes them: one a month, here a half per cent above that of the month before. */
async function publishQuotas({ database }: TestApi, day: string): Promise<void> {
  await database.execute(sql`
    insert into quota_values (profile_id, date, value)
    select p.id, ${day}::date, round(last.value * 1.005, 8) from investment_profiles p
    join lateral (select value from quota_values where profile_id = p.id order by date desc, version desc limit 1) last on true
    where not exists (select from quota_values where profile_id = p.id and date = ${day}::date)`)
  const entry = sql`(select id from registry_entries where registry = 'indexadores' and key = 'INPC')`
  await database.execute(sql`
    insert into indexer_values (entry_id, competence, percent) values (${entry}, ${plusMonths(day.slice(0, 7), -1)}, 0.4)
    on conflict do nothing`)
}
