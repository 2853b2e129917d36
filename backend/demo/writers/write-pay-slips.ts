import type { IsoDate } from '#domain/calendar.ts'
import type { PaySlip } from '#domain/pay-slips/pay-slip.ts'
import type { Transaction } from '../../database/client.ts'
import { paySlipLines, paySlips } from '../../database/schema/pay-slips.ts'
import type { DemoLink, DemoPerson } from '../demo-person.ts'
import { ledgerOf } from '../ledger.ts'
import { demoPaySlips } from '../pay-slips.ts'
import type { DemoQuota } from '../quotas.ts'
import { unitValuesOf } from '../quotas.ts'
import { insertBatches } from './insert-batches.ts'
import { known, linkKey, type WrittenPeople } from './write-people.ts'

/** Writes the pay slips of everybody who was ever paid a benefit. */
export async function writePaySlips(
  database: Transaction,
  people: readonly DemoPerson[],
  { linkIds }: WrittenPeople,
  { quotas, today }: { quotas: readonly DemoQuota[]; today: IsoDate },
): Promise<void> {
  const withLinks = people.flatMap(({ birthDate, links }) => links.map((link) => ({ birthDate, link })))
  for (const { birthDate, link } of withLinks.filter((row) => row.link.benefit !== null)) {
    const lots = ledgerOf(link, today, unitValuesOf(quotas, link.profileId))
    await writeSlips(database, demoPaySlips(link, birthDate, lots), {
      linkId: known(linkIds, linkKey(link)),
      link,
    })
  }
}

async function writeSlips(
  database: Transaction,
  slips: readonly PaySlip[],
  { linkId, link }: { linkId: number; link: DemoLink },
): Promise<void> {
  if (slips.length === 0) return
  const written = await database
    .insert(paySlips)
    .values(
      slips.map(({ competence, paidOn, gross, discounts, net, memo }) => ({
        linkId,
        competence,
        paidOn,
        gross,
        discounts,
        net,
        ...accountOf(link),
        memo,
        createdAt: new Date(`${paidOn}T06:00:00-03:00`),
      })),
    )
    .returning({ id: paySlips.id, competence: paySlips.competence })
  const ids = new Map(written.map(({ id, competence }) => [competence, id]))
  await insertBatches(
    database,
    paySlipLines,
    slips.flatMap(({ competence, lines }) =>
      lines.map(({ code, reference, amount }, position) => ({
        paySlipId: known(ids, competence),
        position,
        code,
        reference,
        amount,
      })),
    ),
  )
}

/** An account at the plan's bank, told from the enrolment. */
function accountOf({ enrolment }: DemoLink) {
  const digits = enrolment.slice(-5)
  const check = Array.from(digits).reduce((sum, digit) => sum + Number(digit), 0) % 10
  return { bank: '341', agency: '0057', account: `${digits}-${check}` }
}
