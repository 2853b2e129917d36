import { sumWholeCents } from '#domain/whole-cents.ts'
import { reaisText } from '../value-text.ts'
import type { BothRegimesOnWire, YearOfReturn } from './both-regimes.ts'

type Progressive = Pick<BothRegimesOnWire['progressivo'], 'imposto' | 'liquido'> & {
  final?: BothRegimesOnWire['progressivo']['final']
}

/** The whole tax of the progressive regime and what is left: after the annual return, where there is one; reais. */
export function progressiveTotals({ imposto, liquido, final }: Progressive): {
  imposto: number
  liquido: number
} {
  return final ?? { imposto, liquido }
}

/** With what the annual return is reckoned: 'com R$ 120.000,00 de outras rendas no ano e 1 dependente'. */
export function yearText({ outrasRendas, dependentes }: YearOfReturn): string {
  const other =
    outrasRendas > 0 ? `com ${reaisText(outrasRendas)} de outras rendas no ano` : 'sem outras rendas no ano'
  if (dependentes === 0) return other
  return `${other} e ${dependentes} ${dependentes === 1 ? 'dependente' : 'dependentes'}`
}

/** Tax that the annual return still asks for or gives back of a progressive redemption, reais; null for nothing. */
export function settledByReturn({ imposto, final }: Progressive): { label: string; amount: number } | null {
  const more = final ? sumWholeCents([final.imposto, -imposto]) : 0
  if (more === 0) return null
  return more > 0
    ? { label: 'A pagar na declaração anual', amount: more }
    : { label: 'A receber na declaração anual', amount: -more }
}

/** That what the progressive regime withholds is an advance, and what the return of the year adds or gives back. */
export function advanceSentence({ imposto, final }: Progressive, year: YearOfReturn): string {
  if (!final) return 'Para quem mora fora do Brasil, o que é retido no progressivo é definitivo.'
  const more = sumWholeCents([final.imposto, -imposto])
  const asked =
    more > 0
      ? `a declaração anual cobra mais ${reaisText(more)}`
      : `a declaração anual devolve ${reaisText(-more)}`
  const settled = more === 0 ? 'a declaração anual não muda esse valor' : asked
  return `No progressivo, ${reaisText(imposto)} retidos no pagamento são uma antecipação: ${yearText(year)}, ${settled}.`
}
