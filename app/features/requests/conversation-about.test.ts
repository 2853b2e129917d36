import { describe, expect, it } from 'vitest'
import { conversationAbout } from './conversation-about.ts'
import { receivedRequest } from './requests.fixtures.ts'

describe('conversationAbout', () => {
  it('asks for help in the name of the participant', () => {
    expect(conversationAbout(receivedRequest, { id: 1, admin: 'N' })).toEqual({
      idPessoa: 1,
      idPlano: 1,
      idRequisicao: 41,
      assunto: 'Acompanhamento de Solicitação',
      mensagem: 'Olá, preciso de ajuda com a minha solicitação de Alteração de Contribuição',
    })
  })

  it('names the attendant, and still belongs to the owner of the request', () => {
    expect(conversationAbout(receivedRequest, { id: 13, admin: 'S' })).toMatchObject({
      idPessoa: 1,
      idPessoaAtendente: 13,
      mensagem: 'Olá, foi encontrado um problema em sua solicitação de Alteração de Contribuição',
    })
  })
})
