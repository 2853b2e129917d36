import { describe, expect, it } from 'vitest'
import { requestInAnalysis, returnedRequest, returnedWithoutForm } from '../requests.fixtures.ts'
import { correctionOf, offeredMoves } from './moves.ts'

describe('offeredMoves', () => {
  it('asks the attendant for a reason exactly where the API does, or where one helps', () => {
    expect(offeredMoves(requestInAnalysis).map(({ action, reason }) => [action, reason])).toEqual([
      ['Devolver para correção', 'required'],
      ['Aguardar terceiros', 'optional'],
      ['Deferir', 'none'],
      ['Indeferir', 'required'],
    ])
  })

  it('tells taking a request from resuming it', () => {
    const toAnalysis = [{ status: { id: 2, nome: 'Em análise' }, exigeMotivo: false }]
    const from = (id: number) =>
      offeredMoves({ ...requestInAnalysis, status: { id, nome: '' }, movimentos: toAnalysis })[0]?.action
    expect(from(1)).toBe('Assumir')
    expect(from(4)).toBe('Retomar a análise')
    expect(from(3)).toBe('Registrar a correção')
  })

  it('puts the way on to the next stage first, once all of this one is looked at', () => {
    const proximaEtapa = { posicao: 2, nome: 'Cálculo' }
    const [first, ...others] = offeredMoves({ ...requestInAnalysis, proximaEtapa })
    expect(first).toMatchObject({
      id: 'advance',
      stage: 2,
      status: requestInAnalysis.status.id,
      needsChecks: true,
      isMain: true,
      reason: 'none',
    })
    expect(others).toEqual(offeredMoves({ ...requestInAnalysis, proximaEtapa: null }))
    expect(
      others.map(({ action, needsChecks, isMain, tone }) => [action, needsChecks, isMain, tone]),
    ).toEqual([
      ['Devolver para correção', false, false, 'default'],
      ['Aguardar terceiros', false, false, 'default'],
      ['Deferir', true, true, 'default'],
      ['Indeferir', false, false, 'danger'],
    ])
  })

  it('still names a status it does not know', () => {
    const movimentos = [{ status: { id: 12, nome: 'Arquivada' }, exigeMotivo: false }]
    expect(offeredMoves({ ...requestInAnalysis, movimentos })[0]?.action).toBe('Mudar para Arquivada')
  })
})

describe('correctionOf', () => {
  it('leads to the form that the API names', () => {
    expect(correctionOf(returnedRequest, false)).toEqual({
      href: '/services/alterar-contribuicao?idRequisicao=41',
    })
  })

  it('leads to the chat where the service has no form', () => {
    expect(correctionOf(returnedWithoutForm, false)).toBe('chat')
  })

  it('offers nothing while it is somebody else’s turn', () => {
    expect(correctionOf(returnedWithoutForm, true)).toBeNull()
    expect(correctionOf(requestInAnalysis, false)).toBeNull()
  })
})
