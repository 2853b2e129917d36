import { describe, expect, it } from 'vitest'
import { mayPause, sentPause } from './benefit-suspension.fixtures.ts'
import { checkSuspension, suspensionToCome } from './benefit-suspension-input.ts'
import {
  consequenceSentence,
  endSentence,
  limitSentences,
  runningTitle,
  sentSentence,
} from './benefit-suspension-sentences.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the months', () => {
  it('to choose from are those that the plan lets', () => {
    expect(checkSuspension({ meses: 12 }, mayPause)).toMatchObject({ ok: true })
    expect(checkSuspension({ meses: null }, mayPause)).toMatchObject({
      problems: [{ field: 'meses', sentence: 'Escolha por quantos meses.' }],
    })
    expect(checkSuspension({ meses: 13 }, mayPause)).toMatchObject({
      problems: [{ field: 'meses', sentence: 'Escolha de 1 a 12 meses.' }],
    })
  })

  it('are reviewed as the API stores them', () => {
    expect(suspensionToCome({ meses: 6 }, mayPause)).toEqual(sentPause.dados)
    expect(suspensionToCome({ meses: null }, mayPause)).toBeNull()
  })
})

describe('sentences', () => {
  it('say what is not paid, until when, and what becomes of the loan', () => {
    expect(plain(consequenceSentence({ meses: 6 }, mayPause))).toBe(
      'De dezembro de 2026 a maio de 2027 você não recebe a renda de R$ 9.000,00 por mês, e o saldo continua rendendo. Em junho de 2027 a renda volta sozinha. A parcela do empréstimo, de R$ 899,75, passa a ser paga por boleto.',
    )
    expect(limitSentences(mayPause)[1]).toBe('O plano permite de 1 a 12 meses por vez.')
    expect(sentSentence(sentPause.dados)).toBe(
      'Sem a renda de dezembro de 2026 a maio de 2027. Volta em junho de 2027, e avisamos antes.',
    )
  })

  it('say what runs and what ending it does', () => {
    expect(runningTitle({ iniciada: false, mesEfeito: '2027-01' })).toContain('a partir de janeiro de 2027')
    expect(plain(endSentence('2026-12', 3_787.18))).toContain(
      'dezembro de 2026. Com os valores de hoje são R$ 3.787,18',
    )
  })
})
