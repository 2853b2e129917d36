import { describe, expect, it } from 'vitest'
import { choiceFacts, choiceInput, choiceLines, choiceToCome, needsRiskTerm } from './choice-input.ts'
import { explainedInvestmentProfiles } from './explained-investment-profiles.ts'
import { outcomesChart, returnsChart } from './investment-profile-charts.ts'
import {
  capSentence,
  confirmLabel,
  consequenceSentence,
  outcomesFinding,
  resultSentence,
  returnsFinding,
  shareSentence,
  windowSentence,
} from './investment-profile-sentences.ts'
import {
  cappedResult,
  closedSituation,
  moderateResult,
  newcomerSituation,
  openSituation,
  profiles,
  sentChoice,
} from './investment-profiles.fixtures.ts'
import { investmentProfileText } from './investment-profiles.text.ts'
import { checkAnswers, noAnswers, rangeRows } from './questionnaire.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the choice', () => {
  it('is among what is offered, from the least to the most risk', () => {
    const { id } = openSituation.perfil
    expect(choiceFacts(openSituation)).toEqual({
      currentProfileId: id,
      profilesByRisk: [1, 2, 3, 4],
      suitability: { profileId: openSituation.resultado?.perfil.id },
    })
    const without = openSituation.perfis.map((profile) => ({ ...profile, oferecido: profile.id !== 2 }))
    expect(choiceFacts({ ...openSituation, perfis: without, resultado: null })).toMatchObject({
      profilesByRisk: [1, 3, 4],
      suitability: null,
    })
  })

  it('knows which profiles are above the result, not above the profile of today', () => {
    const capped = { ...openSituation, resultado: cappedResult }
    expect([1, 2, 3, 4].map((id) => needsRiskTerm(id, capped))).toEqual([false, false, true, true])
    expect(needsRiskTerm(null, capped)).toBe(false)
  })

  it('sends the acceptance of the term only with a profile that asks for it', () => {
    const sent = (idPerfil: number) =>
      choiceInput({ idPerfil, aceitaTermo: true }, { chaveEnvio: 'key' }, openSituation)
    expect(sent(4)).toEqual({ chaveEnvio: 'key', idPerfil: 4, aceitaTermo: true })
    expect(sent(2)).toMatchObject({ aceitaTermo: false })
  })

  it('is reviewed as the API stores it, with the term that was shown', () => {
    const { termoRisco: _, ...stored } = sentChoice.dados
    expect(choiceToCome({ idPerfil: 4 }, openSituation)).toMatchObject(stored)
    expect(choiceToCome({ idPerfil: 4 }, openSituation)?.termoRisco).toContain('Arrojado')
    expect(choiceToCome({ idPerfil: 2 }, openSituation)?.termoRisco).toBeNull()
    expect(choiceToCome({ idPerfil: null }, openSituation)).toBeNull()
  })
})

describe('sentences', () => {
  it('say the window with its days', () => {
    expect(windowSentence(openSituation.janela)).toBe(
      'Você pode escolher até 15/11/2026. A troca vale a partir de 01/12/2026.',
    )
    expect(windowSentence(closedSituation.janela)).toBe(
      'Fora do período de alteração. Próximo período: 01/05/2027 a 15/05/2027.',
    )
  })

  it('explain a result and what held it down', () => {
    expect(resultSentence(moderateResult)).toBe(
      '22 de 36 pontos. Respondido em 06/12/2025, vale até 06/12/2027.',
    )
    expect(capSentence(moderateResult)).toBeNull()
    expect(capSentence(cappedResult)).toBe(
      'Seus pontos indicam o perfil Arrojado, mas o resultado é no máximo Conservador. Você vai precisar do dinheiro nos próximos 2 anos.',
    )
    expect(rangeRows(openSituation.questionario).map(({ points }) => points)).toEqual([
      'de 0 a 1',
      'de 2 a 3',
      'de 4 a 5',
      'de 6 a 7',
    ])
  })

  it('name what is found, and the act with its month', () => {
    expect(profiles.map(shareSentence)).toEqual(['nenhuma', 'até 10%', 'de 10% a 30%', 'de 30% a 60%'])
    expect(returnsFinding(profiles, 12)).toBe('Em 12 meses, o perfil Arrojado rendeu mais: 12,00%.')
    expect(outcomesFinding(profiles)).toBe('O pior ano foi no perfil Arrojado: −12,40%.')
    expect(plain(consequenceSentence(openSituation, 'Arrojado'))).toBe(
      'A partir de 01/12/2026, seu saldo, hoje de R$ 21.483,77, passa do perfil Moderado para o Arrojado.',
    )
    expect(confirmLabel('Arrojado', '2026-12-01')).toBe('Trocar para o Arrojado em dezembro')
  })
})

describe('figures', () => {
  it('of the charts are those of the wire; without history there is no chart', () => {
    expect(returnsChart(profiles)?.points.map(({ label }) => label)).toEqual([
      '12 meses',
      '24 meses',
      '36 meses',
      '60 meses',
    ])
    expect(returnsChart(profiles)?.points[0]?.values).toEqual({ 1: 10, 2: 10.5, 3: 11, 4: 12 })
    expect(outcomesChart(profiles)?.points[3]?.values).toEqual({ worst: -12.4, middle: 11.8, best: 32.5 })
    expect([returnsChart(newcomerSituation.perfis), outcomesChart(newcomerSituation.perfis)]).toEqual([
      null,
      null,
    ])
    expect(explainedInvestmentProfiles(newcomerSituation.perfis)).toEqual([])
  })

  it('are explained by their two unit values', () => {
    const [first] = explainedInvestmentProfiles(profiles)
    expect(plain(first?.lines[0]?.value ?? '')).toBe(
      'R$ 20,00000000 ÷ R$ 18,18181818 − 1 = 10,00% (10,00% ao ano)',
    )
    expect(first?.note).toContain('Cota final de 30/10/2026.')
    const { volatility, losses } = investmentProfileText.compare.explained
    expect(first?.lines.map(({ label }) => label)).toEqual(expect.arrayContaining([volatility, losses]))
    const young = profiles.map((profile) => ({ ...profile, volatilidade: null, resultados: null }))
    const [unmeasured] = explainedInvestmentProfiles(young)
    expect(unmeasured?.lines).toHaveLength(profiles[0]?.retornos.length ?? 0)
  })

  it('of the review stand side by side, and the money is the same', () => {
    const lines = choiceLines({ idPerfil: 4 }, openSituation)
    expect(lines.map(({ before, after }) => [plain(before ?? ''), plain(after)])).toEqual([
      ['de 10% a 30%', 'de 30% a 60%'],
      ['4,80%', '7,20%'],
      ['−1,30%', '−12,40%'],
      ['R$ 21.483,77', 'R$ 21.483,77'],
    ])
  })
})

describe('checkAnswers', () => {
  it('names every question that is left', () => {
    const { respostas } = noAnswers(openSituation.questionario.perguntas)
    expect(checkAnswers({ ...respostas, 'need-in-2-years': 'no' })?.fields).toEqual({
      'respostas.income-stability': 'Escolha uma resposta.',
    })
    expect(checkAnswers({ 'need-in-2-years': 'no' })).toBeUndefined()
  })
})
