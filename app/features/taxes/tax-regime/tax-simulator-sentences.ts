import { regimeNames } from '#contract/taxes/tax-regime.text.ts'
import type { RegimeOnWire, SimulatedYearOnWire, SimulationAnswer } from '#contract/taxes/tax-regime.ts'
import { anyOfText, dateText, percentText, reaisText, returnText, yearsText } from '#contract/value-text.ts'
import { EXEMPTION_AGE } from '#domain/taxes/age-exemption.ts'
import { cheaperRegime, paidYears } from './simulated-year.ts'
import { simulatorText } from './tax-simulator.text.ts'

const nameOf = (regime: RegimeOnWire) => regimeNames[regime].toLowerCase()

/** Under "my balance". */
export function balanceSentence({
  saldoHoje,
  dataCota,
}: Pick<SimulationAnswer, 'saldoHoje' | 'dataCota'>): string {
  const quota = dataCota ? `, na cota de ${dateText(dataCota)}` : ''
  return `${reaisText(saldoHoje)}${quota}.`
}

/** Which regime leaves more in the year that was asked for. */
export function findingSentence(year: SimulatedYearOnWire): string {
  const when = `Saindo depois de ${yearsText(year.ano)}`
  const cheaper = cheaperRegime(year)
  if (cheaper === null) return `${when}, os dois regimes cobram o mesmo.`
  const difference = Math.abs(year.regressivo.imposto - year.progressivo.imposto)
  return `${when}, você paga ${reaisText(difference)} a menos de imposto no ${nameOf(cheaper)}.`
}

const costsLess: Readonly<Record<RegimeOnWire | 'igual', string>> = {
  regressivo: 'o regressivo custa menos',
  progressivo: 'o progressivo custa menos',
  igual: 'os dois custam o mesmo',
}

/** In which years of exit which regime costs less tax: each year of the table is in the sentence once. */
export function rangesSentence({ faixas }: Pick<SimulationAnswer, 'faixas'>): string {
  const longest = faixas.at(-1)?.ate ?? 0
  const told = [...Map.groupBy(faixas, ({ menor }) => menor ?? 'igual')].map(([cheaper, ranges]) =>
    faixas.length === 1
      ? `em qualquer ano de saída, até ${yearsText(longest)}, ${costsLess[cheaper]}`
      : `${costsLess[cheaper]} saindo depois de ${anyOfText(ranges.map(rangeLabel))}`,
  )
  const sentence = told.join('; ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

function rangeLabel({ de, ate }: SimulationAnswer['faixas'][number]): string {
  return de === ate ? yearsText(de) : `${de} a ${yearsText(ate)}`
}

/** Effect of the exemption for those aged 65 or older in this simulation. */
export function exemptionSentence(
  { idade, parcelaIsenta }: Pick<SimulationAnswer, 'idade' | 'parcelaIsenta'>,
  year: SimulatedYearOnWire,
): string {
  const slice = reaisText(parcelaIsenta)
  if (year.rendaMensal === null)
    return `A parcela isenta a partir dos ${EXEMPTION_AGE} anos, de ${slice} por mês, é de quem recebe renda: não entra num pagamento de uma vez.`
  if (idade === null) return simulatorText.result.noAge
  const [begins, ends] = [idade + year.ano, idade + year.ano + paidYears(year)]
  const counted = `${slice} por mês ficam isentos no progressivo, e a conta já desconta isso. O regressivo não tem essa parcela.`
  if (begins >= EXEMPTION_AGE)
    return `Você já terá ${EXEMPTION_AGE} anos ou mais quando a renda começar: ${counted}`
  return ends > EXEMPTION_AGE
    ? `A partir dos seus ${EXEMPTION_AGE} anos, no ${EXEMPTION_AGE - begins + 1}º ano de renda, ${counted}`
    : `Nesta simulação a renda termina antes dos seus ${EXEMPTION_AGE} anos: a parcela isenta de ${slice} por mês não entra.`
}

export function basisSentence(answer: SimulationAnswer, year: SimulatedYearOnWire): string {
  const { respostas: asked } = answer
  const start = asked.usaSaldo === 'S' ? `o saldo de hoje, ${reaisText(answer.saldoHoje)}` : 'nenhum saldo'
  const monthly = asked.contribuicao
    ? `, ${reaisText(asked.contribuicao)} por mês`
    : ', sem novas contribuições'
  const rate = ` e ${percentText(asked.rentabilidade)} ao ano acima da inflação`
  return `Com ${start}${monthly}${rate}, o saldo chega a ${reaisText(year.saldo)}, ${payoutPhrase(asked, year)}. ${otherIncomePhrase(asked)}`
}

function otherIncomePhrase({ outrasRendas }: SimulationAnswer['respostas']): string {
  return outrasRendas > 0
    ? `No mesmo ano entram ${reaisText(outrasRendas)} de outras rendas.`
    : 'Sem outras rendas no mesmo ano.'
}

function payoutPhrase({ forma }: SimulationAnswer['respostas'], year: SimulatedYearOnWire): string {
  if (year.rendaMensal === null) return 'pago de uma vez'
  const income = `pago em ${reaisText(year.rendaMensal)} por mês`
  const paid = yearsText(paidYears(year))
  return forma === 'vitalicia' ? `${income} por toda a vida (aqui, ${paid})` : `${income} por ${paid}`
}

/** Under what a regime leaves. */
export function taxSentence({ imposto, aliquota }: SimulatedYearOnWire['regressivo']): string {
  return `depois de ${reaisText(imposto)} de imposto (${returnText(aliquota)})`
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
  return `Sem outras rendas e com todas as contribuições acima de 10 anos, o progressivo custa menos até ${reaisText(ate64)} por mês; a partir dos 65 anos, até ${reaisText(de65)}.`
}

export function deductionSentence({ dedutivel, acimaDoLimite, economia }: Deduction): string {
  const beyond =
    acimaDoLimite > 0 ? ` Outros ${reaisText(acimaDoLimite)} passam do limite e não são dedutíveis.` : ''
  return economia > 0
    ? `Deduzindo ${reaisText(dedutivel)}, você paga ${reaisText(economia)} a menos de imposto em cada declaração.${beyond}`
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
