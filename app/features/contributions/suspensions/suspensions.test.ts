import { describe, expect, it } from 'vitest'
import { longestSuspension } from '#domain/contributions/suspensions/suspension.ts'
import { suspensionFacts, suspensionRules, suspensionToCome } from './suspension-input.ts'
import { consequenceSentence, limitSentence, runningTitle, sentSentence } from './suspension-sentences.ts'
import { almostUsedUp, mayStop, sentSuspension, stopped } from './suspensions.fixtures.ts'

describe('the months', () => {
  it('are judged by what the API answers about the link', () => {
    expect(suspensionFacts(mayStop)).toEqual({
      periods: [],
      employerContribution: 134.39,
      hasRiskCover: true,
      from: '2026-12',
    })
    expect(suspensionFacts(stopped).periods).toEqual([{ from: '2026-08', to: '2027-01' }])
    for (const situation of [mayStop, almostUsedUp])
      expect(
        longestSuspension('2026-11-11', suspensionFacts(situation).periods, suspensionRules(situation)),
      ).toBe(situation.mesesPermitidos)
  })
})

describe('sentences', () => {
  it('say what stops and until when', () => {
    expect(consequenceSentence(6, mayStop)).toBe(
      'De dezembro de 2026 a maio de 2027, ficam suspensas sua contribuição, a da patrocinadora e a cobertura de risco. Em junho de 2027 as contribuições voltam sozinhas; a cobertura de risco pode não voltar nas mesmas condições.',
    )
    expect(consequenceSentence(1, stopped)).toBe(
      'Em dezembro de 2026, fica suspensa sua contribuição. Em janeiro de 2027 a contribuição volta sozinha.',
    )
    expect(sentSentence(sentSuspension.dados)).toContain('Volta em junho de 2027.')
    expect(runningTitle({ iniciada: false, mesEfeito: '2027-01' })).toContain('a partir de janeiro de 2027')
  })

  it('count', () => {
    expect(limitSentence(almostUsedUp)).toBe(
      'O plano permite até 12 meses por vez e 24 a cada 5 anos. Você já usou 22 meses.',
    )
  })

  it('review what the API stores', () => {
    const { meses, mesEfeito } = sentSuspension.dados
    expect(suspensionToCome(meses, { ...mayStop, mesEfeito })).toEqual(sentSuspension.dados)
  })
})
