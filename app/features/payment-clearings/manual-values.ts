import type { FieldErrors } from '#app/forms/portal-form.ts'
import type { ManualClearing, PayableContribution } from '#contract/payment-clearings/payment-clearings.ts'
import { clearingsText } from './payment-clearings.text.ts'

/** The form of a payment by hand, named by the wire; reais. `idContribuicao`: what was chosen, by {@link keyOfPayable}. */
export type ManualValues = {
  idContribuicao: number | null
  pagaEm: string | null
  valor: number | null
  motivo: string
}

/** The form as it opens. */
export const noManual: ManualValues = {
  idContribuicao: null,
  pagaEm: null,
  valor: null,
  motivo: '',
}

const { chooseFirst, required } = clearingsText.hand

/** Missing fields. Whether the amount pays the contribution is decided by the API. */
export function checkManual({
  idContribuicao,
  pagaEm,
  valor,
  motivo,
}: ManualValues): FieldErrors<ManualValues> {
  const fields = {
    ...(idContribuicao === null && { idContribuicao: chooseFirst }),
    ...(pagaEm === null && { pagaEm: required.paidOn }),
    ...((valor === null || valor <= 0) && { valor: required.amount }),
    ...(motivo.trim() === '' && { motivo: required.reason }),
  }
  return Object.keys(fields).length > 0 ? { fields } : undefined
}

/** Contributions and boletos of loans are numbered apart: in a list of both, what pays a loan has its number below zero. */
export function keyOfPayable({ id, tipo }: Pick<PayableContribution, 'id' | 'tipo'>): number {
  return tipo === 'emprestimo' ? -id : id
}

/** The payable a key stands for: loans have negative keys. */
export function payableOfKey(key: number): Pick<ManualClearing, 'tipo' | 'idContribuicao'> {
  return { tipo: key < 0 ? 'emprestimo' : 'contribuicao', idContribuicao: Math.abs(key) }
}
