import { describe, expect, it } from 'vitest'
import {
  adjustedForLife,
  asked,
  bySharesClosed,
  bySharesOpen,
  byTermOpen,
  forLife,
  sentChange,
} from './income-change.fixtures.ts'
import { overTheYears } from './income-change-charts.ts'
import {
  checkChange,
  comparedIncomes,
  firstValues,
  incomeChangeToCome,
  requestedValues,
  typesToChoose,
} from './income-change-input.ts'
import {
  askedSentence,
  balanceFinding,
  consequenceSentence,
  differenceSentence,
  formText,
  incomeFinding,
  lastMonthOf,
  lastsText,
  laterText,
  paidUntil,
  sentSentence,
  typeNote,
  undoSentence,
  windowSentence,
} from './income-change-sentences.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const term = { tipo: 'prazo-certo', percentual: null, anos: 15 } as const

describe('the form', () => {
  it('opens with the income as it is, or with what was asked before', () => {
    expect(firstValues(bySharesOpen, null)).toEqual({ tipo: 'percentual', percentual: 0.8, anos: 5 })
    expect(firstValues(byTermOpen, null)).toEqual({ tipo: 'prazo-certo', percentual: 0.3, anos: 8 })
    expect(firstValues(bySharesOpen, sentChange.dados)).toMatchObject({ tipo: 'prazo-certo', anos: 15 })
    const imported = { ...sentChange.dados, tipo: 'percentual' as const, percentual: 0.9, anos: null }
    expect(firstValues(byTermOpen, imported)).toMatchObject({ tipo: 'prazo-certo', anos: 8 })
  })

  it('lets a percentage become a term and a term stay one', () => {
    expect(typesToChoose(bySharesOpen)).toEqual(['percentual', 'prazo-certo'])
    expect(typesToChoose(byTermOpen)).toEqual(['prazo-certo'])
    expect(checkChange({ tipo: 'percentual', percentual: 0.9, anos: null }, byTermOpen)).toMatchObject({
      problems: [{ field: 'tipo' }],
    })
    expect(checkChange({ tipo: null, percentual: null, anos: null }, bySharesOpen)).toMatchObject({
      problems: [{ field: 'tipo' }],
    })
  })

  it('sends only what its type needs', () => {
    expect(requestedValues({ tipo: 'percentual', percentual: 0.9, anos: 15 })).toEqual({
      tipo: 'percentual',
      percentual: 0.9,
      anos: null,
    })
  })

  it('reviews what the API stores', () => {
    expect(incomeChangeToCome(term, bySharesOpen)).toEqual(sentChange.dados)
    expect(incomeChangeToCome(term, forLife)).toBeNull()
  })

  it('keeps a correction in the window in which it was filed', () => {
    const later = {
      ...asked,
      janela: { aberta: false, de: '2027-06-01', ate: '2027-06-30', efeitoEm: '2027-07' },
    }
    expect(incomeChangeToCome(term, later)).toMatchObject({
      mesEfeito: '2027-01',
      cancelavelAte: '2026-12-31',
    })
    expect(undoSentence(later)).toContain('31/12/2026')
  })
})

describe('the comparison', () => {
  const { now, next } = comparedIncomes(term, bySharesOpen)
  if (!now || !next) throw new Error('both are told')

  it('has both incomes before tax, and as they arrive after every discount', () => {
    expect([now.paid, next.paid]).toEqual([
      { gross: 3_787.18, tax: 378.72, net: 3_408.46, discounts: 386.4, lands: 3_022.06 },
      { gross: 3_221.1, tax: 322.11, net: 2_898.99, discounts: 386.4, lands: 2_512.59 },
    ])
    expect(plain(differenceSentence(now.paid.lands, next.paid.lands))).toBe(
      'R$ 509,47 a menos por mês na sua conta',
    )
  })

  it('says how long each lasts and what it pays later', () => {
    expect(lastsText(next, '2027-01')).toBe('15 anos, até dezembro de 2041')
    expect(lastsText(now, '2027-01')).toBe('Não acaba: muda com o saldo')
    expect(lastMonthOf(next, '2027-01')).toBe('dezembro de 2041')
    expect(lastMonthOf(now, '2027-01')).toBe('Não acaba')
    expect(plain(laterText(next))).toBe('R$ 3.221,10')
    const short = comparedIncomes({ ...term, anos: 5 }, bySharesOpen).next
    expect(short && laterText(short)).toBe('Já terminou')
  })

  it('is drawn over the years, the one that ended at nothing', () => {
    const chart = overTheYears('balance', { now, next }, '2027-01')
    expect(chart?.points).toHaveLength(21)
    expect(chart?.points[0]).toMatchObject({ label: 'jan/27', values: { now: 473_397.89, next: 473_397.89 } })
    expect(chart?.points.at(-1)?.values['next']).toBe(0)
    expect(plain(balanceFinding(now, next, '2027-01'))).toBe(
      'O saldo de R$ 473.397,89 é pago por inteiro em 15 anos.',
    )
    expect(plain(incomeFinding(now, null, '2027-01'))).toMatch(
      /^A sua renda começa em R\$ 3\.787,18 por mês e muda/,
    )
  })

  it('has no new income while it is the one of today', () => {
    expect(comparedIncomes(firstValues(bySharesOpen, null), bySharesOpen).next).toBeNull()
  })
})

describe('sentences', () => {
  it('says by which index an income for life grew, and why it did not', () => {
    expect(adjustedForLife.formas.map((form) => plain(formText(form)))).toEqual([
      'R$ 2.754,52',
      'R$ 2.885,85 por mês: reajuste de 4,77%, pelo INPC de janeiro de 2024 a dezembro de 2024',
      'R$ 2.885,85 por mês: sem aumento, porque o INPC de dezembro de 2025 não subiu',
    ])
  })

  it('say when, and what it does', () => {
    expect(windowSentence(bySharesClosed.janela)).toBe(
      'O próximo vai de 01/12/2026 a 31/12/2026. O que você pedir nele vale a partir de janeiro de 2027.',
    )
    expect(plain(consequenceSentence(term, bySharesOpen))).toBe(
      'A partir de janeiro de 2027, com os valores de hoje, a sua renda passa de R$ 3.787,18 para R$ 3.221,10 por mês antes do imposto e dura 15 anos, até dezembro de 2041.',
    )
    expect(asked.pedida && askedSentence(asked.pedida)).toBe(
      'Renda por prazo certo em 15 anos, a partir de janeiro de 2027.',
    )
    expect(sentSentence(sentChange.dados)).toBe(
      'Pode ser cancelada até 31/12/2026. A nova renda vale a partir de janeiro de 2027. Até lá você recebe como hoje.',
    )
    expect(typeNote(term, bySharesOpen)).toContain('não volta')
    expect(typeNote(term, byTermOpen)).toBeUndefined()
    expect(paidUntil(byTermOpen)).toBe('Até maio de 2035')
    const long = { type: 'fixed-term', monthsLeft: 200, monthlyAmount: 4_000, quotasPerMonth: null } as const
    expect(paidUntil({ ...byTermOpen, renda: long })).toBe(
      'Até abril de 2038: o saldo acaba antes do prazo, que vai até agosto de 2043',
    )
    expect(byTermOpen.formas.map((form) => plain(formText(form)))).toEqual([
      'R$ 4.000,00 por mês, em 10 anos',
    ])
  })
})
