import type { FigureLine } from '#app/features/request-engine/FigureSteps.tsx'
import { formatDate } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { formatPercent, formatReturn } from '#app/format/percent.ts'
import type { SimulatedYearOnWire, SimulationAnswer } from '#contract/taxes/tax-regime.ts'
import { sharePercent } from '#domain/money.ts'
import { paidYears } from './simulated-year.ts'
import { type Deduction, yearsLabel } from './tax-simulator-sentences.ts'

type Payout = SimulationAnswer['respostas']['forma']

/** The way to the figures of the year that was asked for. */
export function explainedYear(answer: SimulationAnswer, year: SimulatedYearOnWire): FigureLine[] {
  const { respostas: asked } = answer
  const { regressivo, progressivo } = year
  return [
    { label: 'Saldo na saída', value: balanceFormula(answer, year) },
    ...incomeLines(year, asked.forma),
    {
      label: 'Regressivo',
      value: `${regressiveFormula(asked.forma)} = ${formatReais(regressivo.imposto)} (${formatReturn(regressivo.aliquota)})`,
    },
    { label: 'Progressivo, retido', value: withheldFormula(year) },
    {
      label: 'Progressivo, imposto final',
      value: `imposto da declaração com o que o plano paga − sem ele, com ${formatReais(asked.outrasRendas)} de outras rendas no ano = ${formatReais(progressivo.imposto)} (${formatReturn(progressivo.aliquota)})`,
    },
    { label: 'Valor presente', value: presentFormula(answer, year) },
  ]
}

function balanceFormula(answer: SimulationAnswer, { ano, saldo }: SimulatedYearOnWire): string {
  const { respostas: asked } = answer
  const growth = `(1 + ${formatPercent(asked.rentabilidade)})`
  const quota = answer.dataCota ? ` (cota de ${formatDate(answer.dataCota)})` : ''
  const parts = [
    ...(answer.saldoHoje > 0 ? [`${formatReais(answer.saldoHoje)}${quota} × ${growth}^${ano}`] : []),
    ...(asked.contribuicao
      ? [
          `${ano * 12} contribuições de ${formatReais(asked.contribuicao)}, cada uma × ${growth}^anos até a saída`,
        ]
      : []),
  ]
  return `${parts.join(' + ')} = ${formatReais(saldo)}`
}

function incomeLines(year: SimulatedYearOnWire, form: Payout): FigureLine[] {
  if (year.rendaMensal === null) return []
  const months = paidYears(year) * 12
  const rule =
    form === 'vitalicia'
      ? 'saldo ÷ (fator atuarial do plano × 12)'
      : `saldo dividido em ${months} meses, com rendimento`
  return [
    { label: 'Renda mensal', value: `${rule} = ${formatReais(year.rendaMensal)}` },
    {
      label: 'Total antes do imposto',
      value: `${months} × ${formatReais(year.rendaMensal)} = ${formatReais(year.regressivo.bruto)}`,
    },
  ]
}

function regressiveFormula(form: Payout): string {
  if (form === 'vitalicia') return 'renda × alíquota do prazo médio das contribuições, mês a mês'
  return form === 'unico'
    ? 'soma de valor × alíquota pela idade de cada contribuição'
    : 'soma de cada parcela × alíquota das contribuições que a formam, das mais antigas para as mais novas'
}

function withheldFormula({ rendaMensal, progressivo }: SimulatedYearOnWire): string {
  const { bruto, retido } = progressivo
  return rendaMensal === null
    ? `${formatReais(bruto)} × ${formatPercent(sharePercent(retido, bruto))} = ${formatReais(retido)}`
    : `soma da tabela mensal, com a parcela isenta a partir dos 65 anos = ${formatReais(retido)}`
}

function presentFormula(
  { respostas: asked }: SimulationAnswer,
  { ano, rendaMensal, ...year }: SimulatedYearOnWire,
): string {
  const growth = `(1 + ${formatPercent(asked.rentabilidade)})`
  const divided =
    rendaMensal === null
      ? `líquido ÷ ${growth}^${ano}`
      : `líquido de cada mês de renda ÷ ${growth}^anos até ele, o primeiro um mês depois da saída`
  return `${divided} = ${formatReais(year.regressivo.valorPresente)} no regressivo e ${formatReais(year.progressivo.valorPresente)} no progressivo`
}

/** Where another regime begins to cost less: the years on both sides. Nothing where the same one does in every year. */
export function explainedTurns({ faixas, anos }: SimulationAnswer): FigureLine[] {
  const beside = new Set(faixas.slice(1).flatMap(({ de }) => [de - 1, de]))
  return anos
    .filter(({ ano }) => beside.has(ano))
    .map(({ ano, regressivo, progressivo }) => ({
      label: `Saída depois de ${yearsLabel(ano)}`,
      value: `regressivo ${formatReais(regressivo.imposto)} ${signOf(regressivo.imposto, progressivo.imposto)} progressivo ${formatReais(progressivo.imposto)}`,
    }))
}

const signOf = (first: number, second: number) => (first > second ? '>' : first === second ? '=' : '<')

/** The way to what a deduction saves. */
export function explainedDeduction({ respostas }: SimulationAnswer, deduction: Deduction): FigureLine[] {
  const { dedutivel, economia } = deduction
  return [
    {
      label: 'Dedutível no ano',
      value: `12 × ${formatReais(respostas.contribuicao)}, até 12% de ${formatReais(respostas.rendaAtual)} = ${formatReais(dedutivel)}`,
    },
    {
      label: 'Economia',
      value: `imposto da declaração sem a dedução − com ela = ${formatReais(economia)}`,
    },
  ]
}
