import { describe, expect, it } from 'vitest'
import { minimumNote } from '#contract/contributions/contributions.text.ts'
import {
  confirmLabel,
  disabledSentence,
  dueDaySentence,
  effectSentence,
  employerSentence,
  nextChangeSentence,
  suspendedSentence,
} from './contribution-sentences.ts'
import { suspendedMonths } from './contributions.fixtures.ts'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

describe('sentences of the change', () => {
  it('say when it takes effect', () => {
    expect(effectSentence('2026-12')).toBe('Vale a partir de dezembro de 2026.')
    expect(confirmLabel('2027-03')).toBe('Alterar a partir de março')
    expect(nextChangeSentence('2027-01-01')).toContain('a partir de 01/01/2027')
    expect(suspendedSentence(suspendedMonths)).toMatch(/de dezembro de 2026 a janeiro de 2027/)
    expect(suspendedSentence({ ...suspendedMonths, mesFim: '2026-12' })).toMatch(
      /^Não há contribuição em dezembro/,
    )
  })

  it('say why a percentage is off', () => {
    const limits = { unit: 7473.3, basicMax: 6 }
    expect(plain(disabledSentence('salary-below-unit', limits))).toContain('R$ 7.473,30')
    expect(disabledSentence('basic-below-maximum', limits)).toContain('6%')
  })

  it('say what the sponsor does', () => {
    expect(employerSentence(0, 0)).toBeNull()
    expect(plain(employerSentence(134.39, 201.58))).toBe(
      'A patrocinadora passa a colocar R$ 201,58 por mês, R$ 67,19 a mais.',
    )
    expect(plain(employerSentence(134.39, 33.6))).toContain('R$ 100,79 a menos')
    expect(plain(employerSentence(134.39, 134.39))).toContain('continua colocando R$ 134,39')
  })

  it('say the plan’s own minimum and due day', () => {
    expect(minimumNote(122.08)).toBe('*Valor minimo R$122,08')
    expect(minimumNote(1500)).toBe('*Valor minimo R$1.500,00')
    expect(dueDaySentence(10)).toBe('Todo dia 10')
  })
})
