import type { PaySlipCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import { percentText } from '../value-text.ts'
import type { PaySlipLineOnWire } from './pay-slips.ts'

/** Names of the lines of a pay slip, on screen and on paper alike. */
export const paySlipLineNames: Readonly<Record<PaySlipCode, string>> = {
  101: 'Renda mensal',
  102: 'Abono anual (13º)',
  110: 'Saque à vista',
  190: 'Devolução',
  901: 'IRRF',
  902: 'IRRF sobre o abono anual',
  910: 'Pensão alimentícia',
  920: 'Empréstimo',
  930: 'Plano de saúde',
  940: 'Taxa de administração',
  950: 'Contribuição associativa',
}

/** To what the amount of a line refers: a rate, an instalment of so many, twelfths of the year; empty for nothing. */
export function referenceSentence(reference: PaySlipLineOnWire['referencia']): string {
  switch (reference?.tipo) {
    case 'percentual':
      return percentText(reference.valor)
    case 'parcela':
      return `${reference.numero} de ${reference.total}`
    case 'avos':
      return `${reference.valor}/12`
    default:
      return ''
  }
}

/** Why a part of the income is exempt, by the wire's code. */
export const ageExemptionNames = {
  nenhuma: 'Sem isenção',
  '65-anos': 'Isenção a partir de 65 anos',
  molestia: 'Isenção por moléstia grave',
} as const

/** Names of the steps of the withholding, from the income to the tax. */
export const taxStepNames = {
  bruto: 'Rendimento do mês',
  isento: 'Parcela isenta',
  tributavel: 'Rendimento tributável',
  deducoes: 'Deduções',
  deducaoSimplificada: 'Desconto simplificado',
  base: 'Base de cálculo',
  aliquota: 'Alíquota da faixa',
  parcelaADeduzir: 'Parcela a deduzir',
  imposto: 'Imposto pela tabela',
  reducao: 'Redução da Lei 15.270/2025',
  retido: 'IRRF',
} as const
