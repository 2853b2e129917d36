import { describe, expect, it } from 'vitest'
import {
  correctedRequest,
  refusedRequest,
  requestInAnalysis,
  returnedRequest,
  returnedWithoutForm,
} from '../requests.fixtures.ts'
import { requestNow } from './request-now.ts'

describe('what a person is told of their request', () => {
  it('returned to a form: what to correct, until when, and that the clock waits', () => {
    const { title, sentences, reason, asked, needsYou } = requestNow(returnedRequest)
    expect([title, needsYou]).toEqual(['Precisamos de você', true])
    expect(reason).toContain('não confere com o formulário assinado')
    expect(asked.map(({ nome }) => nome)).toEqual(['Contribuição suplementar'])
    expect(sentences).toEqual([
      'A equipe devolveu o pedido. Corrija no formulário o que ela pediu; o protocolo continua o mesmo.',
      'Responda até 20/12/2026. Depois desse dia o pedido expira, e será preciso pedir de novo.',
      'Enquanto esperamos por você, o prazo da equipe não corre. Se você responder hoje, a decisão sai até 27/11/2026.',
    ])
  })

  it('returned without a form: the fields below say what is asked', () => {
    const { sentences, asked } = requestNow(returnedWithoutForm)
    expect(sentences[0]).toContain('Responda aqui embaixo')
    expect(asked).toEqual([])
  })

  it('in analysis: until when; after a correction, why that is later than at first', () => {
    expect(requestNow(requestInAnalysis).sentences).toEqual([
      'Você não precisa fazer nada agora. Avisamos a cada passo.',
      'A decisão sai até 25/11/2026.',
    ])
    expect(requestNow(correctedRequest).sentences).toContain(
      'A data de início era 26/11/2026. Ela mudou porque o pedido esperou a sua resposta de 20/11/2026 a 21/11/2026.',
    )
  })

  it('late: that it is, and that everybody sees it', () => {
    const late = { ...requestInAnalysis, prazo: { data: '2026-11-10', situacao: 'vencido' } as const }
    expect(requestNow(late).sentences[1]).toMatch(/^A resposta atrasou: o prazo era 10\/11\/2026/)
  })

  it('refused: why, and how to ask again', () => {
    const { reason, sentences } = requestNow(refusedRequest)
    expect(reason).toContain('folha de pagamento')
    expect(sentences).toEqual(['Se você resolver o que a equipe apontou, pode fazer o pedido de novo.'])
    expect(requestNow({ ...refusedRequest, refazer: null }).sentences[0]).toContain('converse com a equipe')
  })

  it('of its person’s own last word nothing is said back', () => {
    expect(requestNow(correctedRequest).reason).toBeNull()
  })
})
