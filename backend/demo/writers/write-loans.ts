import { addToCompetence, type IsoDate } from '#domain/calendar.ts'
import { loanDueDates } from '#domain/loans/due-dates.ts'
import { loanIof } from '#domain/loans/iof.ts'
import { loanSchedule } from '#domain/loans/schedule.ts'
import { percentOf, roundHalfUp2, sumReais } from '#domain/money.ts'
import { iofRules } from '#domain/parameters/iof-rules.ts'
import { parameterOn } from '#domain/parameters/validity.ts'
import { PaySlipLineCode } from '#domain/pay-slips/pay-slip-codes.ts'
import type { Transaction } from '../../database/client.ts'
import { loanPayments } from '../../database/schema/loans.ts'
import { suggestedLoans } from '../../rules/suggested-rules.ts'
import { insertLoan } from '../../usecases/loans/insert-loan.ts'
import type { DemoPerson } from '../demo-person.ts'
import { ledgerOf } from '../ledger.ts'
import { demoPaySlips } from '../pay-slips.ts'
import { type DemoQuota, unitValuesOf } from '../quotas.ts'
import { known, linkKey, type WrittenPeople } from './write-people.ts'

const AMOUNT = 10_000

/** Writes the loans whose instalments stand on pay slips: 10,000 reais each, paid by the lines of those slips. */
export async function writeLoans(
  database: Transaction,
  people: readonly DemoPerson[],
  { linkIds }: WrittenPeople,
  { quotas, today }: { quotas: readonly DemoQuota[]; today: IsoDate },
): Promise<void> {
  const withLinks = people.flatMap(({ birthDate, links }) => links.map((link) => ({ birthDate, link })))
  for (const { birthDate, link } of withLinks) {
    const discount = link.benefit?.discounts?.find(({ code }) => code === PaySlipLineCode.loan)
    if (discount?.instalments === undefined) continue
    const loanId = await insertContract(database, known(linkIds, linkKey(link)), {
      months: discount.instalments,
      releasedOn: `${addToCompetence(discount.since, -1)}-21`,
    })
    const lots = ledgerOf(link, today, unitValuesOf(quotas, link.profileId))
    const payments = demoPaySlips(link, birthDate, lots).flatMap(({ paidOn, lines }) =>
      lines.flatMap(({ code, amount, reference }) =>
        code === PaySlipLineCode.loan && reference?.kind === 'instalment'
          ? [
              {
                loanId,
                number: reference.number,
                paidOn,
                amount,
                createdAt: new Date(`${paidOn}T06:00:00-03:00`),
              },
            ]
          : [],
      ),
    )
    if (payments.length > 0) await database.insert(loanPayments).values(payments)
  }
}

function insertContract(
  database: Transaction,
  linkId: number,
  { months, releasedOn }: { months: number; releasedOn: IsoDate },
): Promise<number> {
  const { dueDay, coverFeePercent } = suggestedLoans
  const monthlyPercent = suggestedLoans.monthlyPercent.fixed
  const schedule = loanSchedule({
    principal: AMOUNT,
    monthlyPercent,
    system: 'price',
    dueDates: loanDueDates(releasedOn, { months, dueDay }),
  })
  const lent = { principal: AMOUNT, releasedOn, instalments: schedule }
  const iof = loanIof(lent, parameterOn(iofRules, releasedOn)).total
  const coverFee = roundHalfUp2(percentOf(AMOUNT, coverFeePercent))
  const contract = {
    linkId,
    amount: AMOUNT,
    iof,
    coverFee,
    settles: 0,
    credit: sumReais([AMOUNT, -iof, -coverFee]),
    system: 'price' as const,
    rateKind: 'fixed' as const,
    monthlyPercent,
    months,
    dueDay,
    releasedOn,
    collection: 'pay-slip' as const,
    createdAt: new Date(`${releasedOn}T06:00:00-03:00`),
  }
  return insertLoan(database, contract, schedule)
}
