import { checkPayment, DEBIT_BANK, PaymentMethod } from '#domain/contributions/payment-methods.ts'
import { checkVoluntaryContribution } from '#domain/contributions/voluntary-contribution.ts'
import type { VoluntarySituation } from './contribution-rules.ts'
import type { VoluntaryValues } from './contributions.schema.ts'
import { contributionsText } from './contributions.text.ts'

const { voluntary } = contributionsText

/**
 * What still has to be filled before the button works, in words: it stays off without a payment method, and for debit while
 * agency or account are incomplete (specification section 5).
 */
export function missingForSubmit({
  valorContribuicao,
  formaPagamento,
  agencia,
  conta,
}: VoluntaryValues): string[] {
  const payment = checkPayment({ method: formaPagamento, agency: agencia, account: conta, bank: DEBIT_BANK })
  return [
    ...(valorContribuicao === null ? [voluntary.missing.value] : []),
    ...payment.map(({ field }) => voluntary.missing[field]),
  ]
}

/** The message under the amount; undefined when it can be sent. */
export function checkVoluntary(
  values: VoluntaryValues,
  current: VoluntarySituation,
): { fields: { valorContribuicao: string } } | undefined {
  const outcome = checkVoluntaryContribution(values.valorContribuicao, {
    minimumVoluntary: current.valorMinimo,
  })
  const [problem] = outcome.ok ? [] : outcome.problems
  if (problem) return { fields: { valorContribuicao: messages[problem.code] } }
  return isUnchanged(values, current) ? { fields: { valorContribuicao: voluntary.unchanged } } : undefined
}

const messages = {
  'value-required': voluntary.belowMinimum,
  'below-minimum': voluntary.belowMinimum,
  'fraction-of-cent': voluntary.fractionOfCent,
} as const

function isUnchanged(values: VoluntaryValues, current: VoluntarySituation): boolean {
  if (values.valorContribuicao !== current.valorContribuicao) return false
  if (values.formaPagamento !== current.formaPagamento) return false
  if (values.formaPagamento === PaymentMethod.boleto) return true
  return values.agencia === current.agencia && values.conta === current.conta
}
