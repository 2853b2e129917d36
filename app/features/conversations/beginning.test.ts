import { expect, it } from 'vitest'
import { beginningOf } from './beginning.ts'

const request = { funcionalidade: { id: 5, nome: 'Alteração de Contribuição' } }

it('a conversation about a request begins with the words of whoever writes', () => {
  expect(beginningOf(request, { admin: 'N' })).toEqual({
    assunto: 'Acompanhamento de Solicitação',
    mensagem: 'Olá, preciso de ajuda com a minha solicitação de Alteração de Contribuição',
  })
  expect(beginningOf(request, { admin: 'S' }).mensagem).toBe(
    'Olá, foi encontrado um problema em sua solicitação de Alteração de Contribuição',
  )
})
