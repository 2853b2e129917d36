import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { lockLink } from '#backend/database/locks.ts'
import { type LinkRow, linkById } from '#backend/database/queries/plan-links.ts'
import { ledgerEntries } from '#backend/database/schema/ledger.ts'
import { heldLots } from '#backend/ledger/held-lots.ts'
import { type Posting, postEntries } from '#backend/ledger/post-entries.ts'
import { notify } from '#backend/messages/notify.ts'
import { conflict, invalid } from '#backend/problem.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { accumulationDates } from '#backend/rules/service-kinds.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { byField } from '#contract/complaints.ts'
import { accumulationSentences } from '#contract/exits/accumulation-dates.text.ts'
import type { AccumulationsInput, UndatedArrivalOnWire } from '#contract/exits/accumulation-dates.ts'
import { checkAccumulations } from '#contract/exits/accumulation-dates-check.ts'
import { statementAccounts } from '#contract/statement/statement-codes.ts'
import { dateText } from '#contract/value-text.ts'
import { competenceOf, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { mayTellDates, redatedLots } from '#domain/exits/accumulation-dates.ts'
import type { LedgerAccount } from '#domain/ledger.ts'
import { balanceOfQuotas } from '#domain/quotas.ts'

type Arrival = { account: LedgerAccount; arrivedOn: IsoDate; amount: string }

/** Money of a link that was ported in without its dates and of which something is left: each account and day, with all that came. */
async function undatedArrivals(database: Querier, linkId: number): Promise<Arrival[]> {
  const { account, date, lotDate, type, amount, quotas } = ledgerEntries
  const ofLot = eq(ledgerEntries.linkId, linkId)
  const came = inArray(type, ['PT-A', 'PT-F'])
  return database
    .select({
      account,
      arrivedOn: lotDate,
      amount: sql<string>`sum(${amount}) filter (where ${came} and ${date} = ${lotDate})`,
    })
    .from(ledgerEntries)
    .where(ofLot)
    .groupBy(account, lotDate)
    .having(
      and(
        sql`sum(${quotas}) > 0`,
        sql`sum(${amount}) filter (where ${came} and ${date} = ${lotDate}) > 0`,
        sql`count(*) filter (where ${inArray(type, ['redated-in', 'redated-out'])}) = 0`,
      ),
    )
    .orderBy(asc(lotDate), asc(account))
}

/** The same of several links, on the wire. */
export async function readUndatedArrivals(
  database: Querier,
  rows: readonly LinkRow[],
): Promise<UndatedArrivalOnWire[]> {
  const found: UndatedArrivalOnWire[] = []
  for (const { link } of rows) {
    for (const { account, arrivedOn, amount } of await undatedArrivals(database, link.id)) {
      found.push({
        idVinculo: link.id,
        conta: statementAccounts[account],
        recebidoEm: arrivedOn,
        valor: Number(amount),
      })
    }
  }
  return found
}

/** Why no dates can be told of a link today, a sentence; null: they can. */
export async function datesRefusal(
  database: Querier,
  { link, plan }: Pick<LinkRow, 'link' | 'plan'>,
  today: IsoDate,
): Promise<string | null> {
  if ((await undatedArrivals(database, link.id)).length === 0) return accumulationSentences.nothingUndated
  const { lastDay } = await ruleOn(database, accumulationDates, plan, today)
  return mayTellDates(today, lastDay) ? null : accumulationSentences.tooLate(lastDay)
}

/**
 * Gives an arrival the days on which it was accumulated at its origin. The ledger is only added to: what is left of the arrival leaves its lot
 * and enters lots of those days at the same value, in every profile that it came to, so that whoever reads lots reads its age.
 * @throws 409 after the last day, or where there is no such arrival; 422 for dates that cannot be
 */
export async function recordAccumulationDates(
  work: Work,
  linkId: number,
  told: AccumulationsInput,
): Promise<void> {
  const { database, now } = work
  await lockLink(database, linkId)
  const today = saoPauloDateOf(now)
  const row = await linkById(database, linkId)
  const refusal = await datesRefusal(database, row, today)
  if (refusal !== null) throw conflict(refusal)
  const arrival = (await undatedArrivals(database, linkId)).find(
    ({ account, arrivedOn }) => statementAccounts[account] === told.conta && arrivedOn === told.recebidoEm,
  )
  if (!arrival) throw conflict(accumulationSentences.nothingUndated)
  const checked = checkAccumulations(told, { recebidoEm: arrival.arrivedOn, valor: Number(arrival.amount) })
  if (!checked.ok) throw invalid(byField(checked.problems))
  await postDates(work, linkId, arrival, told)
  await audit(work, {
    subjectId: row.person.id,
    action: 'ported.dated',
    entityId: linkId,
    after: {
      account: arrival.account,
      arrivedOn: arrival.arrivedOn,
      amount: Number(arrival.amount),
      dates: told.acumulacoes.map(({ data, valor }) => `${data} ${valor.toFixed(2)}`),
    },
  })
  await notify(
    work,
    'datas_acumulacao',
    { personId: row.person.id, planId: row.plan.id },
    { plano: row.plan.name, dia: dateText(arrival.arrivedOn) },
  )
}

async function postDates(
  { now, ...work }: Work,
  linkId: number,
  { account, arrivedOn }: Arrival,
  { acumulacoes }: AccumulationsInput,
): Promise<void> {
  const held = await heldLots(work.database, linkId, saoPauloDateOf(now))
  const left = held.filter((lot) => lot.account === account && lot.creditedOn === arrivedOn)
  const parts = acumulacoes.map(({ data, valor }) => ({ date: data, amount: valor }))
  const postings = left.flatMap(({ profileId, quotas, unitValue, pricedOn }): Posting[] => {
    const amount = balanceOfQuotas(quotas, unitValue).toFixed(2)
    const common = {
      linkId,
      account,
      profileId,
      date: pricedOn,
      competence: competenceOf(pricedOn),
      unitValue,
    }
    return [
      {
        ...common,
        type: 'redated-out',
        lotDate: arrivedOn,
        amount: `-${amount}`,
        quotas: `-${quotas}`,
        key: `${profileId} out`,
      },
      ...redatedLots({ quotas, amount }, parts).map(
        (lot): Posting => ({
          ...common,
          ...lot,
          type: 'redated-in',
          key: `${profileId} ${lot.lotDate}`,
          line: `${profileId} in`,
        }),
      ),
    ]
  })
  const cause = { kind: 'accumulation-dates', id: `${linkId} ${account} ${arrivedOn}` } as const
  await postEntries({ ...work, now }, cause, postings)
}
