import { checkPayment } from '#domain/contributions/payment-methods.ts'
import { checkVoluntaryContribution } from '#domain/contributions/voluntary-contribution.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Complaint } from '../complaints.ts'
import { belowMinimumSentence } from '../contributions/contributions.text.ts'
import { type PaymentValues, paymentOf, paymentPaths } from '../contributions/payment-fields.ts'
import { issueSentences } from './contribution-payments.text.ts'
import type { NextPayment } from './contribution-payments.ts'

/** A contribution to issue as it is filled in; reais, null while empty. */
export type IssueValues = PaymentValues & { valorContribuicao: number | null }

type Next = Pick<NextPayment, 'valor' | 'valorFixo' | 'valorMinimo'>

/**
 * A contribution to issue under the rules of the domain: its amount in reais, or every complaint. Whether its month takes one only the
 * API knows.
 */
export function checkIssueValues(values: IssueValues, next: Next): Outcome<number, Complaint> {
  const { valorContribuicao } = values
  const problems: Complaint[] = [
    ...amountSentences(valorContribuicao, next).map((sentence) => ({ field: 'valorContribuicao', sentence })),
    ...checkPayment(paymentOf(values)).map(({ field, code }) => ({
      field: paymentPaths[field],
      sentence: issueSentences[code],
    })),
  ]
  return problems.length > 0 || valorContribuicao === null
    ? { ok: false, problems }
    : { ok: true, result: valorContribuicao }
}

/** Only what is voluntary has a minimum; what is owed is paid as it is. */
function amountSentences(asked: number | null, { valor, valorFixo, valorMinimo }: Next): string[] {
  const outcome = checkVoluntaryContribution(asked, { minimumVoluntary: valorFixo ? 0.01 : valorMinimo })
  if (outcome.ok) return valorFixo && asked !== valor ? [issueSentences['fixed-amount']] : []
  return outcome.problems.map(({ code }) => {
    if (code !== 'below-minimum') return issueSentences[code]
    return valorFixo ? issueSentences['nothing-owed'] : belowMinimumSentence(valorMinimo)
  })
}
