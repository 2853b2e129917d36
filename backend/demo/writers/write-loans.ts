import { addToCompetence, compareIso, type IsoDate } from '#domain/calendar.ts'
import { payableInTimeUntil } from '#domain/loans/collection.ts'
import { loanDueDates } from '#domain/loans/due-dates.ts'
import { loanIof } from '#domain/loans/iof.ts'
import { billIssuedOn, deductionAskedOn } from '#domain/loans/loan-bill.ts'
import { loanSchedule } from '#domain/loans/schedule.ts'
import { percentOf, roundHalfUp2, sumReais } from '#domain/money.ts'
import { iofRules } from '#domain/parameters/iof-rules.ts'
import { PaySlipLineCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import { parameterOn } from '#domain/validity.ts'
import type { Transaction } from '../../database/client.ts'
import { claimSlipNumber } from '../../database/queries/contribution-payments.ts'
import { loanById } from '../../database/queries/loans.ts'
import { loanBills, loanPayments } from '../../database/schema/loans.ts'
import { suggestedLoans } from '../../rules/suggested-rules.ts'
import { insertLoan } from '../../usecases/loans/insert-loan.ts'
import type { DemoPerson } from '../demo-person.ts'
import { type DemoLoan, demoLoans } from '../loans.ts'
import type { PreparedLink } from '../prepare-parts.ts'
import { known, linkKey, type WrittenPeople } from './write-people.ts'

const AMOUNT = 10_000

/** Terms of a contract in the demo; the rest is the plan's suggested rule. */
type Terms = Pick<DemoLoan, 'amount' | 'months' | 'dueDay' | 'releasedOn'> & {
  collection: DemoLoan['collection'] | 'pay-slip'
}

/** Writes the loans whose instalments stand on pay slips: 10,000 reais each, paid by the lines of those slips. */
export async function writeLoans(
  database: Transaction,
  links: readonly PreparedLink[],
  { linkIds }: WrittenPeople,
): Promise<void> {
  for (const { link, paySlips } of links) {
    const discount = link.benefit?.discounts?.find(({ code }) => code === PaySlipLineCode.loan)
    if (discount?.instalments === undefined) continue
    const loanId = await insertContract(database, known(linkIds, linkKey(link)), {
      amount: AMOUNT,
      months: discount.instalments,
      dueDay: suggestedLoans.dueDay,
      releasedOn: `${addToCompetence(discount.since, -1)}-21`,
      collection: 'pay-slip',
    })
    const payments = paySlips.flatMap(({ paidOn, lines }) =>
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

/**
 * Writes the loans that no benefit pays: what fell due was paid, but what the sponsor has not to hand on yet, and what is asked for by the
 * first day waits for its money. After the collection of slips.
 */
export async function writeBilledLoans(
  database: Transaction,
  people: readonly DemoPerson[],
  { linkIds }: WrittenPeople,
  today: IsoDate,
): Promise<void> {
  for (const { borrower, ...terms } of demoLoans(today)) {
    const [link] = people.find(({ name }) => name === borrower)?.links ?? []
    if (!link) throw new Error(`${borrower} is not in the demo`)
    const loanId = await insertContract(database, known(linkIds, linkKey(link)), terms)
    const loan = await loanById(database, loanId)
    if (loan === null) throw new Error('the loan was not stored')
    const isOver = (day: IsoDate) => compareIso(day, today) < 0
    const paid = loan.instalments.filter(({ dueDate }) =>
      isOver(payableInTimeUntil(dueDate, loan.collection)),
    )
    await database.insert(loanPayments).values(
      paid.map(({ number, dueDate, amount }) => ({
        loanId,
        number,
        paidOn: dueDate,
        amount,
        createdAt: new Date(`${dueDate}T06:00:00-03:00`),
      })),
    )
    const askedOn = terms.collection === 'boleto' ? billIssuedOn : deductionAskedOn
    for (const instalment of loan.instalments.slice(paid.length)) {
      const issuedOn = askedOn(instalment)
      if (compareIso(issuedOn, today) > 0) continue
      const { number, amount, dueDate } = instalment
      const issuedAt = new Date(`${issuedOn}T06:00:00-03:00`)
      const asked = { loanId, purpose: 'instalment' as const, number, amount, dueDate, issuedAt }
      await database.insert(loanBills).values({ ...asked, ...(await wayOf(database, terms.collection)) })
    }
  }
}

async function wayOf(database: Transaction, way: DemoLoan['collection']) {
  if (way === 'payroll') return { way }
  const { portfolio, slipNumber, agency, account } = await claimSlipNumber(database)
  return { way, portfolio, slipNumber, collectionAgency: agency, collectionAccount: account }
}

function insertContract(
  database: Transaction,
  linkId: number,
  { amount, months, dueDay, releasedOn, collection }: Terms,
): Promise<number> {
  const { coverFeePercent } = suggestedLoans
  const monthlyPercent = suggestedLoans.monthlyPercent.fixed
  const schedule = loanSchedule({
    principal: amount,
    monthlyPercent,
    system: 'price',
    dueDates: loanDueDates(releasedOn, { months, dueDay }),
  })
  const lent = { principal: amount, releasedOn, instalments: schedule }
  const iof = loanIof(lent, parameterOn(iofRules, releasedOn)).total
  const coverFee = roundHalfUp2(percentOf(amount, coverFeePercent))
  const contract = {
    linkId,
    amount,
    iof,
    coverFee,
    settles: 0,
    credit: sumReais([amount, -iof, -coverFee]),
    system: 'price' as const,
    rateKind: 'fixed' as const,
    monthlyPercent,
    months,
    dueDay,
    releasedOn,
    collection,
    createdAt: new Date(`${releasedOn}T06:00:00-03:00`),
  }
  return insertLoan(database, contract, schedule)
}
