import { sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { Transaction } from '../../database/client.ts'
import { contributionPercentages, salaries, voluntarySettings } from '../../database/schema/contributions.ts'
import { ledgerEntries } from '../../database/schema/ledger.ts'
import { salariesOf } from '../contributions.ts'
import type { DemoLink } from '../demo-person.ts'
import { ledgerOf } from '../ledger.ts'
import type { DemoLot } from '../lots.ts'
import type { DemoQuota } from '../quotas.ts'
import { unitValuesOf } from '../quotas.ts'
import { insertBatches } from './insert-batches.ts'
import { known, linkKey, type WrittenPeople } from './write-people.ts'

/** Writes salaries, what each link contributes, and every lot. */
export async function writeLedger(
  database: Transaction,
  links: readonly DemoLink[],
  { linkIds }: WrittenPeople,
  { quotas, today }: { quotas: readonly DemoQuota[]; today: IsoDate },
): Promise<void> {
  const withId = links.map((link) => ({ link, linkId: known(linkIds, linkKey(link)) }))
  await insertBatches(
    database,
    salaries,
    withId.flatMap(({ link, linkId }) => salariesOf(link, today).map((salary) => ({ linkId, ...salary }))),
  )
  await insertBatches(
    database,
    contributionPercentages,
    withId.flatMap((row) => percentagesOf(row)),
  )
  await insertBatches(
    database,
    voluntarySettings,
    withId.flatMap((row) => voluntaryOf(row)),
  )
  for (const { link, linkId } of withId) {
    await writeLots(database, ledgerOf(link, today, unitValuesOf(quotas, link.profileId)), {
      linkId,
      profileId: link.profileId,
    })
  }
}

/** One statement and one parameter for all lots of a link: there are thousands. */
async function writeLots(
  database: Transaction,
  lots: readonly DemoLot[],
  { linkId, profileId }: { linkId: number; profileId: number },
): Promise<void> {
  await database.execute(sql`
    insert into ${ledgerEntries}
      (link_id, profile_id, date, competence, type, account, amount, unit_value, quotas)
    select ${linkId}, ${profileId}, date, competence, type, account, amount, "unitValue", quotas
    from json_to_recordset(${JSON.stringify(lots)}) as lot(
      date date, competence text, type text, account text, amount numeric, "unitValue" numeric, quotas numeric
    )`)
}

type Row = { link: DemoLink; linkId: number }

function percentagesOf({ link, linkId }: Row): (typeof contributionPercentages.$inferInsert)[] {
  const { savings } = link
  if (savings?.kind !== 'percentage' || savings.basicPercent + savings.supplementaryPercent === 0) return []
  return [
    { linkId, basic: savings.basicPercent, supplementary: savings.supplementaryPercent, ...since(link) },
  ]
}

function voluntaryOf({ link, linkId }: Row): (typeof voluntarySettings.$inferInsert)[] {
  const { savings } = link
  if (savings?.kind !== 'voluntary') return []
  const { amount, paymentMethod, agency, account } = savings
  return [{ linkId, amount, paymentMethod, agency, account, ...since(link) }]
}

function since({ joinedOn }: DemoLink) {
  return { effectiveMonth: competenceOf(joinedOn), createdAt: new Date(`${joinedOn}T12:00:00-03:00`) }
}
