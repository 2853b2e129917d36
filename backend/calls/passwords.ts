import { wrongCurrentPassword } from '#contract/identity/passwords.text.ts'
import {
  alterarSenha,
  conferirRedefinicaoSenha,
  redefinirSenha,
  solicitarRedefinicaoSenha,
} from '#contract/identity/passwords.ts'
import type { Api } from '../api.ts'
import { changePassword, requireNewPassword } from '../usecases/identity/passwords/change-password.ts'
import { requestPasswordLink } from '../usecases/identity/passwords/request-password-link.ts'
import { openPasswordLink, usePasswordLink } from '../usecases/identity/passwords/use-password-link.ts'
import { requirePassword } from '../usecases/identity/sessions/require-password.ts'
import { registerCall } from './register-call.ts'

/** Changing one's password: with the current one, or with a link from an e-mail. */
export function registerPasswordCalls(api: Api): void {
  const publicLimit = { addressLimit: api.limits.signIn }

  registerCall(api, alterarSenha, async ({ actor, body, work }) => {
    requireNewPassword(body)
    await requirePassword(work, actor, body.senhaAtual, {
      path: 'senhaAtual',
      sentence: wrongCurrentPassword,
    })
    await work((unit) => changePassword(unit, actor, body))
    return { alterada: true as const }
  })

  registerCall(
    api,
    solicitarRedefinicaoSenha,
    async ({ body: { cpf, aparelhos: devices = [] }, work, address }) => {
      await work((unit) => requestPasswordLink(unit, { cpf, address, devices }))
      return { pedido: true as const }
    },
    publicLimit,
  )

  registerCall(
    api,
    conferirRedefinicaoSenha,
    async ({ body, now }) => ({
      valido: (await openPasswordLink(api.database, body.token, now)) !== null,
    }),
    publicLimit,
  )

  registerCall(
    api,
    redefinirSenha,
    async ({ body: { token, senha: password, confirmacao: confirm }, work, address }) => {
      const used = await work((unit) => usePasswordLink(unit, { token, password, confirm, address }))
      return {
        redefinida: true as const,
        aparelho: { idPessoa: used.personId, token: used.deviceToken },
      }
    },
    publicLimit,
  )
}
