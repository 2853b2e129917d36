import { describe, expect, it } from 'vitest'
import { sumReais } from '#domain/money.ts'
import { balanceChart } from './balance-chart.ts'
import { receiving, savedBalance, saving, starting, withoutQuota } from './home.fixtures.ts'
import { contributionSentence, groupSentence, positionSentence, quotaSentence } from './home-sentences.ts'
import { hasHistory } from './plan-summary.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the chart', () => {
  it('stacks what entered and what it earned, to the cent of the balance', () => {
    const chart = balanceChart(saving)
    expect(chart?.kind).toBe('area')
    for (const [index, point] of (chart?.data.points ?? []).entries()) {
      expect(sumReais(Object.values(point.values))).toBe(saving.evolucao[index]?.saldo)
    }
    expect(chart?.data.points.at(-1)?.label).toBe('out/26')
    const months = chart?.data.points.map(({ x }) => x) ?? []
    expect(months).toEqual(months.map((_, index) => (months[0] ?? 0) + index))
  })

  it('draws the balance beside what entered where a month stands below it', () => {
    const dip = saving.evolucao.map((month, index) => (index === 3 ? { ...month, saldo: 1 } : month))
    const chart = balanceChart({ ...saving, evolucao: dip })
    expect(chart?.kind).toBe('line')
    expect(chart?.data.series.map(({ id }) => id)).toEqual(['balance', 'contributed'])
  })

  it('draws the balance alone where money went out', () => {
    const withdrawn = { ...saving, totalContribuido: saving.totalContribuido + 5000 }
    for (const summary of [receiving, withdrawn]) {
      const chart = balanceChart(summary)
      expect(chart?.kind).toBe('line')
      expect(chart?.data.series.map(({ id }) => id)).toEqual(['balance'])
    }
  })

  it('says what it shows', () => {
    expect(plain(balanceChart(receiving)?.finding ?? '')).toBe(
      'Seu saldo foi de R$ 1.200.000,00 em novembro de 2023 para R$ 972.500,00 em outubro de 2026.',
    )
    expect(plain(balanceChart(saving)?.finding ?? '')).toMatch(
      /^Entraram R\$ 9\.676,08 e o rendimento somou R\$ 2\.572,50\.$/,
    )
  })

  it('is not drawn before there are two months', () => {
    expect(balanceChart(starting)).toBeNull()
    expect(balanceChart({ ...saving, evolucao: saving.evolucao.slice(0, 1) })).toBeNull()
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
      'Referente a 10/2026: R$ 134,39 na sua parte e R$ 134,39 na da patrocinadora',
    )
    expect(contributionSentence({ ...last, patrocinadora: 0 })).toBe(
      'Referente a 10/2026, creditada em 06/11/2026',
    )
  })

  it('name the first services of a group', () => {
    expect(groupSentence(['A', 'B'])).toBe('A, B')
    expect(groupSentence(['A', 'B', 'C', 'D'])).toBe('A, B e mais 2')
  })
})

it('knows who has no history yet', () => {
  expect([saving, receiving, starting, withoutQuota].map(hasHistory)).toEqual([true, true, false, true])
  expect(hasHistory({ ...starting, saldo: null, totalContribuido: 0 })).toBe(false)
})
