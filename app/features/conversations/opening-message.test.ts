import { expect, it } from 'vitest'
import { openingMessageOf } from './opening-message.ts'

const request = { funcionalidade: { id: 5, nome: 'Alteração de Contribuição' } }

it('a conversation about a request begins with the words of whoever writes', () => {
  expect(openingMessageOf(request, { admin: 'N' })).toEqual({
    assunto: 'Acompanhamento de Solicitação',
    mensagem: 'Olá, preciso de ajuda com a minha solicitação de Alteração de Contribuição',
  })
  expect(openingMessageOf(request, { admin: 'S' }).mensagem).toBe(
    'Olá, foi encontrado um problema em sua solicitação de Alteração de Contribuição',
  )
})
