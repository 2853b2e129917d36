import { describe, expect, it } from 'vitest'
import {
  additionProblem,
  isChanged,
  monthProblems,
  nextMonth,
  withMonth,
  withoutMonth,
  withPercent,
  yearsOf,
} from './indexer-edits.ts'

const months = [
  { competence: '2025-12', percent: 0.21 },
  { competence: '2026-01', percent: 0.37 },
]
const now = '2026-11'

describe('monthly values while they are edited', () => {
  it('keep their order when a month is added, changed or taken out', () => {
    const added = withMonth(months, { competence: '2025-11', percent: 0.03 })
    expect(added.map(({ competence }) => competence)).toEqual(['2025-11', '2025-12', '2026-01'])
    expect(withPercent(months, '2026-01', null)[1]).toEqual({ competence: '2026-01', percent: null })
    expect(withoutMonth(added, '2025-12')).toHaveLength(2)
  })

  it('know whether anything is different', () => {
    expect(isChanged(months, [...months])).toBe(false)
    expect(isChanged(months, withPercent(months, '2026-01', 0.38))).toBe(true)
    expect(isChanged(months, withoutMonth(months, '2026-01'))).toBe(true)
  })

  it('complain about an empty percentage under its month', () => {
    expect([...monthProblems(withPercent(months, '2026-01', null), now)]).toEqual([
      ['2026-01', 'Informe o percentual.'],
    ])
  })

  it('offer the month after the newest, the last one that ended, or none', () => {
    expect(nextMonth(months, now)).toBe('2026-02')
    expect(nextMonth([], now)).toBe('2026-10')
    expect(nextMonth([{ competence: now, percent: 1 }], now)).toBeNull()
  })

  it('say what is wrong with a month before it is added', () => {
    const problem = (competence: string | null, percent: number | null) =>
      additionProblem(months, { competence, percent }, now)
    expect(problem('2026-02', 0.5)).toEqual({})
    expect(problem(null, 0.5)).toEqual({ competence: 'Escreva o mês como MM/AAAA.' })
    expect(problem('2026-01', 0.5)).toEqual({ competence: 'Este mês já está na lista.' })
    expect(problem('2026-12', 0.5)).toEqual({
      competence: 'Este mês ainda não chegou. Registre só até o mês atual.',
    })
    expect(problem('2026-02', null)).toEqual({ percent: 'Informe o percentual.' })
  })

  it('name their years, newest first', () => expect(yearsOf(months)).toEqual(['2026', '2025']))
})
