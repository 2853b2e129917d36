import { calendarMonthName, percentText } from '../value-text.ts'
import type { DeferredEstimate } from './deferred-estimate.ts'

export function estimatedIncomeLabel({ prazoAnos }: NonNullable<DeferredEstimate>): string {
  return `Renda estimada por mês, por ${prazoAnos} anos`
}

export function estimateSentence({
  rentabilidade,
  taxaSaldo,
  mesDecimoTerceiro,
}: NonNullable<DeferredEstimate>): string {
  const paid =
    mesDecimoTerceiro == null ? '' : ` A renda tem um 13º em ${calendarMonthName(mesDecimoTerceiro)}.`
  return `A estimativa está em valores de hoje, com rentabilidade real de ${percentText(rentabilidade)} ao ano, ${costText(taxaSaldo)}.${paid} Ela não é uma promessa.`
}

function costText(feePercent: number | undefined): string {
  if (feePercent === undefined) return 'sem novas contribuições e sem a taxa'
  if (feePercent === 0) return 'sem novas contribuições'
  return `sem novas contribuições e já descontada a taxa de ${percentText(feePercent)} do saldo por mês`
}
