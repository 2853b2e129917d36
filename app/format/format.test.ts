import { describe, expect, it } from 'vitest'
import {
  competenceText,
  dateText,
  instantDateText,
  instantText,
  monthText,
  percentText,
  quotasText,
  reaisText,
  returnText,
  timeText,
  unitValueText,
} from '#contract/value-text.ts'
import { shortMonthText } from './dates.ts'
import { exactReaisText, reaisChangeText, shortReaisText } from './money.ts'
import { firstPayment, nextPayment } from './next-payment.fixtures.ts'
import { nextPaymentSentence } from './next-payment.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('money', () => {
  it.each([
    [0, 'R$ 0,00'],
    [201.58, 'R$ 201,58'],
    [1234.5, 'R$ 1.234,50'],
    [-1234.5, '−R$ 1.234,50'],
  ])('writes %d as %s', (amount, text) => expect(plain(reaisText(amount))).toBe(text))

  it('keeps the sign of a change', () => {
    expect([67.19, -67.19, 0].map(reaisChangeText).map(plain)).toEqual(['+R$ 67,19', '−R$ 67,19', 'R$ 0,00'])
  })

  it('keeps every decimal of an intermediate result', () => {
    expect([8095.82589, 10_833, 0.123456789, -0.5].map(exactReaisText).map(plain)).toEqual([
      'R$ 8.095,82589',
      'R$ 10.833,00',
      'R$ 0,12345679',
      '−R$ 0,50',
    ])
  })

  it.each([
    [0, 'R$ 0'],
    [800, 'R$ 800'],
    [999, 'R$ 999'],
    [1000, 'R$ 1 mil'],
    [12_500, 'R$ 12,5 mil'],
    [-500, '−R$ 500'],
    [-12_500, '−R$ 12,5 mil'],
    [-1_500_000, '−R$ 1,5 mi'],
    [999.94, 'R$ 999,9'],
    [999.95, 'R$ 1 mil'],
    [999_949, 'R$ 999,9 mil'],
    [999_950, 'R$ 1 mi'],
    [999_999, 'R$ 1 mi'],
    [-999_999, '−R$ 1 mi'],
    [-0.04, 'R$ 0'],
    [2_500_000_000, 'R$ 2.500 mi'],
    [1_000_000, 'R$ 1 mi'],
    [1_234_567, 'R$ 1,2 mi'],
  ])('shortens %d to %s', (amount, text) => expect(plain(shortReaisText(amount))).toBe(text))
})

describe('percentages and quotas', () => {
  it('writes what is chosen and what is measured', () => {
    expect([percentText(6), percentText(2.5), returnText(8.4), returnText(-0.651)]).toEqual([
      '6%',
      '2,5%',
      '8,40%',
      '−0,65%',
    ])
  })

  it('keeps eight decimals', () => {
    expect(quotasText(12345.678)).toBe('12.345,67800000')
    expect(quotasText(0.123456789)).toBe('0,12345679')
    expect(plain(unitValueText(1.23456789))).toBe('R$ 1,23456789')
  })
})

describe('dates', () => {
  it('writes days and months', () => {
    expect(dateText('2026-12-10')).toBe('10/12/2026')
    expect(competenceText('2026-03')).toBe('03/2026')
    expect(monthText('2026-03')).toBe('março de 2026')
    expect(shortMonthText('2026-12')).toBe('dez/26')
  })

  it('shows instants in São Paulo, where the day may be the one before', () => {
    expect(instantText('2026-12-11T01:05:00Z')).toBe('10/12/2026 às 22:05')
    expect(instantDateText('2026-12-11T01:05:00Z')).toBe('10/12/2026')
    expect(timeText('2026-12-11T01:05:00Z')).toBe('22:05')
    expect(instantText('2026-12-10T03:00:00Z')).toBe('10/12/2026 às 00:00')
  })
})

describe('the next payment of a benefit', () => {
  it('says when it comes, with what, and what can still change it', () => {
    expect(nextPaymentSentence(nextPayment)).toBe('Em 30/11/2026.')
    expect(nextPaymentSentence(firstPayment)).toBe(
      'Em 31/12/2026, com o saque à vista e o abono anual. Pela cota de 30/10/2026; a do dia do pagamento pode mudar o valor.',
    )
    expect(nextPaymentSentence({ ...nextPayment, ultimo: true, abonoAnual: 750 })).toBe(
      'Em 30/11/2026, com o abono anual. É o último: paga todo o saldo.',
    )
  })
})
