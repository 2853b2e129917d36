import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/client.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { checkNight, type Found } from './checks/all-checks.ts'
import type { FundRecord } from './fund.ts'
import type { Night } from './night.ts'

/** Findings of a day. */
export type NightFound = { day: IsoDate; findings: readonly Found[] }

export type NightChecks = {
  /** Begins to ask of a night, as its rows are now, beside the day that comes. @returns what was found of the night before; null for nothing */
  ask: (day: IsoDate, told: FundRecord, options: { all: boolean }) => Promise<NightFound | null>
  /** Waits for what is asked still. */
  end: () => Promise<NightFound | null>
  counted: () => { nights: number; checkMs: number }
}

/** Asks of nights in a transaction of their own, whose rows stand still while the next day is lived. */
export function nightsOf(database: Database): NightChecks {
  const kept = new Map<string, unknown>()
  let before: IsoDate | null = null
  let [nights, checkMs] = [0, 0]
  let asking: Promise<NightFound | null> = Promise.resolve(null)

  const begin = async (night: Omit<Night, 'database'>, options: { all: boolean }) => {
    const begun = Promise.withResolvers<void>()
    const findings = database.transaction(
      async (standing) => {
        // The first statement is what the rows stand still from.
        await standing.execute(sql`select 1`)
        begun.resolve()
        const began = performance.now()
        const found = await checkNight({ ...night, database: standing }, options)
        checkMs += performance.now() - began
        return found
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    asking = findings.then((found) => (found.length > 0 ? { day: night.today, findings: found } : null))
    asking.catch(begun.reject)
    await begun.promise
  }

  return {
    ask: async (day, told, options) => {
      const found = await asking
      if (found !== null) return found
      const asToldNow = Object.fromEntries(
        Object.entries(told).map(([name, list]) => [name, [...list]]),
      ) as FundRecord
      await begin({ today: day, before, told: asToldNow, kept }, options)
      nights += 1
      before = day
      return null
    },
    end: () => asking,
    counted: () => ({ nights, checkMs: Math.round(checkMs) }),
  }
}
