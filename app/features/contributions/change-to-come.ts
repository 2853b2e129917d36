import type { ContributionChangeData } from '#contract/contributions.ts'
import type { Competence } from '#domain/calendar.ts'
import { PaymentMethod } from '#domain/contributions/payment-methods.ts'
import { type PercentageChoice, previewAmounts } from './contribution-preview.ts'
import type { PercentageRules, PercentageSituation, VoluntarySituation } from './contribution-rules.ts'
import type { VoluntaryValues } from './contributions.schema.ts'

/** What a change of percentages would keep if it were filed now; the API computes it again. */
export function percentagesToCome(
  { salario, percentualBasica, percentualSuplementar, valores }: PercentageSituation,
  choice: PercentageChoice,
  { rules, mesEfeito }: { rules: PercentageRules; mesEfeito: Competence },
): ContributionChangeData {
  return {
    modalidade: 'percentual',
    salario,
    ...choice,
    valores: previewAmounts(choice, rules),
    anterior: { percentualBasica, percentualSuplementar, valores },
    mesEfeito,
  }
}

/** What a change of a voluntary contribution would keep if it were filed now; an account only for a debit. */
export function voluntaryToCome(
  { valorContribuicao, formaPagamento }: VoluntarySituation,
  next: VoluntaryValues,
  mesEfeito: Competence,
): ContributionChangeData {
  const isDebit = next.formaPagamento === PaymentMethod.debit
  return {
    modalidade: 'voluntaria',
    valorContribuicao: next.valorContribuicao ?? 0,
    formaPagamento: next.formaPagamento ?? formaPagamento,
    agencia: isDebit ? next.agencia : null,
    conta: isDebit ? next.conta : null,
    anterior: { valorContribuicao, formaPagamento },
    mesEfeito,
  }
}
