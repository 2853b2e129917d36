import { expect, it } from 'vitest'
import { advanceSentence, progressiveTotals, settledByReturn } from './both-regimes.text.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const gustavos = { imposto: 9_300, liquido: 52_700, final: { imposto: 17_050, liquido: 44_950 } }

it('what is withheld is told as an advance, with what the return adds, gives back or leaves', () => {
  expect(plain(advanceSentence(gustavos, { outrasRendas: 120_000, dependentes: 2 }))).toBe(
    'No progressivo, R$ 9.300,00 retidos no pagamento são uma antecipação: com R$ 120.000,00 de outras rendas no ano e 2 dependentes, a declaração anual cobra mais R$ 7.750,00.',
  )
  const refunded = { ...gustavos, final: { imposto: 0, liquido: 62_000 } }
  expect(plain(advanceSentence(refunded, { outrasRendas: 0, dependentes: 0 }))).toContain(
    'sem outras rendas no ano, a declaração anual devolve R$ 9.300,00.',
  )
  expect(settledByReturn(refunded)).toEqual({ label: 'A receber na declaração anual', amount: 9_300 })
  expect(settledByReturn(gustavos)).toEqual({ label: 'A pagar na declaração anual', amount: 7_750 })
})

it('what is withheld from who lives abroad is final', () => {
  const abroad = { imposto: 15_500, liquido: 46_500, final: null }
  expect(advanceSentence(abroad, { outrasRendas: 0, dependentes: 0 })).toContain('é definitivo')
  expect([settledByReturn(abroad), progressiveTotals(abroad)]).toEqual([
    null,
    { imposto: 15_500, liquido: 46_500 },
  ])
})
