import { reenviarEmail, retornarEmail, retornarEmails } from '#contract/emails.ts'
import type { Api } from '../api.ts'
import { audit } from '../security/audit.ts'
import { listOutbox, readOutboxEmail, readOutboxItem } from '../usecases/emails/read-outbox.ts'
import { sendAgain } from '../usecases/emails/send-again.ts'
import { registerCall } from './register-call.ts'

/** The outbox of e-mails, for attendants. */
export function registerEmailCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarEmails, ({ query, now }) =>
    listOutbox(
      database,
      {
        page: query.page,
        state: query.estado,
        personId: query.idPessoa === 0 ? undefined : query.idPessoa,
        requestId: query.idRequisicao,
        announcementId: query.idEnvio,
        template: query.mensagem,
      },
      now,
    ),
  )

  registerCall(api, retornarEmail, async ({ params, work }) => {
    const { detail, row } = await readOutboxEmail(database, params.idEmail, api.portalOrigin)
    const { id, personId, template } = row.email
    await work((unit) =>
      audit(unit, { subjectId: personId, action: 'email.read', entityId: id, after: { template } }),
    )
    return detail
  })

  registerCall(api, reenviarEmail, async ({ body, work }) => {
    await work((unit) => sendAgain(unit, body.idEmail))
    return readOutboxItem(database, body.idEmail)
  })
}
