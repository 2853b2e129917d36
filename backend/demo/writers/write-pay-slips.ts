import type { IsoDate } from '#domain/calendar.ts'
import type { Transaction } from '../../database/client.ts'
import { insertPaySlips } from '../../usecases/pay-slips/record-pay-slips.ts'
import type { DemoLink, DemoPerson } from '../demo-person.ts'
import { ledgerOf } from '../ledger.ts'
import { demoPaySlips } from '../pay-slips.ts'
import type { DemoQuota } from '../quotas.ts'
import { unitValuesOf } from '../quotas.ts'
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
    const linkId = known(linkIds, linkKey(link))
    const slips = demoPaySlips(link, birthDate, lots).map((slip) => ({ ...slip, linkId, ...accountOf(link) }))
    await insertPaySlips(database, slips, ({ paidOn }) => new Date(`${paidOn}T06:00:00-03:00`))
  }
}

/** An account at the plan's bank, told from the enrolment. */
export function accountOf({ enrolment }: DemoLink) {
  const digits = enrolment.slice(-5)
  const check = Array.from(digits).reduce((sum, digit) => sum + Number(digit), 0) % 10
  return { bank: '341', agency: '0057', account: `${digits}-${check}` }
}
