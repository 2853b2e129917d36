import { describe, expect, it } from 'vitest'
import { referenceSentence } from '#contract/payroll/pay-slips.text.ts'
import { explainedFigures } from './explained-figures.ts'
import { instalmentNote } from './explained-sentences.ts'
import { causeSentence, changesTitle, differenceSentence } from './pay-slip-sentences.ts'
import { august, october, regressive } from './pay-slips.fixtures.ts'

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('explainedFigures', () => {
  it('goes from the income to the tax step by step, with the person’s own numbers', () => {
    const tax = explainedFigures(october).find(({ id }) => id === 'tax-mensal')
    expect(plain(tax?.title)).toBe('IRRF: R$ 841,88')
    expect(tax?.lines.map(({ label, value }) => [label, plain(value)])).toEqual([
      ['Rendimento do mês', 'R$ 9.000,00'],
      ['Parcela isenta', '− R$ 1.903,98'],
      ['Rendimento tributável', 'R$ 7.096,02'],
      ['Desconto simplificado', '− R$ 607,20'],
      ['Base de cálculo', 'R$ 6.488,82'],
      ['Imposto pela tabela', 'R$ 6.488,82 × 27,5% − R$ 908,73 = R$ 875,70'],
      ['Redução da Lei 15.270/2025', '− R$ 33,82'],
      ['IRRF', 'R$ 841,88'],
    ])
    expect(tax?.note).toContain('tabela em vigor desde 01/01/2026 (Lei 15.191/2025; Lei 15.270/2025)')
    expect(tax?.note).toContain('Dependentes para o imposto de renda: 1.')
  })

  it('explains income, loan and net', () => {
    const figures = explainedFigures(october)
    expect(figures.map(({ id }) => id)).toEqual(['income', 'tax-mensal', 'loan', 'net'])
    expect(plain(figures.at(-1)?.lines.at(-1)?.value)).toBe('R$ 9.000,00 − R$ 2.191,63 = R$ 6.808,37')
  })

  it('says the one rate of an income for life, and taxes the thirteenth apart', () => {
    const figures = explainedFigures({
      ...regressive,
      linhas: [
        { codigo: 101, tipo: 'provento', referencia: null, valor: 2754.52 },
        { codigo: 102, tipo: 'provento', referencia: { tipo: 'avos', valor: 1 }, valor: 229.54 },
        { codigo: 901, tipo: 'desconto', referencia: { tipo: 'percentual', valor: 20 }, valor: 550.9 },
        { codigo: 902, tipo: 'desconto', referencia: { tipo: 'percentual', valor: 20 }, valor: 45.91 },
      ],
      tributacao: { metodo: 'prazo-medio', aliquota: 20 },
    }).filter(({ id }) => id.startsWith('tax'))
    expect(figures.map(({ title }) => plain(title))).toEqual([
      'IRRF: R$ 550,90',
      'IRRF sobre o abono anual: R$ 45,91',
    ])
    expect(plain(figures[0]?.lines[0]?.value)).toBe('20% de R$ 2.754,52 = R$ 550,90')
  })

  it('adds up the rates of the regressive regime', () => {
    const tax = explainedFigures(regressive).find(({ id }) => id === 'tax')
    expect(plain(tax?.title)).toBe('IRRF: R$ 385,00')
    expect(tax?.lines.map(({ value }) => plain(value))).toEqual([
      '15% de R$ 1.500,00 = R$ 225,00',
      '10% de R$ 1.600,00 = R$ 160,00',
    ])
  })
})

describe('sentences', () => {
  it('say what came of the changes', () => {
    const comparison = august.comparacao
    if (!comparison) throw new Error('there is no comparison')
    expect(plain(differenceSentence(comparison))).toBe('Você recebeu R$ 937,25 a menos que em julho de 2026.')
    expect(plain(differenceSentence({ ...comparison, diferenca: 12.5 }))).toBe(
      'Você recebeu R$ 12,50 a mais que em julho de 2026.',
    )
    expect(differenceSentence({ ...comparison, diferenca: 0 })).toBe(
      'O valor líquido é o mesmo de julho de 2026, mas há mudanças.',
    )
    expect(differenceSentence({ ...comparison, diferenca: 0, mudancas: [] })).toBe(
      'Nada mudou desde julho de 2026.',
    )
    expect(changesTitle(comparison)).toBe('O que mudou desde julho')
  })

  it('say why, in the words of what was paid or taken', () => {
    expect(causeSentence('comecou', { tipo: 'provento' })).toBe('Começou a ser pago.')
    expect(causeSentence('terminou', { tipo: 'desconto' })).toBe('Deixou de ser descontado.')
    expect(causeSentence('tabela-mudou', { tipo: 'desconto' })).toBe('A tabela do imposto de renda mudou.')
  })

  it('say which part of how many', () => {
    expect(referenceSentence({ tipo: 'parcela', numero: 3, total: 12 })).toBe('3 de 12')
    expect(referenceSentence({ tipo: 'avos', valor: 5 })).toBe('5/12')
    expect(referenceSentence(null)).toBe('')
    expect([9, 11, 12].map((numero) => instalmentNote({ numero, total: 12 }))).toEqual([
      'Depois desta, faltam 3 parcelas.',
      'Depois desta, falta 1 parcela.',
      'Esta é a última parcela.',
    ])
  })
})
