import { sumReais } from '#domain/money.ts'
import { returnBetween, returnPercent } from '#domain/quotas.ts'
import type { NewestMovement, QuotaValue } from '../../database/queries/ledger.ts'

/** Return of the last 12 months in per cent, from the quotas oldest first; null with fewer than thirteen of them. */
export function twelveMonthReturn(quotas: readonly QuotaValue[]): number | null {
  const [first, last] = [quotas.at(-13), quotas.at(-1)]
  return first && last ? returnPercent(returnBetween(first.value, last.value)) : null
}

/** The newest month's contributions of each side, reais; null when there never were any. */
export function lastContribution(newest: readonly NewestMovement[]) {
  const month = monthOf(newest)
  if (!month) return null
  const employer = amountOf(newest.filter(({ type }) => type === 'CP'))
  const own = amountOf(newest.filter(({ type }) => type !== 'CP'))
  return {
    competencia: month.competence,
    dataCredito: month.lastDate,
    participante: own,
    patrocinadora: employer,
    total: sumReais([own, employer]),
  }
}

/** The newest income paid, gross reais; null for who receives none. */
export function lastBenefit(newest: readonly NewestMovement[]) {
  const month = monthOf(newest)
  if (!month) return null
  return {
    competencia: month.competence,
    dataPagamento: month.lastDate,
    valorBruto: sumReais([0, -amountOf(newest)]),
  }
}

function amountOf(movements: readonly NewestMovement[]): number {
  return sumReais(movements.map(({ amount }) => amount))
}

function monthOf(movements: readonly NewestMovement[]) {
  const [first] = movements
  const lastDate = movements.reduce((last, { date }) => (date > last ? date : last), '')
  return first && { competence: first.competence, lastDate }
}
