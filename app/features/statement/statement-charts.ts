import type { ChartData } from '@portal/design-system/charts/ChartFigure'
import { shortMonthText } from '#app/format/dates.ts'
import { shortReaisText } from '#app/format/money.ts'
import type { StatementPosition } from '#contract/statement/statement.ts'
import { percentText, reaisText, returnText } from '#contract/value-text.ts'
import { statementText } from './statement.text.ts'
import type { StatementReturns } from './statement-parts.ts'

/** Contributions and return, stacked as areas; side by side as lines where a month lost money or money was withdrawn. */
export type EvolutionChart = { kind: 'area' | 'line'; data: ChartData }

/** The chart of contributions and return; null with fewer than two points, which would be no line at all. */
export function evolutionChart(evolucao: StatementPosition['evolucao']): EvolutionChart | null {
  if (evolucao.length < 2) return null
  const { evolution: text } = statementText
  const stacks = evolucao.every(({ rendimento, retirado }) => rendimento >= 0 && retirado === 0)
  const earned = { id: 'earned', label: text.earned }
  const contributed = { id: 'contributed', label: text.contributed }
  return {
    kind: stacks ? 'area' : 'line',
    data: {
      label: text.label,
      xLabel: text.xLabel,
      series: stacks ? [contributed, earned] : [{ id: 'balance', label: text.balance }, contributed, earned],
      points: evolucao.map(({ competencia, contribuido, rendimento, saldo }) => ({
        x: monthNumber(competencia),
        label: shortMonthText(competencia),
        values: { contributed: contribuido, earned: rendimento, balance: saldo },
      })),
      formatValue: reaisText,
      formatTick: shortReaisText,
    },
  }
}

/** Cumulative return of each profile by month, the person's own first; null with fewer than two months. */
export function returnsChart({ rentabilidades, perfil }: StatementReturns): ChartData | null {
  const { perfis, meses } = rentabilidades
  if (meses.length < 2) return null
  const { returns: text } = statementText
  const isOwn = (id: number) => (id === perfil.id ? 0 : 1)
  return {
    label: text.label,
    xLabel: text.xLabel,
    series: perfis
      .toSorted((one, other) => isOwn(one.id) - isOwn(other.id))
      .map(({ id, nome }) => ({ id: String(id), label: nome })),
    points: meses.toReversed().map(({ competencia, perfis: returns }) => ({
      x: monthNumber(competencia),
      label: shortMonthText(competencia),
      values: Object.fromEntries(
        returns.map(({ idPerfil, acumulado }) => [String(idPerfil), acumulado ?? 0]),
      ),
    })),
    formatValue: returnText,
    formatTick: percentText,
  }
}

function monthNumber(competence: string): number {
  return Number(competence.slice(0, 4)) * 12 + Number(competence.slice(5, 7))
}
