import { describe, expect, it } from 'vitest'
import { chargeLines, chargesSentence, dueSentence } from '#app/features/collection/slips/slip-sentences.ts'
import {
  nextBlocked,
  nextFixed,
  nextVoluntary,
  openSlip,
  overdueSlip,
  paidSlip,
} from './contribution-payments.fixtures.ts'
import { blockedTitle, issueConfirm, issueConsequence, issueRule } from './contribution-payments-sentences.ts'
import { firstValues, issueInput } from './issue-input.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const key = '3f0c2a5e-8d0b-4c56-9f1e-2f6f7a1b9c3d'
const debit = { valorContribuicao: 150, formaPagamento: 5, agencia: '0057', conta: '12345-7' } as const

describe('what a contribution says of itself', () => {
  it('until when it can be paid, and how late it is', () => {
    expect(dueSentence(openSlip)).toBe('Vence em 10/12/2026')
    expect(dueSentence({ ...openSlip, vencimento: '2027-01-10', pagavelAte: '2027-01-11' })).toBe(
      'Vence em 10/01/2027. Sem encargos até 11/01/2027, o próximo dia útil',
    )
    expect(dueSentence(overdueSlip)).toBe('Venceu em 10/10/2026')
    expect(dueSentence(paidSlip)).toBe('Paga em 09/09/2026')
  })

  it('until which day it falls due in the same month, by the plan’s own days', () => {
    expect(issueRule({ ultimoDiaEmissao: 8, vencimento: '2026-12-15' })).toBe(
      'Se você gerar até o dia 8, paga até o dia 15 deste mês. Depois disso, até o dia 15 do mês que vem.',
    )
  })

  it('how the charges come about, each step with its numbers', () => {
    const { encargos, valor } = overdueSlip
    if (!encargos) throw new Error('it is overdue')
    expect(plain(chargesSentence(encargos, valor))).toBe('R$ 407,19 mais R$ 13,87 de encargos')
    expect(chargeLines(valor, encargos).map(({ value }) => plain(value))).toEqual([
      'R$ 407,19',
      '10/2026, fator 1,0033 = R$ 1,34',
      '2% de R$ 408,53 = R$ 8,17',
      '1% ao mês × 32/30 de R$ 408,53 = R$ 4,36',
      'R$ 421,06',
    ])
    const none = { ...encargos, correcaoDe: null, correcaoAte: null }
    expect(chargeLines(valor, none)[1]?.value).toContain('sem índice publicado')
  })

  it('what is confirmed, and why nothing can be', () => {
    expect(plain(issueConsequence(250, false, nextVoluntary))).toBe('Você paga R$ 250,00 até 10/12/2026.')
    expect(plain(issueConsequence(250, true, nextVoluntary))).toContain('saem da sua conta em 10/12/2026')
    expect([issueConfirm(false, nextFixed), issueConfirm(true, nextFixed)]).toEqual([
      'Gerar boleto de dezembro',
      'Agendar débito de dezembro',
    ])
    expect(blockedTitle(nextBlocked)).toBe('A contribuição de dezembro já foi gerada')
    expect(blockedTitle({ ...nextBlocked, impedimento: 'ja-paga' })).toContain('já foi paga')
  })
})

describe('the form', () => {
  it('opens with the suggested amount and knows what is missing', () => {
    expect(firstValues(nextVoluntary)).toMatchObject({ valorContribuicao: 250, formaPagamento: 2 })
  })

  it('sends the account for a debit only', () => {
    expect(issueInput(debit, key)).toEqual({ ...debit, chaveEnvio: key, banco: 341 })
    expect(issueInput({ ...debit, formaPagamento: 2 }, key)).toEqual({
      chaveEnvio: key,
      valorContribuicao: 150,
      formaPagamento: 2,
    })
  })
})
