import type { Transaction } from '../../database/client.ts'
import { insertPaySlips } from '../../usecases/payroll/pay-slips/record-pay-slips.ts'
import type { DemoLink } from '../demo-person.ts'
import type { PreparedLink } from '../prepare-parts.ts'
import { known, linkKey, type WrittenPeople } from './write-people.ts'

/** Writes the pay slips of everybody who was ever paid a benefit. */
export async function writePaySlips(
  database: Transaction,
  links: readonly PreparedLink[],
  { linkIds }: WrittenPeople,
): Promise<void> {
  const slips = links.flatMap(({ link, paySlips }) =>
    paySlips.map((slip) => ({ ...slip, linkId: known(linkIds, linkKey(link)), ...accountOf(link) })),
  )
  await insertPaySlips(database, slips, ({ paidOn }) => new Date(`${paidOn}T06:00:00-03:00`))
}

/** An account at the plan's bank, told from the enrolment. */
export function accountOf({ enrolment }: DemoLink) {
  const digits = enrolment.slice(-5)
  const check = Array.from(digits).reduce((sum, digit) => sum + Number(digit), 0) % 10
  return { bank: '341', agency: '0057', account: `${digits}-${check}` }
}
