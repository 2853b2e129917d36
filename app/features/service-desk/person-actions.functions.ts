import { attendantCommand } from '#app/session/server-functions.ts'
import { alterarEmailRecadastramento, retornarPessoa } from '#contract/people/people.ts'
import {
  gerarCodigoSegurancaRecadastramentoAdministrador,
  reiniciarRecadastramento,
} from '#contract/re-registration/re-registration-access.ts'
import { emailRequest, personReference } from './service-desk.schema.ts'

/**
 * Gives a person another e-mail. The CPF that the API asks for never reaches the page. `opensOn`: from when on it opens a new password; null
 * where it waits for nothing, or for another administrator.
 */
export const changeEmail = attendantCommand.validator(emailRequest).handler(async ({ data, context }) => {
  const { cpf } = await context.api.call(retornarPessoa, { params: { idPessoa: data.idPessoa } })
  const { token } = context.session
  const { aguardaConfirmacao } = await context.api.call(alterarEmailRecadastramento, {
    body: { ...data, cpf, token },
  })
  const { protecao } = await context.api.call(retornarPessoa, { params: { idPessoa: data.idPessoa } })
  return { isAsked: aguardaConfirmacao === true, opensOn: protecao.emailEmEspera?.abreEm ?? null }
})

/** Draws a code for a person, and answers where the re-registration is done with it: an address for a tab of its own, which forgets it. */
export const generateReRegistration = attendantCommand
  .validator(personReference)
  .handler(async ({ data, context }) => {
    const { cpf } = await context.api.call(retornarPessoa, { params: data })
    const { data: drawn } = await context.api.call(gerarCodigoSegurancaRecadastramentoAdministrador, {
      body: { cpf, idPessoaAdmin: context.session.pessoa.id },
    })
    const search = new URLSearchParams({ idStep: '1', cpf, codigo: drawn.codigo, local: 'atendimento' })
    return { href: `/recadastramento?${search}` }
  })

/** Begins a person's re-registration again. */
export const restartReRegistration = attendantCommand
  .validator(personReference)
  .handler(async ({ data, context }) => {
    const { cpf } = await context.api.call(retornarPessoa, { params: data })
    return context.api.call(reiniciarRecadastramento, { body: { cpf, admin: 'S' } })
  })
