import { describe, expect, it } from 'vitest'
import { reaisText } from '#contract/value-text.ts'
import { chosenYear } from './chosen-year.ts'
import { contributionColumns } from './contribution-columns.ts'
import { explainedLines } from './explained-lines.ts'
import { deductibleFormula, previewSentence } from './income-report-sentences.ts'
import { runningYear, yearOfBenefits, yearOfContributions } from './income-reports.fixtures.ts'

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

const year = (ano: number, fechado = true) => ({ ano, fechado, rendimentos: true, contribuicoes: false })

describe('chosenYear', () => {
  it('is the newest year that is over, until another one is asked for', () => {
    const years = [year(2026, false), year(2025), year(2024)]
    expect(chosenYear(years, 0)?.ano).toBe(2025)
    expect(chosenYear(years, 2026)?.ano).toBe(2026)
    expect(chosenYear(years, 1999)).toBeNull()
    expect(chosenYear([year(2026, false)], 0)?.ano).toBe(2026)
    expect(chosenYear([], 0)).toBeNull()
  })
})

describe('contributionColumns', () => {
  it('have a total beside several kinds, and none that says a kind once more', () => {
    const idsOf = (statement: typeof yearOfContributions) =>
      contributionColumns(statement).map(({ id }) => id)
    expect(idsOf(yearOfContributions)).toEqual(['month', 'basica', 'suplementar', 'total'])
    expect(idsOf({ ...yearOfContributions, suplementar: 0 })).toEqual(['month', 'basica'])
  })
})

describe('explainedLines', () => {
  it('adds the months up to the lines of the form', () => {
    const [report] = yearOfBenefits.comprovantes
    if (!report) throw new Error('there is no report')
    const explained = explainedLines(report)
    expect(explained.map(({ id }) => id)).toEqual(['3.1', '3.5', '4.1', '5.1'])
    const [taxable, withheld] = explained
    expect(withheld?.lines).toHaveLength(13)
    expect(plain(withheld?.lines.at(-1)?.value)).toBe(
      plain(reaisText(report.linhas.find(({ linha }) => linha === '3.5')?.valor ?? 0)),
    )
    const untaxed = report.meses.map((month) => ({ ...month, isento: 0 }))
    const [plainTaxable] = explainedLines({ ...report, meses: untaxed })
    expect(plain(plainTaxable?.lines[0]?.value)).toBe('R$ 7.096,02')
    expect(taxable?.lines).toHaveLength(13)
    expect(plain(taxable?.lines[0]?.value)).toBe('R$ 9.000,00 − R$ 1.903,98 = R$ 7.096,02')
    expect(plain(taxable?.lines.at(-1)?.value)).toBe('R$ 85.152,24')
    expect(explained.at(-1)?.lines.map(({ value }) => plain(value))).toEqual([
      'R$ 7.096,02',
      '− R$ 189,59',
      '− R$ 956,72',
      'R$ 5.949,71',
    ])
  })

  it('takes the tax off what is exclusive', () => {
    const [report] = runningYear.comprovantes
    const explained = report && explainedLines(report)
    expect(explained?.map(({ id }) => id)).toEqual(['5.3'])
    expect(explained?.[0]?.lines.map(({ value }) => plain(value))).toEqual([
      'R$ 31.000,00',
      '− R$ 3.100,00',
      'R$ 27.900,00',
    ])
  })
})

describe('sentences', () => {
  it('say how far a year has come', () => {
    expect(previewSentence(runningYear, '2027-10')).toBe(
      'Valores até outubro de 2027. O documento de 2027 sai até 29/02/2028.',
    )
  })

  it('add up what may be deducted', () => {
    expect(plain(deductibleFormula(yearOfContributions))).toBe('R$ 2.418,96 + R$ 6.499,80 = R$ 8.918,76')
    expect(plain(deductibleFormula({ ...yearOfContributions, suplementar: 0, dedutivel: 2418.96 }))).toBe(
      'R$ 2.418,96',
    )
  })
})
