import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { HOURLY } from '#backend/due-acts/define-due-act.ts'
import type { DueActKind } from '#backend/due-acts/due-act-kinds.ts'
import { allDueActs } from '#backend/due-acts/kinds/all-due-acts.ts'
import { retornarPlanosAtivos } from '#contract/plans/plans.ts'
import { isBusinessDay, lastBusinessDayOfMonth } from '#domain/business-days.ts'
import { addDays, type IsoDate, lastDayOfMonth } from '#domain/calendar.ts'
import { projectRoot } from '../run-tool.ts'
import { live } from './acts/live.ts'
import { bringBankFile, bringDeductions, issueSlips, nextPaying } from './bank.ts'
import { callsOf } from './calls.ts'
import type { Found } from './checks/all-checks.ts'
import { daysOf, instantOf, isFirstBusinessDayFrom, type TimeOfDay } from './clock.ts'
import { workDesk } from './desk.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type Fates, type Fund, givePasswords, openFund } from './fund.ts'
import type { Life } from './life.ts'
import {
  bringBalances,
  bringContributions,
  bringPeople,
  publishPrices,
  publishQuotas,
  publishUnit,
  raiseSalaries,
} from './months.ts'
import { openNodes } from './nodes.ts'
import { readReports } from './record-promises.ts'
import { type NightFound, nightsOf } from './run-night-checks.ts'
import { installFund, setUpFund } from './set-up-fund.ts'
import { reading } from './sql.ts'

/** A history that is to be lived. */
export type History = {
  seed: number
  from: IsoDate
  to: IsoDate
  lives: readonly Life[]
  fates?: Fates
  /** Days on which nothing that is due is done, beside those that are drawn. */
  standstills?: readonly IsoDate[]
}

export type Lived = {
  /** The last day that was lived. */
  day: IsoDate
  failure: { day: IsoDate; message: string; findings: readonly Found[] } | null
  fingerprint: string
  counts: Record<string, number>
  acts: ReadonlyMap<string, number>
  refused: ReadonlyMap<string, number>
}

export type Where = {
  databaseUrl: string
  dataDir: string
  say: (line: string) => void
}

/** Forty years have some tens of thousands of sendings and of rounds of duties. */
const RARE: Fates = { lost: 60, killed: 3, powerCuts: 2, standstills: 4 }

const HOURLY_KINDS = new Set(allDueActs.filter(({ cron }) => cron === HOURLY).map(({ kind }) => kind))

/** Lives a history from its first day to its last, or to the first night on which something does not hold. */
export async function liveHistory(history: History, { databaseUrl, dataDir, say }: Where): Promise<Lived> {
  const { seed, from, to, lives, fates = RARE, standstills = [] } = history
  await installFund(databaseUrl, from)
  const { ask, database, end } = reading(databaseUrl)
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.FUND_LOG ?? 'error',
    NODE_COMPILE_CACHE: join(projectRoot, '.cache', 'compiled'),
  }
  const nodes = await openNodes(2, { environment, now: instantOf(from, 'night') })
  const calls = callsOf(nodes)
  const fund = openFund(seed, { calls, nodes, ask, from, fates })
  const counts = { days: 0, done: 0, later: 0, failed: 0 }
  const nights = nightsOf(database)
  for (const life of lives) for (const { on, what } of life.acts) fund.plan(on, life, what)
  let nextDue: IsoDate | null = from
  let nextPaid: IsoDate | null = null
  let day = from
  let failure: Lived['failure'] = null

  // Not before a night that asks of a whole year, or of everything.
  const standsStill = (one: IsoDate) =>
    one < to &&
    !one.endsWith('-12-31') &&
    (standstills.includes(one) || fund.random('standstill', one).integer(1, 1000) <= fates.standstills)

  const perform = async (at: TimeOfDay) => {
    if (standsStill(day)) return
    const rows = await ask<{ kind: DueActKind }>(
      `select distinct kind from due_acts where done_at is null and due_on <= $1
       and (not_before is null or not_before <= $2 and $3)`,
      // A waiting request is asked again once a day: only calls bring it.
      [day, instantOf(day, at), at === 'evening'],
    )
    const kinds = rows.map(({ kind }) => kind).filter((kind) => at !== 'night' || HOURLY_KINDS.has(kind))
    if (kinds.length === 0) return
    // In the order in which they are declared, as their schedules are.
    const order = allDueActs.map(({ kind }) => kind)
    await fund.moveTo(day, at)
    // On some days both nodes look for the same duties at once, on the others the one that has the schedule.
    const isAtOnce = fund.random('at-once', day, at).integer(1, 3) === 1
    const performing = nodes.perform(
      kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
      isAtOnce,
    )
    const fate = fund.random('power-cut', day, at)
    if (fate.integer(1, 1000) <= fates.powerCuts) await wait(fate.integer(0, 40)).then(() => nodes.kill(0))
    const performed = await performing
    counts.done += performed.done
    counts.later += performed.later
    counts.failed += performed.failed
    if (performed.failed > 0) {
      const failed = await ask(
        `select kind, subject_id, due_on, last_error from due_acts where done_at is null and attempts > 0`,
      )
      throw new Error(`due acts failed: ${JSON.stringify(failed)}`)
    }
  }

  const liveDay = async () => {
    await perform('night')
    await perform('morning')
    await fund.moveTo(day, 'participants')
    if (day === from) await setUpFund(fund, lastBusinessDayOfMonth(addDays(`${from.slice(0, 8)}01`, -1)))
    for (const { what, life } of fund.agenda.get(day) ?? []) await live(fund, life, what)
    if (isFirstBusinessDayFrom(1, day)) await issueSlips(fund)
    await fund.moveTo(day, 'desk')
    await workOfMonth(fund, day, lives)
    if (isBusinessDay(day)) await workDesk(fund)
    if (nextPaid !== null && nextPaid <= day) await bringBankFile(fund)
    if (isFirstBusinessDayFrom(10, day)) await bringDeductions(fund)
    await perform('evening')
    await nodes.seal()
    if (day === lastDayOfMonth(day)) await nodes.sweep()
    counts.days += 1
  }

  try {
    for (day of daysOf(from, to)) {
      const isAlive =
        day === from ||
        day === to ||
        day === lastDayOfMonth(day) ||
        fund.agenda.has(day) ||
        isMonthDay(day) ||
        (nextDue !== null && nextDue <= day) ||
        (nextPaid !== null && nextPaid <= day) ||
        (fund.filed.some(({ looksAt }) => looksAt <= day) && isBusinessDay(day)) ||
        (lives.some(({ enters, n }) => enters <= day && !fund.people.has(n)) && isEntryDay(day))
      if (!isAlive) continue
      await liveDay()
      const [waiting] = await ask<{ next: IsoDate | null }>(
        `select min(due_on)::text as next from due_acts where done_at is null and not_before is null`,
      )
      nextDue = waiting?.next ?? null
      nextPaid = await nextPaying(fund)
      if (standsStill(day)) continue
      failure = failureOf(await nights.ask(day, fund.told, { all: day === to }))
      if (failure) break
      if (day.endsWith('-12-31')) say(day)
    }
    failure ??= failureOf(await nights.end())
  } catch (error) {
    const earlier = await nights.end().catch(() => null)
    failure = failureOf(earlier) ?? {
      day,
      findings: [],
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
  const fingerprint = await fingerprintOf(ask)
  const { made, repeated, refused } = calls.counted()
  const [totals] = await ask<Record<string, number>>(
    `select (select count(*)::int from pay_slips) as payments, (select count(*)::int from ledger_entries) as entries,
       (select count(*)::int from requests) as requests, (select count(*)::int from emails) as emails,
       (select count(*)::int from notifications) as notifications, (select count(*)::int from due_acts where done_at is not null) as acts`,
  )
  await nodes.close()
  await end()
  return {
    day,
    failure,
    fingerprint,
    counts: { ...counts, ...nights.counted(), calls: made, repeated, kills: nodes.kills(), ...totals },
    acts: fund.acts,
    refused,
  }
}

function failureOf(found: NightFound | null): Lived['failure'] {
  return found && { ...found, message: `${found.findings.length} checks fail` }
}

const isEntryDay = (day: IsoDate) => isFirstBusinessDayFrom(4, day) || isFirstBusinessDayFrom(19, day)
const isLastBusinessDay = (day: IsoDate) => lastBusinessDayOfMonth(day) === day
const isMonthDay = (day: IsoDate) =>
  isLastBusinessDay(day) || [1, 10].some((from) => isFirstBusinessDayFrom(from, day))

/** Monthly work of sponsors and the fund. */
async function workOfMonth(fund: Fund, day: IsoDate, lives: readonly Life[]): Promise<void> {
  if (isEntryDay(day)) await enter(fund, day, lives)
  if (isFirstBusinessDayFrom(10, day)) await publishPrices(fund, day)
  if (day.slice(5, 7) === '05' && isFirstBusinessDayFrom(10, day)) {
    await raiseSalaries(fund, day)
    await publishUnit(fund, day)
  }
  if (day.slice(5, 7) === '02' && isFirstBusinessDayFrom(1, day)) await readReports(fund)
  if (!isLastBusinessDay(day)) return
  await publishQuotas(fund, day)
  await bringContributions(fund, day)
}

async function enter(fund: Fund, day: IsoDate, lives: readonly Life[]): Promise<void> {
  const fresh = lives.filter(({ enters, n }) => enters <= day && !fund.people.has(n))
  if (fresh.length === 0) return
  await bringPeople(fund, fresh)
  await givePasswords(fund.ask, instantOf(day, 'desk'))
  await bringBalances(fund, fresh, fund.told.quotas.at(-1)?.day ?? day)
  for (const life of fresh) {
    const session = await fund.session(life.cpf)
    if (!session) throw new Error(`${life.name} is not let in`)
    const { token, personId } = session
    const links = await fund.calls.ask(retornarPlanosAtivos, { params: { idPessoa: personId }, token })
    const linkId = links.answer[0]?.id ?? 0
    fund.people.set(life.n, { life, personId, linkId, diedOn: null })
  }
}
