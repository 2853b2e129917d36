import { describe, expect, it } from 'vitest'
import { spanText } from '#contract/value-text.ts'
import { explainedLines, figureValue } from './explained-figure.ts'
import { linesInput, statementHref } from './lines-input.ts'
import { chosenPeriod, periodOptions } from './period-options.ts'
import {
  contributed,
  earned,
  firstPage,
  lineQuotas,
  periodReturn,
  regressiveInBenefit,
  returnInTwoProfiles,
  threeMonths,
  totalBalance,
  totalInTwoProfiles,
  usualSearch,
  vestedBalance,
} from './statement.fixtures.ts'
import { evolutionChart, returnsChart } from './statement-charts.ts'
import {
  balancesSentence,
  evolutionFinding,
  foundSentence,
  lineLabel,
  lineNote,
  totalsSentence,
  updateNote,
} from './statement-sentences.ts'

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const today = '2026-11-21'

describe('linesInput', () => {
  it('asks for the last twelve months until something else is chosen', () => {
    expect(linesInput(usualSearch, today)).toEqual({ periodo: '12-meses', pagina: 0 })
    expect(
      linesInput({ ...usualSearch, periodo: 'tudo', conta: 'risco', perfil: 2, pagina: 3 }, today),
    ).toEqual({
      periodo: 'tudo',
      conta: 'risco',
      idPerfil: 2,
      pagina: 3,
    })
  })

  it('asks for a year up to this month', () => {
    expect(linesInput({ ...usualSearch, periodo: 2025 }, today)).toMatchObject({
      de: '2025-01',
      ate: '2025-12',
    })
    expect(linesInput({ ...usualSearch, periodo: 2026 }, today)).toMatchObject({
      de: '2026-01',
      ate: '2026-11',
    })
    expect(linesInput({ ...usualSearch, periodo: 2027 }, today)).toMatchObject({ periodo: '12-meses' })
  })

  it('asks for months of one’s own when they have come and stand in order', () => {
    const own = (de?: string, ate?: string) =>
      linesInput({ ...usualSearch, periodo: 'outro', de, ate }, today)
    expect(own('2026-02', '2026-03')).toEqual({ de: '2026-02', ate: '2026-03', pagina: 0 })
    expect(own('2026-02')).toEqual({ de: '2026-02', pagina: 0 })
    expect(own()).toEqual({ periodo: 'tudo', pagina: 0 })
    expect(own('2026-03', '2026-02')).toEqual({ periodo: '12-meses', pagina: 0 })
    expect(own('2027-03')).toEqual({ periodo: '12-meses', pagina: 0 })
  })

  it('gives a file the same filters, and no page', () => {
    expect(statementHref('csv', { de: '2026-01', tipo: 'PT-A', pagina: 4 })).toBe(
      '/arquivos/extrato/csv?de=2026-01&tipo=PT-A',
    )
  })
})

describe('periods to choose from', () => {
  it('are presets, years with a credit and months of one’s own', () => {
    expect(periodOptions(threeMonths.opcoes).map(({ id }) => id)).toEqual([
      '3-meses',
      '6-meses',
      '12-meses',
      'tudo',
      '2026',
      '2025',
      'outro',
    ])
    expect(periodOptions({ primeiroMes: null, ultimoMes: null })).toHaveLength(5)
  })

  it('keep the months in force when own ones are wanted', () => {
    expect(chosenPeriod('outro', firstPage.periodo)).toEqual({
      periodo: 'outro',
      de: '2025-12',
      ate: '2026-11',
    })
    expect(chosenPeriod('2025', firstPage.periodo)).toMatchObject({ periodo: 2025, de: undefined })
    expect(chosenPeriod('tudo', firstPage.periodo)).toMatchObject({ periodo: 'tudo', ate: undefined })
  })
})

describe('explainedLines', () => {
  const formulaOf = (figure: Parameters<typeof explainedLines>[0]) =>
    plain(explainedLines(figure).at(-1)?.value)

  it('puts the person’s own numbers into each formula', () => {
    expect(formulaOf(totalBalance)).toBe('1.339,37893816 × R$ 2,13900000 = R$ 2.864,93')
    expect(formulaOf(vestedBalance)).toBe('R$ 30.000,00 × 40% = R$ 12.000,00')
    expect(formulaOf(earned)).toBe('R$ 2.864,93 + R$ 0,00 − R$ 2.834,43 = R$ 30,50')
    expect(formulaOf(contributed)).toBe('R$ 2.834,43')
    expect(formulaOf(periodReturn)).toBe('R$ 2,12650000 ÷ R$ 2,10430000 − 1 = 1,055%')
    expect(formulaOf(lineQuotas)).toBe('R$ 201,58 ÷ R$ 2,10430000 = 95,79432590')
    expect(figureValue(periodReturn)).toBe('1,06%')
    expect(formulaOf(totalInTwoProfiles)).toBe(
      '1.339,37893816 × R$ 2,13900000 + 10,00000000 × R$ 1,50000000 = R$ 2.879,93',
    )
    expect(formulaOf(returnInTwoProfiles)).toBe(
      '(R$ 12,00000000 ÷ R$ 10,00000000) × (R$ 18,00240000 ÷ R$ 17,31000000) − 1 = 24,80%',
    )
  })

  it('names accounts, days and months', () => {
    expect(explainedLines(contributed).map(({ label }) => label)).toEqual([
      'Participante, básica',
      'Patrocinadora',
      'Soma das contas',
    ])
    expect(explainedLines(periodReturn).map(({ label }) => label)).toContain('julho de 2026')
    expect(explainedLines(totalBalance)[1]?.label).toBe('Valor da cota em 30/10/2026')
  })

  it('say what rounding each lot of a payment left', () => {
    const [quotas, unitValue] = totalBalance.partes
    if (!quotas || !unitValue) throw new Error('The fixture has both')
    const withCent = (valor: number) =>
      formulaOf({
        ...totalBalance,
        partes: [quotas, unitValue, { codigo: 'centavo-residual', valor, conta: null, data: null }],
      })
    expect(withCent(-0.01)).toContain(' − R$ 0,01 = ')
    expect(withCent(0.02)).toContain(' + R$ 0,02 = ')
  })

  it('says when the figure changes', () => {
    expect(updateNote(totalBalance)).toBe(
      'Cota de 30/10/2026. A próxima, de 30/11/2026, aparece aqui a partir de 01/12/2026.',
    )
    expect(updateNote(lineQuotas)).toContain('Não muda mais.')
    expect(updateNote(contributed)).toContain('nova contribuição')
  })
})

describe('a movement', () => {
  const [line] = firstPage.linhas
  if (!line) throw new Error('there is no line')

  it('is told apart by its account and its day, and says where its numbers come from', () => {
    expect(lineLabel(line)).toBe('Contribuição da patrocinadora, 30/10/2026')
    expect(lineLabel({ ...line, tipo: 'renda', conta: 'basica', valor: -10 })).toBe(
      'Pagamento de renda Participante, básica, 30/10/2026',
    )
    expect(lineNote(line)).toBe(
      'Patrocinadora, perfil Moderado, mês de outubro de 2026. Valor da cota de 30/10/2026, o dia do crédito: não muda mais.',
    )
    expect(lineNote({ ...line, figuras: [] })).toContain('Paga custos e cobertura: não vira cotas.')
  })

  it('stands between the balances of its period', () => {
    expect(plain(balancesSentence(firstPage.saldos))).toBe(
      'Saldo inicial: R$ 0,00. Saldo final: R$ 2.864,93, em 30/10/2026.',
    )
  })
})

describe('charts', () => {
  it('stack what entered and what it earned, until money goes out', () => {
    expect(evolutionChart(threeMonths.evolucao)?.kind).toBe('area')
    const line = evolutionChart(regressiveInBenefit.evolucao)
    expect([line?.kind, line?.data.series.map(({ id }) => id)]).toEqual([
      'line',
      ['balance', 'contributed', 'earned'],
    ])
    expect(evolutionChart([])).toBeNull()
  })

  it('draw the person’s own profile first, oldest month on the left', () => {
    const data = returnsChart(threeMonths)
    expect(data?.series.map(({ label }) => label)).toEqual(['Moderado', 'Conservador'])
    expect(data?.points.map(({ label }) => label)).toEqual(['ago/26', 'set/26', 'out/26'])
  })
})

describe('sentences', () => {
  it('count time, lines and money', () => {
    expect([0, 1, 12, 61, 371].map(spanText)).toEqual([
      '0 meses',
      '1 mês',
      '1 ano',
      '5 anos e 1 mês',
      '30 anos e 11 meses',
    ])
    expect(foundSentence(firstPage)).toBe('26 movimentos, de 12/2025 a 11/2026')
    expect(foundSentence({ ...firstPage, totalLinhas: 1, periodo: { de: null, ate: null } })).toBe(
      '1 movimento, desde a adesão',
    )
    expect(plain(totalsSentence({ porTipo: [], contribuido: 10, retirado: 4.5, coletivas: 1 }))).toBe(
      'Entraram R$ 10,00; saíram R$ 4,50; R$ 1,00 pagaram custos e cobertura, que não viram cotas.',
    )
    const newest = { competencia: '2026-10', contribuido: 100, retirado: 0, saldo: 90, rendimento: -10 }
    expect(plain(evolutionFinding(newest))).toBe('Entraram R$ 100,00 e o investimento perdeu R$ 10,00.')
    expect(plain(evolutionFinding({ ...newest, retirado: 30, saldo: 80, rendimento: 10 }))).toBe(
      'Entraram R$ 100,00, o investimento somou R$ 10,00 e já saíram R$ 30,00: ficam R$ 80,00.',
    )
  })
})
