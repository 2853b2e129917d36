import { autenticar, encerrarSessao, gerarTokenSocket } from '#contract/identity/sessions.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import type { Api } from '../api.ts'
import { Problem } from '../problem.ts'
import type { AttendantLevel } from '../security/actor.ts'
import { deviceOf } from '../security/device.ts'
import { closeSession } from '../usecases/identity/sessions/close-session.ts'
import { createSocketTicket } from '../usecases/identity/sessions/create-socket-ticket.ts'
import { openSession } from '../usecases/identity/sessions/open-session.ts'
import { registerCall } from './register-call.ts'

/** Signing in, signing out, and the ticket of the real-time connection. */
export function registerSessionCalls(api: Api): void {
  registerCall(
    api,
    autenticar,
    async ({ body, work, userAgent, address }) => {
      const { cpf, senha: password, aparelhos: devices = [] } = body
      const caller = { cpf, address, devices }
      const opened = await openSession(work, { ...caller, password, device: deviceOf(userAgent) })
      if (!opened) {
        throw new Problem({
          status: 401,
          code: 'credenciais-invalidas',
          detail: 'CPF ou senha incorretos. Confira e tente de novo.',
        })
      }
      const { person } = opened
      return {
        token: opened.token,
        expiraEm: opened.expiresAt.toISOString(),
        pessoa: {
          id: person.id,
          nome: person.name,
          cpf: person.cpf,
          admin: yesNoOf(person.adminLevel !== null),
          tipo_admin: person.adminLevel as AttendantLevel | null,
          onboarding: yesNoOf(person.onboardingOpen),
        },
        aparelho: { idPessoa: person.id, token: opened.deviceToken },
      }
    },
    { addressLimit: api.limits.signIn },
  )

  registerCall(api, encerrarSessao, async ({ actor, work }) => {
    await work((unit) => closeSession(unit, actor))
    return { encerrada: true as const }
  })

  registerCall(api, gerarTokenSocket, async ({ actor, work }) => {
    const ticket = await work((unit) => createSocketTicket(unit, actor))
    return { token: ticket.token, expiraEm: ticket.expiresAt.toISOString() }
  })
}
