import { describe, expect, it } from 'vitest'
import { comparisonChart } from './comparison-chart.ts'
import { signatureProblems } from './signature.ts'
import { openChoice } from './tax-regime.fixtures.ts'
import {
  exampleSentence,
  findingSentence,
  nextDropSentence,
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

  it('tell the cheaper regime and the next drop', () => {
    expect(plain(findingSentence(own))).toBe('Hoje o progressivo retém R$ 797,41 a menos.')
    expect(findingSentence({ ...own, progressivoRetido: own.regressivo })).toBe(
      'Hoje os dois regimes retêm o mesmo.',
    )
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

describe('signatureProblems', () => {
  const open = { definitivo: false, opcoes: ['progressivo' as const, 'regressivo' as const] }

  it('asks for every part, and for nothing more', () => {
    expect(
      Object.keys(
        signatureProblems({ viuComparacao: false, aceitaIrrevogavel: false, senha: '' }, 'regressivo', open),
      ),
    ).toEqual(['viuComparacao', 'aceitaIrrevogavel', 'senha'])
    expect(
      signatureProblems({ viuComparacao: true, aceitaIrrevogavel: true, senha: 'x' }, 'regressivo', open),
    ).toEqual({})
  })
})

describe('comparisonChart', () => {
  it('has both regimes at every place', () => {
    expect(comparisonChart(own).points[0]).toEqual({
      x: 0,
      label: 'hoje',
      values: { regressive: 2945.52, progressive: 2148.11 },
    })
  })
})
