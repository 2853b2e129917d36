import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import {
  receberDevolucaoDeEmail,
  reenviarEmail,
  retornarEmail,
  retornarEmails,
} from '#contract/messages/emails.ts'
import type { Api } from '../api.ts'
import { notFound, Problem } from '../problem.ts'
import { audit } from '../security/audit.ts'
import { hashSecret } from '../security/tokens.ts'
import { listOutbox, readOutboxEmail, readOutboxItem } from '../usecases/messages/emails/read-outbox.ts'
import { readReport } from '../usecases/messages/emails/read-report.ts'
import { sendAgain } from '../usecases/messages/emails/send-again.ts'
import { takeReport } from '../usecases/messages/emails/take-report.ts'
import { registerCall } from './register-call.ts'
import { registerRaw } from './register-raw.ts'

/** The outbox of e-mails, for attendants, and what mail servers tell of it. */
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

  registerRaw(
    api,
    receberDevolucaoDeEmail,
    (request) => requireReturnSecret(request, api.emailReturnSecret),
    async ({ content, work }) => {
      const report = await readReport(content)
      if (report) await work((unit) => takeReport(unit, report))
      return { recebida: true as const }
    },
  )
}

/** @throws 404 where no mail server may call; 401 for another secret */
function requireReturnSecret({ headers }: FastifyRequest, secret: string | undefined): void {
  if (secret === undefined) throw notFound('Este endereço não existe.')
  const hashOf = (text: string) => Buffer.from(hashSecret(text))
  // Of one length, so that it takes as long whatever was given.
  if (timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${secret}`))) return
  throw new Problem({
    status: 401,
    code: 'nao-autenticado',
    detail: 'O segredo não confere. Confira EMAIL_RETURN_SECRET e o que o servidor de e-mail envia.',
  })
}
