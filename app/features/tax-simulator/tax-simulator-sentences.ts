import { formatDate } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { formatPercent, formatReturn } from '#app/format/percent.ts'
import { regimeNames } from '#contract/tax-regime.text.ts'
import type { RegimeOnWire, SimulatedYearOnWire, SimulationAnswer } from '#contract/tax-regime.ts'
import { cheaperRegime, paidYears } from './simulated-year.ts'
import type { SimulationValues } from './tax-simulator.schema.ts'
import type { Simulation } from './use-simulation.ts'

const nameOf = (regime: RegimeOnWire) => regimeNames[regime].toLowerCase()

/** `1 ano`, `12 anos`. */
export function yearsLabel(years: number): string {
  return years === 1 ? '1 ano' : `${years} anos`
}

/** Under "my balance". */
export function balanceSentence({ saldoHoje, dataCota }: SimulationAnswer): string {
  const quota = dataCota ? `, na cota de ${formatDate(dataCota)}` : ''
  return `${formatReais(saldoHoje)}${quota}.`
}

/** Which regime leaves more in the year that was asked for. */
export function findingSentence(year: SimulatedYearOnWire): string {
  const when = `Saindo depois de ${yearsLabel(year.ano)}`
  const cheaper = cheaperRegime(year)
  if (cheaper === null) return `${when}, os dois regimes cobram o mesmo.`
  const difference = Math.abs(year.regressivo.imposto - year.progressivo.imposto)
  return `${when}, você paga ${formatReais(difference)} a menos de imposto no ${nameOf(cheaper)}.`
}

/** The year from which the regressive regime is no dearer. */
export function breakEvenSentence({ anoEquilibrio, anos }: SimulationAnswer): string {
  if (anoEquilibrio === null)
    return `Em ${yearsLabel(anos.length)}, o regressivo não chega a custar menos que o progressivo.`
  if (anoEquilibrio === 1) return 'O regressivo não custa mais que o progressivo em nenhum ano de saída.'
  return `O ponto de equilíbrio é o ano ${anoEquilibrio}: saindo daí em diante, o regressivo não custa mais que o progressivo.`
}

/** What the result was calculated with. */
export function basisSentence({ asked, answer }: Simulation, year: SimulatedYearOnWire): string {
  const start = asked.usaSaldo === 'S' ? `o saldo de hoje, ${formatReais(answer.saldoHoje)}` : 'nenhum saldo'
  const monthly = asked.contribuicao
    ? `, ${formatReais(asked.contribuicao)} por mês`
    : ', sem novas contribuições'
  const rate = ` e ${formatPercent(asked.rentabilidade ?? 0)} ao ano acima da inflação`
  return `Com ${start}${monthly}${rate}, o saldo chega a ${formatReais(year.saldo)}, ${payoutPhrase(asked, year)}.`
}

function payoutPhrase({ forma }: SimulationValues, year: SimulatedYearOnWire): string {
  if (year.rendaMensal === null) return 'pago de uma vez'
  const income = `pago em ${formatReais(year.rendaMensal)} por mês`
  const paid = yearsLabel(paidYears(year))
  return forma === 'vitalicia' ? `${income} por toda a vida (aqui, ${paid})` : `${income} por ${paid}`
}

/** Under what a regime leaves. */
export function taxSentence({ imposto, aliquota }: SimulatedYearOnWire['regressivo']): string {
  return `depois de ${formatReais(imposto)} de imposto (${formatReturn(aliquota)})`
}

/** Nothing more to say when the present values say the same as the taxes. */
export function timingSentence({ regressivo, progressivo, ...year }: SimulatedYearOnWire): string | null {
  const cheaper = cheaperRegime({ regressivo, progressivo, ...year })
  const worthMore = regressivo.valorPresente > progressivo.valorPresente ? 'regressivo' : 'progressivo'
  if (cheaper === null || cheaper === worthMore || regressivo.valorPresente === progressivo.valorPresente)
    return null
  return `Em valor presente sobra mais no ${nameOf(worthMore)}, porque nele o imposto é pago mais tarde.`
}

/** Monthly incomes up to which the table is cheaper than the lowest rate. */
export function incomeSentence({ rendaEquilibrio }: SimulationAnswer): string {
  const { ate64, de65 } = rendaEquilibrio
  return `Sem outras rendas e com todas as contribuições acima de 10 anos, o progressivo custa menos até ${formatReais(ate64)} por mês; a partir dos 65 anos, até ${formatReais(de65)}.`
}

/** What deducting saves while one contributes. */
export function deductionSentence({ dedutivel, acimaDoLimite, economia }: Deduction): string {
  const beyond =
    acimaDoLimite > 0 ? ` Outros ${formatReais(acimaDoLimite)} passam do limite e não são dedutíveis.` : ''
  return economia > 0
    ? `Deduzindo ${formatReais(dedutivel)}, você paga ${formatReais(economia)} a menos de imposto em cada declaração.${beyond}`
    : `Com estes números, a dedução não muda o imposto da declaração: o modelo simplificado já desconta mais, ou não há imposto a reduzir.${beyond}`
}

export type Deduction = NonNullable<SimulationAnswer['deducao']>

/** The tables behind the figures. */
export function rulesNote({ normas }: SimulationAnswer): string {
  const laws = new Set(normas.flatMap((source) => source.split('; ')))
  return `Tudo em reais de hoje, com as tabelas de hoje mantidas até o fim: ${[...laws].join('; ')}.`
}

/** Names the table of every year of a regime. */
export function allYearsTitle(regime: RegimeOnWire): string {
  return `Todos os anos de saída no ${nameOf(regime)}`
}
