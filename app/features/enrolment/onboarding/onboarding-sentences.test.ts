import { describe, expect, it } from 'vitest'
import type { OnboardingOutcome } from '#contract/enrolment/onboarding.ts'
import { newcomer } from './onboarding.fixtures.ts'
import {
  contributionSentence,
  endingTitle,
  keepResultLabel,
  lateResultSentence,
  profileSentence,
  profileTermsSentence,
  savedSentence,
  welcomeTitle,
} from './onboarding-sentences.ts'

const outcome = (changed: object) => changed as OnboardingOutcome

describe('the first access says', () => {
  it('whose it is, and what was saved or left for later', () => {
    expect([welcomeTitle('HPE', 'Ana'), endingTitle('Ana')]).toEqual([
      'Boas-vindas ao HPE, Ana',
      'Tudo pronto, Ana!',
    ])
    const salvoEm = '2026-11-10T13:32:00.000Z'
    expect([false, true].map((pulado) => savedSentence({ salvoEm, pulado }))).toEqual([
      'Salvo em 10/11/2026 às 10:32.',
      'Deixado para depois em 10/11/2026 às 10:32.',
    ])
  })

  it('what a choice of profile does, in time and too late', () => {
    expect(profileTermsSentence(newcomer.perfil)).toBe(
      'Escolhendo até 15/11/2026, o perfil vale a partir de 01/12/2026.',
    )
    expect(profileTermsSentence({ ...newcomer.perfil, emTempo: false })).toContain(
      'O prazo deste mês terminou em 15/11/2026',
    )
    const late = { ...newcomer.perfil, emTempo: false }
    expect([newcomer.perfil, late].map((terms) => keepResultLabel('Moderado', terms))).toEqual([
      'Concluir com o perfil Moderado',
      'Concluir com o perfil Super Conservador',
    ])
    expect(lateResultSentence('Moderado', late)).toContain(
      'não muda nada agora: seu dinheiro começa no Super Conservador. Para passar ao Moderado, peça a troca',
    )
    expect([
      lateResultSentence('Moderado', newcomer.perfil),
      lateResultSentence('Super Conservador', late),
    ]).toEqual([null, null])
  })

  it('how the first contribution is paid', () => {
    const contribution = (formaPagamento: 2 | 5 | null) =>
      contributionSentence(outcome({ contribuicaoEm: '2026-12', formaPagamento, diaVencimento: 10 }))
    expect([2, 5, null].map((method) => contribution(method as 2 | 5 | null))).toEqual([
      'Sua primeira contribuição é a de dezembro de 2026. O boleto vence todo dia 10.',
      'Sua primeira contribuição é a de dezembro de 2026. O débito na sua conta é todo dia 10.',
      'Sua primeira contribuição é a de dezembro de 2026, descontada do salário.',
    ])
    expect(contributionSentence(outcome({ contribuicaoEm: null }))).toBeNull()
  })

  it('where the money is, or will be', () => {
    expect(profileSentence(outcome({ perfil: 'Moderado', perfilEm: '2026-12-01' }), newcomer.perfil)).toBe(
      'Seu dinheiro passa para o perfil Moderado em 01/12/2026.',
    )
    expect(profileSentence(outcome({ perfil: 'Super Conservador', perfilEm: null }), newcomer.perfil)).toBe(
      'Seu dinheiro fica no perfil Super Conservador. Você pode pedir a troca de 01/11/2026 a 15/11/2026, em Perfil de investimentos.',
    )
  })
})
