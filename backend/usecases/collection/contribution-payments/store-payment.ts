import { claimSlipNumber, type PaymentRow } from '#backend/database/queries/contribution-payments.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { contributionPayments } from '#backend/database/schema/contribution-payments.ts'
import { planActs } from '#backend/due-acts/plan-acts.ts'
import { overdueCharges } from '#backend/rules/contribution-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { NextPayment } from '#contract/collection/contribution-payments.ts'
import { paymentPartWords } from '#contract/collection/wire-words.ts'
import { type Competence, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { PaymentMethod } from '#domain/contributions/payment-methods.ts'
import type { PaymentPart } from '#domain/payment-clearings/payment-parts.ts'
import { purposeOf } from './next-payment.ts'
import { paymentActs } from './payment-acts.ts'

/** Payment to issue. `amount`: reais, the sum of its parts; `debited`: the account of a debit, null for a slip. */
export type PaymentToStore = {
  competence: Competence
  dueDate: IsoDate
  amount: number
  parts: readonly PaymentPart[]
  debited: { agency: string | undefined; account: string | undefined } | null
  authorId: number | null
  submissionKey: string | null
}

/** Keeps a contribution that is paid by itself, under a slip number of its own, with its record and what is to come of it. */
export async function storePayment(
  work: Work,
  { link, person, plan }: LinkRow,
  { debited, ...issued }: PaymentToStore,
): Promise<PaymentRow> {
  const slip = debited ? null : await claimSlipNumber(work.database)
  const [stored] = await work.database
    .insert(contributionPayments)
    .values({
      ...issued,
      linkId: link.id,
      purpose: purposeOf(link),
      method: debited ? PaymentMethod.debit : PaymentMethod.boleto,
      slipNumber: slip?.slipNumber,
      portfolio: slip?.portfolio,
      collectionAgency: slip?.agency,
      collectionAccount: slip?.account,
      debitAgency: debited?.agency,
      debitAccount: debited?.account,
      issuedAt: work.now,
    })
    .returning()
  if (!stored) throw new Error('the contribution was not stored')
  const { competence, method, amount, dueDate, slipNumber } = stored
  await audit(work, {
    subjectId: person.id,
    action: 'contribution-payment.issued',
    entityId: stored.id,
    after: { competence, method, amount, dueDate, slipNumber },
  })
  // A check of the table holds the method to the two codes.
  const payment = stored as PaymentRow
  const today = saoPauloDateOf(work.now)
  const arrears = await ruleOn(work.database, overdueCharges, plan, today)
  await planActs(work, paymentActs(payment, today, arrears))
  return payment
}

/** A part as the wire has it, as the payment keeps it. */
export function paymentPartOf({ parte, valor }: NextPayment['parcelas'][number]): PaymentPart {
  return { part: paymentPartWords.fromWire(parte), amount: valor }
}
