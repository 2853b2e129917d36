import type { FigureLine } from '#app/features/request-engine/FigureSteps.tsx'
import type { SimulatedYearOnWire, SimulationAnswer } from '#contract/taxes/tax-regime.ts'
import { dateText, percentText, reaisText, returnText, yearsText } from '#contract/value-text.ts'
import { sharePercent } from '#domain/money.ts'
import { paidYears } from './simulated-year.ts'
import type { Deduction } from './tax-simulator-sentences.ts'

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
      value: `${regressiveFormula(asked.forma)} = ${reaisText(regressivo.imposto)} (${returnText(regressivo.aliquota)})`,
    },
    { label: 'Progressivo, retido', value: withheldFormula(year) },
    {
      label: 'Progressivo, imposto final',
      value: `imposto da declaração com o que o plano paga − sem ele, com ${reaisText(asked.outrasRendas)} de outras rendas no ano = ${reaisText(progressivo.imposto)} (${returnText(progressivo.aliquota)})`,
    },
    { label: 'Valor presente', value: presentFormula(answer, year) },
  ]
}

function balanceFormula(answer: SimulationAnswer, { ano, saldo }: SimulatedYearOnWire): string {
  const { respostas: asked } = answer
  const growth = `(1 + ${percentText(asked.rentabilidade)})`
  const quota = answer.dataCota ? ` (cota de ${dateText(answer.dataCota)})` : ''
  const parts = [
    ...(answer.saldoHoje > 0 ? [`${reaisText(answer.saldoHoje)}${quota} × ${growth}^${ano}`] : []),
    ...(asked.contribuicao
      ? [
          `${ano * 12} contribuições de ${reaisText(asked.contribuicao)}, cada uma × ${growth}^anos até a saída`,
        ]
      : []),
  ]
  return `${parts.join(' + ')} = ${reaisText(saldo)}`
}

function incomeLines(year: SimulatedYearOnWire, form: Payout): FigureLine[] {
  if (year.rendaMensal === null) return []
  const months = paidYears(year) * 12
  const rule =
    form === 'vitalicia'
      ? 'saldo ÷ (fator atuarial do plano × 12)'
      : `saldo dividido em ${months} meses, com rendimento`
  return [
    { label: 'Renda mensal', value: `${rule} = ${reaisText(year.rendaMensal)}` },
    {
      label: 'Total antes do imposto',
      value: `${months} × ${reaisText(year.rendaMensal)} = ${reaisText(year.regressivo.bruto)}`,
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
    ? `${reaisText(bruto)} × ${percentText(sharePercent(retido, bruto))} = ${reaisText(retido)}`
    : `soma da tabela mensal, com a parcela isenta a partir dos 65 anos = ${reaisText(retido)}`
}

function presentFormula(
  { respostas: asked }: SimulationAnswer,
  { ano, rendaMensal, ...year }: SimulatedYearOnWire,
): string {
  const growth = `(1 + ${percentText(asked.rentabilidade)})`
  const divided =
    rendaMensal === null
      ? `líquido ÷ ${growth}^${ano}`
      : `líquido de cada mês de renda ÷ ${growth}^anos até ele, o primeiro um mês depois da saída`
  return `${divided} = ${reaisText(year.regressivo.valorPresente)} no regressivo e ${reaisText(year.progressivo.valorPresente)} no progressivo`
}

/** Where another regime begins to cost less: the years on both sides. Nothing where the same one does in every year. */
export function explainedTurns({ faixas, anos }: SimulationAnswer): FigureLine[] {
  const beside = new Set(faixas.slice(1).flatMap(({ de }) => [de - 1, de]))
  return anos
    .filter(({ ano }) => beside.has(ano))
    .map(({ ano, regressivo, progressivo }) => ({
      label: `Saída depois de ${yearsText(ano)}`,
      value: `regressivo ${reaisText(regressivo.imposto)} ${signOf(regressivo.imposto, progressivo.imposto)} progressivo ${reaisText(progressivo.imposto)}`,
    }))
}

const signOf = (first: number, second: number) => (first > second ? '>' : first === second ? '=' : '<')

/** The way to what a deduction saves. */
export function explainedDeduction({ respostas }: SimulationAnswer, deduction: Deduction): FigureLine[] {
  const { dedutivel, economia } = deduction
  return [
    {
      label: 'Dedutível no ano',
      value: `12 × ${reaisText(respostas.contribuicao)}, até 12% de ${reaisText(respostas.rendaAtual)} = ${reaisText(dedutivel)}`,
    },
    {
      label: 'Economia',
      value: `imposto da declaração sem a dedução − com ela = ${reaisText(economia)}`,
    },
  ]
}
