import {
  abrirRecadastramento,
  gerarCodigoSegurancaRecadastramentoAdministrador,
  reiniciarRecadastramento,
  solicitarCodigoSeguranca,
  validarCodigoSeguranca,
} from '#contract/re-registration/re-registration-access.ts'
import { securityCodeRules } from '#domain/re-registration/security-code.ts'
import type { Api } from '../api.ts'
import { Problem } from '../problem.ts'
import { requirePassword } from '../usecases/identity/sessions/require-password.ts'
import {
  openOwnReRegistration,
  openReRegistration,
} from '../usecases/re-registration/open-re-registration.ts'
import { restartReRegistration } from '../usecases/re-registration/restart.ts'
import { generateServiceDeskCode, requestCode } from '../usecases/re-registration/security-codes.ts'
import { registerCall } from './register-call.ts'

/** How a person gets into their re-registration, and how the service desk helps them there. */
export function registerReRegistrationAccess(api: Api): void {
  const addressLimit = { addressLimit: api.limits.signIn }

  registerCall(
    api,
    solicitarCodigoSeguranca,
    async ({ body: { cpf, dataNascimento: birthDate, aparelhos: devices = [] }, work, address }) => {
      await work((unit) => requestCode(unit, { cpf, birthDate, address, devices }))
      return { enviado: true as const, validadeMinutos: securityCodeRules.emailSeconds / 60 }
    },
    addressLimit,
  )

  registerCall(
    api,
    validarCodigoSeguranca,
    async ({ body: { cpf, codigo: code, aparelhos: devices = [] }, work, address }) => {
      const opened = await openReRegistration(work, { cpf, code, address, devices })
      if (!opened) {
        throw new Problem({
          status: 401,
          code: 'credenciais-invalidas',
          title: 'Código não confere',
          detail: 'O código não confere ou já venceu. Confira os números ou peça outro código.',
        })
      }
      return { token: opened.token, expiraEm: opened.expiresAt.toISOString() }
    },
    addressLimit,
  )

  registerCall(api, abrirRecadastramento, async ({ actor, body, work }) => {
    await requirePassword(work, actor, body.senha)
    const { token, expiresAt } = await work((unit) => openOwnReRegistration(unit, actor))
    return { token, expiraEm: expiresAt.toISOString() }
  })

  registerCall(
    api,
    gerarCodigoSegurancaRecadastramentoAdministrador,
    async ({ actor, person, body, work }) => {
      const { code, expiresAt } = await work((unit) =>
        generateServiceDeskCode(unit, actor, { person, attendantId: body.idPessoaAdmin }),
      )
      return { codigo: code, data: { codigo: code }, expiraEm: expiresAt.toISOString() }
    },
  )

  registerCall(api, reiniciarRecadastramento, async ({ actor, person, work }) => {
    await work((unit) => restartReRegistration(unit, actor, person))
    return { reiniciado: true as const }
  })
}
