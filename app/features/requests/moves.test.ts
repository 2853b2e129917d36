import { describe, expect, it } from 'vitest'
import { correctionHref, offeredMoves } from './moves.ts'
import { requestInAnalysis, returnedRequest } from './requests.fixtures.ts'

describe('offeredMoves', () => {
  it('asks the attendant for a reason exactly where the API does, or where one helps', () => {
    expect(offeredMoves(requestInAnalysis, true).map(({ action, reason }) => [action, reason])).toEqual([
      ['Devolver para correção', 'required'],
      ['Aguardar terceiros', 'optional'],
      ['Deferir', 'none'],
      ['Indeferir', 'required'],
    ])
  })

  it('leads the participant to the form for a returned contribution change, and leaves the cancellation', () => {
    expect(offeredMoves(returnedRequest, false).map(({ action }) => action)).toEqual(['Cancelar solicitação'])
    expect(correctionHref(returnedRequest, false)).toBe('/services/alterar-contribuicao?idRequisicao=41')
  })

  it('lets the participant send other kinds again', () => {
    const fatca = { ...returnedRequest, funcionalidade: { id: 3, nome: 'FATCA' } }
    expect(offeredMoves(fatca, false).map(({ action }) => action)).toEqual([
      'Enviar de novo',
      'Cancelar solicitação',
    ])
    expect(correctionHref(fatca, false)).toBeNull()
  })

  it('never offers the correction form to an attendant', () => {
    expect(correctionHref(returnedRequest, true)).toBeNull()
  })

  it('tells taking a request from resuming it', () => {
    const toAnalysis = [{ status: { id: 2, nome: 'Em análise' }, exigeMotivo: false }]
    const from = (id: number) =>
      offeredMoves({ ...requestInAnalysis, status: { id, nome: '' }, movimentos: toAnalysis }, true)[0]
        ?.action
    expect(from(1)).toBe('Assumir')
    expect(from(4)).toBe('Retomar a análise')
  })

  it('still names a status it does not know', () => {
    const movimentos = [{ status: { id: 12, nome: 'Arquivada' }, exigeMotivo: false }]
    expect(offeredMoves({ ...requestInAnalysis, movimentos }, true)[0]?.action).toBe('Mudar para Arquivada')
  })
})
