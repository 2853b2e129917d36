import { describe, expect, it } from 'vitest'
import { comparisonChart } from './comparison-chart.ts'
import { checkRegime, signatureErrors, unsigned } from './regime-input.ts'
import { openChoice } from './tax-regime.fixtures.ts'
import {
  dropSentence,
  exampleSentence,
  nextDropSentence,
  progressiveDetail,
  progressiveTax,
  reasonSentence,
  timeSentence,
} from './tax-regime-sentences.ts'

const own = openChoice.comparacao
if (!own) throw new Error('the fixture has a balance')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('sentences of the tax regime', () => {
  it('tell the worked example', () => {
    expect(plain(exampleSentence(openChoice.exemplo))).toContain(
      'De R$ 14.320,76, o imposto é R$ 2.945,52 (20,57%) e sobram R$ 11.375,24.',
    )
  })

  it('tell how the regressive tax falls, and the next drop', () => {
    expect(plain(dropSentence(own))).toBe(
      'No regressivo, o imposto sobre esse valor cai de R$ 2.945,52 para R$ 1.432,08 em 10 anos.',
    )
    expect(dropSentence({ ...own, projecao: own.projecao.slice(0, 1) })).toContain('não cai mais')
    expect(plain(progressiveDetail(own))).toBe(
      '27,50% do valor depois da declaração anual, com R$ 120.000,00 de outras rendas no ano; na hora são retidos R$ 2.148,11',
    )
    expect(progressiveDetail({ ...own, outrasRendas: 0 })).toContain('sem outras rendas no ano')
    expect(progressiveDetail({ ...own, progressivoFinal: null })).toContain('mora fora do Brasil')
    expect([progressiveTax(own), progressiveTax({ ...own, progressivoFinal: null })]).toEqual([
      3938.21, 2148.11,
    ])
    expect(nextDropSentence(own)).toContain('11/01/2027')
    expect(nextDropSentence({ ...own, proximaQueda: null })).toContain('menor alíquota')
  })

  it('tell why the regime is settled, with its day', () => {
    expect(reasonSentence({ motivo: 'beneficio-concedido', escolhidoEm: '2012-11-30' })).toBe(
      'Escolhido em 30/11/2012. Com o início do benefício, o regime ficou definitivo.',
    )
  })

  it('name the years of the chart, from today on', () => {
    const projecao = [0, 1, 2].map((anos) => ({ anos, data: '2026-11-11', regressivo: own.regressivo }))
    const { points } = comparisonChart({ ...own, projecao })
    expect(points.map(({ label }) => label)).toEqual(['hoje', '1 ano', '2 anos'])
  })

  it('name the times of the table', () => {
    expect([timeSentence(null, 2), timeSentence(2, 4), timeSentence(10, null)]).toEqual([
      'Até 2 anos',
      'Mais de 2 até 4 anos',
      'Mais de 10 anos',
    ])
  })
})

describe('what is checked of a choice', () => {
  const open = {
    definitivo: false,
    opcoes: ['progressivo' as const, 'regressivo' as const],
    semVolta: ['regressivo' as const],
  }
  const signed = { viuComparacao: true, aceitaIrrevogavel: true, senha: 'x' }

  it('is the regime before it is signed', () => {
    expect(checkRegime(null, open)).toMatchObject({ ok: false, problems: [{ field: 'regime' }] })
    expect(checkRegime('regressivo', open).ok).toBe(true)
  })

  it('is every part of the signature, and nothing more', () => {
    const missing = (regime: 'progressivo' | 'regressivo') =>
      Object.keys(
        signatureErrors({ viuComparacao: false, aceitaIrrevogavel: false, senha: '' }, regime, open)
          ?.fields ?? {},
      )
    expect(missing('regressivo')).toEqual(['viuComparacao', 'aceitaIrrevogavel', 'senha'])
    expect(missing('progressivo')).toEqual(['viuComparacao', 'senha'])
    expect(signatureErrors(signed, 'regressivo', open)).toBeUndefined()
  })
})

describe('comparisonChart', () => {
  it('has the tax of every year', () => {
    expect(comparisonChart(own).points[0]).toEqual({
      x: 0,
      label: 'hoje',
      values: { regressive: 2945.52 },
    })
  })
})

it('nothing of a choice for ever is ticked before the person ticks it', () => {
  expect(unsigned).toEqual({ viuComparacao: false, aceitaIrrevogavel: false, senha: '' })
})
