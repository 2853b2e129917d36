import { describe, expect, it, vi } from 'vitest'
import { retornarContribuicaoGerada } from '#contract/collection/contribution-payments.ts'
import { encerrarSuspensaoContribuicao } from '#contract/contributions/suspensions.ts'
import { alterarTelefones, retornarPerfil } from '#contract/people/personal-profile.ts'
import { ownCalls } from './own-call.server.ts'
import type { PersonApi } from './person-api.server.ts'

/** Ana in HPE. */
const target = { idPessoa: 2, idPlano: 1, idVinculo: 5 }

function anasCalls() {
  const call = vi.fn<PersonApi['call']>()
  return { call, own: ownCalls({ call, file: vi.fn<PersonApi['file']>() }, target) }
}

describe('a call about the chosen plan link', () => {
  it('names in its path what the path asks for, and the rest in the query', async () => {
    const { call, own } = anasCalls()
    await own(retornarContribuicaoGerada, { idContribuicao: 9 })
    expect(call).toHaveBeenCalledExactlyOnceWith(retornarContribuicaoGerada, {
      params: { idPessoa: 2, idPlano: 1, idContribuicao: 9 },
      query: { idVinculo: 5 },
    })
  })

  it('names it in the body of a write', async () => {
    const { call, own } = anasCalls()
    await own(encerrarSuspensaoContribuicao)
    expect(call).toHaveBeenCalledExactlyOnceWith(encerrarSuspensaoContribuicao, { body: target })
  })
})

describe('a call about the person', () => {
  it('names the person alone in its path', async () => {
    const { call, own } = anasCalls()
    await own(retornarPerfil)
    expect(call).toHaveBeenCalledExactlyOnceWith(retornarPerfil, { params: { idPessoa: 2 }, query: {} })
  })

  it('names the person alone beside what is written', async () => {
    const { call, own } = anasCalls()
    await own(alterarTelefones, { celular: '11912345678', fixo: '' })
    expect(call).toHaveBeenCalledExactlyOnceWith(alterarTelefones, {
      body: { celular: '11912345678', fixo: '', idPessoa: 2 },
    })
  })

  it('is never about somebody else, whatever is handed over', async () => {
    const { call, own } = anasCalls()
    const data = { celular: '11912345678', fixo: '', idPessoa: 3 }
    await own(alterarTelefones, data)
    expect(call.mock.lastCall?.[1]).toMatchObject({ body: { idPessoa: 2 } })
  })
})
