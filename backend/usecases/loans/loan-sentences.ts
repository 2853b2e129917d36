import { loanSystemOf } from '#contract/loans/loan-data.ts'
import { loanCollections } from '#contract/loans/loans.text.ts'
import type { LoanData } from '#contract/loans/loans.ts'
import { dateText, percentText, reaisText } from '#contract/value-text.ts'

/** A loan: what is paid out, what it settles, and how it is paid back. */
export function loanEffect(data: LoanData): readonly string[] {
  const { valor, parcelas, parcela, taxaMensal, liquido, quitaAnterior, primeiroVencimento, cobranca } = data
  const each =
    parcela === null ? '' : ` de ${reaisText(parcela)}${loanSystemOf(data) === 'sac' ? ' a primeira' : ''}`
  const first =
    primeiroVencimento === null ? '' : `, com o primeiro vencimento em ${dateText(primeiroVencimento)}`
  return [
    liquido === null
      ? `Empresta ${reaisText(valor)}.`
      : `Empresta ${reaisText(valor)} e paga ${reaisText(liquido)} ao participante, depois dos custos.`,
    ...(quitaAnterior !== null && quitaAnterior > 0
      ? [`O empréstimo atual, de ${reaisText(quitaAnterior)}, fica quitado.`]
      : []),
    `São ${parcelas} parcelas${each}, a ${percentText(taxaMensal)} ao mês${first}.`,
    ...(cobranca === null ? [] : [`Cobrança: ${loanCollections[cobranca]}.`]),
  ]
}
