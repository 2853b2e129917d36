import type { Debits } from '#contract/payment-clearings/debit-files.ts'
import { reaisText } from '#contract/value-text.ts'

/** '2 débitos, no total de R$ 750,00. 1 cancelamento.' */
export function askedSentence({ debitos, valor, cancelamentos }: Debits['aPedir']): string {
  const debits = `${debitos === 1 ? '1 débito' : `${debitos} débitos`}, no total de ${reaisText(valor)}.`
  const taken = cancelamentos === 1 ? '1 cancelamento.' : `${cancelamentos} cancelamentos.`
  return [...(debitos > 0 ? [debits] : []), ...(cancelamentos > 0 ? [taken] : [])].join(' ')
}

/** Debits that nobody asked for in time. */
export function lateDebitsSentence(count: number): string {
  const late = count === 1 ? '1 débito passou' : `${count} débitos passaram`
  return `${late} do dia sem ir ao banco. Trate com o participante, ou dê baixa à mão quando ele pagar.`
}

/** 'Arquivo 12' */
export function debitFileName(numero: number): string {
  return `Arquivo ${numero}`
}
