import { progressiveTotals, yearText } from '#contract/taxes/both-regimes.text.ts'
import { regimeNames } from '#contract/taxes/tax-regime.text.ts'
import type { RegimeAnswer, RegimeComparisonOnWire, RegimeOnWire } from '#contract/taxes/tax-regime.ts'
import {
  dateText,
  percentText,
  reaisText,
  returnText,
  unitValueText,
  yearsText,
} from '#contract/value-text.ts'

type Situation = RegimeAnswer['situacao']

/** Why the regime is what it is, and whether it can still change. */
export function reasonSentence({ motivo, escolhidoEm }: Pick<Situation, 'motivo' | 'escolhidoEm'>): string {
  const chosen = escolhidoEm ? `Escolhido em ${dateText(escolhidoEm)}. ` : ''
  switch (motivo) {
    case 'nunca-escolhido':
      return 'Você ainda não escolheu, e por isso vale o progressivo. Pode escolher até o benefício ou o primeiro resgate.'
    case 'progressivo-escolhido':
      return `${chosen}Você pode trocar pelo regressivo até o benefício ou o primeiro resgate. A escolha do regressivo não tem volta.`
    case 'escolhido-antes-de-2024':
      return `${chosen}A escolha é de antes da Lei 14.803/2024: você pode escolher mais uma vez, até o benefício ou o primeiro resgate.`
    case 'assistido-progressivo':
      return 'Seu benefício começou antes da Lei 14.803/2024 e ficou no progressivo: você pode passar para o regressivo, uma vez.'
    case 'beneficiario-pode-escolher':
      return 'O participante não escolheu: você pode escolher, uma vez.'
    case 'escolhido':
      return `${chosen}A escolha é definitiva.`
    case 'beneficio-concedido':
      return `${chosen}Com o início do benefício, o regime ficou definitivo.`
    case 'resgate-pedido':
      return `${chosen}Com o pedido do primeiro resgate, o regime ficou definitivo.`
    case 'participante-escolheu':
      return 'Vale a escolha do participante, que é definitiva.'
  }
}

/** A row of the table of rates: 'Mais de 2 até 4 anos'. */
export function timeSentence(from: number | null, to: number | null): string {
  if (from === null) return `Até ${to} anos`
  return to === null ? `Mais de ${from} anos` : `Mais de ${from} até ${to} anos`
}

/** When the tax would be paid: 'hoje', '1 ano', '5 anos'. */
export function whenLabel(years: number): string {
  return years === 0 ? 'hoje' : yearsText(years)
}

/** Basis of the comparison, with the date of its quota. */
export function basisSentence({ alcance, total, dataCota, perfil }: RegimeComparisonOnWire): string {
  const quota = `na cota de ${dateText(dataCota)} do perfil ${perfil}`
  return alcance === 'resgate'
    ? `Se você saísse do plano hoje e resgatasse os ${reaisText(total)} que já são seus, ${quota}.`
    : `Se todo o saldo de ${reaisText(total)} fosse pago de uma vez hoje, ${quota}.`
}

/** How the tax of the regressive regime on today's balance falls with the years that it waits. */
export function dropSentence({ projecao }: RegimeComparisonOnWire): string {
  const [now, last] = [projecao[0], projecao.at(-1)]
  if (!now || !last || now.regressivo.imposto === last.regressivo.imposto)
    return 'No regressivo, o imposto sobre esse valor não cai mais com o tempo.'
  return `No regressivo, o imposto sobre esse valor cai de ${reaisText(now.regressivo.imposto)} para ${reaisText(last.regressivo.imposto)} em ${whenLabel(last.anos)}.`
}

/** Under the tax of the regressive regime. */
export function regressiveDetail({ regressivo }: RegimeComparisonOnWire): string {
  return `${returnText(regressivo.aliquota)} do valor, definitivo`
}

/** The whole tax of the progressive regime: after the annual return, where there is one; reais. */
export function progressiveTax({ progressivoRetido, progressivoFinal }: RegimeComparisonOnWire): number {
  return progressiveTotals({ ...progressivoRetido, final: progressivoFinal }).imposto
}

/** Under the tax of the progressive regime. */
export function progressiveDetail({
  progressivoRetido,
  progressivoFinal,
  outrasRendas,
  dependentes,
}: RegimeComparisonOnWire): string {
  if (!progressivoFinal)
    return `${returnText(progressivoRetido.aliquota)} do valor, definitivo para quem mora fora do Brasil`
  const year = yearText({ outrasRendas, dependentes })
  return `${returnText(progressivoFinal.aliquota)} do valor depois da declaração anual, ${year}; na hora são retidos ${reaisText(progressivoRetido.imposto)}`
}

/** When the next lot falls into a lower rate. */
export function nextDropSentence({ proximaQueda }: RegimeComparisonOnWire): string {
  return proximaQueda
    ? `A próxima queda é em ${dateText(proximaQueda.data)}: uma contribuição passa a pagar ${percentText(proximaQueda.aliquota)}.`
    : 'Todas as suas contribuições já pagam a menor alíquota.'
}

/** The way to the figures of the comparison. */
export function explainedComparison(own: RegimeComparisonOnWire) {
  const { total, valorCota, dataCota, regressivo, progressivoRetido, progressivoFinal } = own
  return [
    {
      label: own.alcance === 'resgate' ? 'Valor do resgate' : 'Saldo',
      value: `cotas × ${unitValueText(valorCota)} (${dateText(dataCota)}) = ${reaisText(total)}`,
    },
    {
      label: 'Regressivo',
      value: `soma de valor × alíquota de cada crédito = ${reaisText(regressivo.imposto)} (${returnText(regressivo.aliquota)})`,
    },
    {
      label: 'Progressivo, na hora',
      value: `${reaisText(total)} × ${percentText(own.aliquotaResgate)} = ${reaisText(progressivoRetido.imposto)}`,
    },
    ...(progressivoFinal
      ? [
          {
            label: 'Progressivo, depois da declaração anual',
            value: `imposto do ano com o resgate − sem ele, ${yearText(own)} = ${reaisText(progressivoFinal.imposto)}`,
          },
        ]
      : []),
  ]
}

export function exampleSentence({
  dataPagamento,
  valorCota,
  total,
  regressivo,
}: RegimeAnswer['exemplo']): string {
  return `Com números de exemplo, não os seus: cinco contribuições pagas em ${dateText(dataPagamento)}, com a cota a ${unitValueText(valorCota)}. De ${reaisText(total)}, o imposto é ${reaisText(regressivo.imposto)} (${returnText(regressivo.aliquota)}) e sobram ${reaisText(regressivo.liquido)}.`
}

export function consequenceSentence(regime: RegimeOnWire): string {
  return `A partir de hoje vale o regime ${regimeNames[regime].toLowerCase()} para tudo o que este plano pagar a você.`
}

/** The act on the last button. */
export function confirmLabel(regime: RegimeOnWire): string {
  return `Assinar e ficar no ${regimeNames[regime].toLowerCase()}`
}
