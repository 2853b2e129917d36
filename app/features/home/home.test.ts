import { describe, expect, it } from 'vitest'
import { spanText } from '#contract/value-text.ts'
import { sumReais } from '#domain/money.ts'
import { balanceChart } from './balance-chart.ts'
import {
  grownHistory,
  noHistory,
  owing,
  receiving,
  savedBalance,
  saving,
  shrinkingHistory,
  starting,
  withoutQuota,
} from './home.fixtures.ts'
import {
  assumptionSentence,
  benefitSentence,
  comparedSentence,
  contributionSentence,
  dueSentence,
  durationLabel,
  durationSentence,
  durationText,
  lackingSentence,
  matchSentence,
  nextShareSentence,
  positionSentence,
  quotaSentence,
  thirteenthSentence,
} from './home-sentences.ts'
import { hasHistory } from './plan-summary.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the chart', () => {
  it('stacks what entered and what it earned, to the cent of the balance', () => {
    const chart = balanceChart(saving, grownHistory.evolucao)
    expect(chart?.kind).toBe('area')
    for (const [index, point] of (chart?.data.points ?? []).entries()) {
      expect(sumReais(Object.values(point.values))).toBe(grownHistory.evolucao[index]?.saldo)
    }
    expect(chart?.data.points.at(-1)?.label).toBe('out/26')
    const months = chart?.data.points.map(({ x }) => x) ?? []
    expect(months).toEqual(months.map((_, index) => (months[0] ?? 0) + index))
  })

  it('draws the balance beside what entered where a month stands below it', () => {
    const dip = grownHistory.evolucao.map((month, index) => (index === 3 ? { ...month, saldo: 1 } : month))
    const chart = balanceChart(saving, dip)
    expect(chart?.kind).toBe('line')
    expect(chart?.data.series.map(({ id }) => id)).toEqual(['balance', 'contributed'])
  })

  it('draws the balance alone where money went out', () => {
    const withdrawn = { ...saving, totalContribuido: saving.totalContribuido + 5000 }
    for (const summary of [receiving, withdrawn]) {
      const chart = balanceChart(summary, shrinkingHistory.evolucao)
      expect(chart?.kind).toBe('line')
      expect(chart?.data.series.map(({ id }) => id)).toEqual(['balance'])
    }
  })

  it('says what it shows', () => {
    expect(plain(balanceChart(receiving, shrinkingHistory.evolucao)?.finding ?? '')).toBe(
      'Seu saldo foi de R$ 1.200.000,00 em novembro de 2023 para R$ 972.500,00 em outubro de 2026.',
    )
    expect(plain(balanceChart(saving, grownHistory.evolucao)?.finding ?? '')).toMatch(
      /^Entraram R\$ 9\.676,08 e o rendimento somou R\$ 2\.572,50\.$/,
    )
  })

  it('is not drawn before there are two months', () => {
    expect(balanceChart(starting, noHistory.evolucao)).toBeNull()
    expect(balanceChart(saving, grownHistory.evolucao.slice(0, 1))).toBeNull()
  })
})

describe('the sentences', () => {
  it('show the way to the balance', () => {
    expect(plain(quotaSentence(savedBalance))).toBe(
      '9.876,54321000 cotas × R$ 1,24031245, o valor da cota em 31/10/2026.',
    )
    expect(positionSentence(savedBalance)).toBe('Posição de 31/10/2026, perfil Moderado')
  })

  it('say who paid the last contribution', () => {
    const last = saving.ultimaContribuicao
    if (!last) throw new Error('The fixture has one')
    expect(plain(contributionSentence(last))).toBe(
      'De 10/2026: R$ 134,39 na sua parte e R$ 134,39 na da patrocinadora',
    )
    expect(contributionSentence({ ...last, patrocinadora: 0 })).toBe('De 10/2026, creditada em 06/11/2026')
  })

  it('say of a contribution that was just paid when it counts', () => {
    const last = owing.ultimaContribuicao
    const next = owing.proximaContribuicao
    if (!last || !next) throw new Error('The fixture has both')
    expect(contributionSentence(last)).toBe(
      'De 11/2026, paga em 09/11/2026. Entra no saldo com a próxima cota.',
    )
    expect(dueSentence(next)).toBe('De 12/2026, já gerada, vence em 10/12/2026')
    expect(dueSentence({ ...next, idContribuicao: null })).toBe('De 12/2026, vence em 10/12/2026')
  })

  it('say what a benefit is and how long it lasts', () => {
    const { ultimoBeneficio: last, beneficio } = receiving
    if (!last || !beneficio?.decimoTerceiro) throw new Error('The fixture has them')
    expect(plain(benefitSentence(last))).toBe('De 10/2026, pago em 30/10/2026. Bruto de R$ 9.000,00.')
    expect(benefitSentence({ ...last, valorLiquido: null })).toBe(
      'Valor bruto de 10/2026, pago em 30/10/2026',
    )
    expect(thirteenthSentence(beneficio.decimoTerceiro)).toBe(
      'Previsto para 31/12/2026, do ano inteiro, antes do imposto',
    )
    expect(thirteenthSentence({ ...beneficio.decimoTerceiro, avos: 5 })).toContain('5 de 12 avos')
    expect([205, 12, 1, 24, 13].map(spanText)).toEqual([
      '17 anos e 1 mês',
      '1 ano',
      '1 mês',
      '2 anos',
      '1 ano e 1 mês',
    ])
    const term = { tipo: 'prazo', meses: 205, ate: '2043-11', rendimentoReal: 4 } as const
    expect(durationSentence(term)).toBe('Até novembro de 2043, se render 4% ao ano acima da inflação')
    const ending = { tipo: 'fim-do-prazo', meses: 8, ate: '2027-06' } as const
    expect([durationLabel(ending), durationText(ending)]).toEqual(['Você recebe por mais', '8 meses'])
    expect(durationSentence(ending)).toContain('Até junho de 2027, o fim do prazo')
    expect(durationLabel(term)).toBe('Seu saldo dura')
    expect(durationText({ tipo: 'percentual' })).toBe('Sem prazo')
    expect(durationSentence({ tipo: 'percentual' })).toContain('não termina')
    expect(durationText({ tipo: 'vitalicia' })).toBe('Sem prazo')
    expect(durationSentence({ tipo: 'vitalicia' })).toContain('enquanto você viver')
  })

  it('put the assumptions of a projection in words', () => {
    const { projecao } = saving
    if (!projecao) throw new Error('The fixture has one')
    expect(plain(assumptionSentence(projecao, true))).toBe(
      'Contamos que continuam entrando R$ 268,78 por mês, com a parte da patrocinadora, subindo 1% ao ano acima da inflação, e que o saldo rende 4% ao ano acima da inflação. Assim ele chega a R$ 158.916,07 e paga a renda por 20 anos, com o 13º em dezembro.',
    )
    expect(assumptionSentence({ ...projecao, contribuicaoMensal: 0 }, true)).toContain(
      'nada mais entra até lá',
    )
    expect(assumptionSentence(projecao, false)).not.toContain('patrocinadora')
  })

  it('say what of the sponsor is theirs and what it would add', () => {
    const { parteAdquirida: share, contrapartida: match } = saving
    if (!share || !match) throw new Error('The fixture has both')
    expect(plain(nextShareSentence(share))).toBe(
      'De um resgate hoje, R$ 3.000,00 ficariam no plano. A partir de 10/11/2027, sua fatia sobe para 50%.',
    )
    expect(nextShareSentence({ ...share, naoAdquirido: 0 })).toBe(
      'Se você sair do plano hoje, leva toda essa parte.',
    )
    expect(plain(matchSentence(match))).toBe(
      'Aumente a sua básica de 4% para 6% e a patrocinadora põe mais R$ 67,19 por mês.',
    )
  })

  it('name the index that lacks a month', () => {
    const beside = { de: '2025-11', ate: '2026-10', cdi: 14.1, ipca: 3.8 }
    expect(comparedSentence(beside)).toBe('De novembro de 2025 a outubro de 2026')
    expect(lackingSentence(beside)).toBeNull()
    expect(lackingSentence({ ...beside, cdi: null })).toBe(
      'O CDI ainda não tem todos os meses deste período.',
    )
    expect(lackingSentence({ ...beside, cdi: null, ipca: null })).toBe(
      'O CDI e o IPCA ainda não têm todos os meses deste período.',
    )
  })
})

it('knows who has no history yet', () => {
  expect([saving, receiving, starting, withoutQuota].map(hasHistory)).toEqual([true, true, false, true])
  expect(hasHistory({ ...starting, saldo: null, totalContribuido: 0 })).toBe(false)
})
