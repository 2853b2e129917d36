import {
  previaTextoEmail,
  publicarTextoEmail,
  restaurarTextoEmail,
  retornarTextoEmail,
  retornarTextosEmail,
  testarTextoEmail,
} from '#contract/messages/email-texts.ts'
import type { Api } from '../api.ts'
import { requireEmailMessage } from '../usecases/messages/email-texts/email-message.ts'
import { previewEmailText } from '../usecases/messages/email-texts/preview-email-text.ts'
import { publishEmailText } from '../usecases/messages/email-texts/publish-email-text.ts'
import { listEmailTexts, readEmailText } from '../usecases/messages/email-texts/read-email-texts.ts'
import { requireText } from '../usecases/messages/email-texts/required-text.ts'
import { testEmailText } from '../usecases/messages/email-texts/test-email-text.ts'
import { registerCall } from './register-call.ts'

/** The words of e-mails: what they are, how they would look, and giving them others. */
export function registerEmailTextCalls(api: Api): void {
  const { database, portalOrigin } = api

  registerCall(api, retornarTextosEmail, () => listEmailTexts(database))

  registerCall(api, retornarTextoEmail, ({ params }) => readEmailText(database, params.modelo))

  registerCall(api, previaTextoEmail, async ({ body, work }) => {
    const message = requireEmailMessage(body.modelo)
    const wanted = { text: requireText(message, body), protocol: body.protocolo, portalOrigin }
    return work((unit) => previewEmailText(unit, message, wanted))
  })

  registerCall(api, testarTextoEmail, async ({ actor, body, work }) => {
    const message = requireEmailMessage(body.modelo)
    const text = requireText(message, body)
    return { para: await work((unit) => testEmailText(unit, actor, message, text)) }
  })

  registerCall(api, publicarTextoEmail, async ({ actor, body, work }) => {
    const message = requireEmailMessage(body.modelo)
    const text = requireText(message, body)
    await work((unit) => publishEmailText(unit, actor, message, { expectedVersion: body.versao, text }))
    return readEmailText(database, message.id)
  })

  registerCall(api, restaurarTextoEmail, async ({ actor, body, work }) => {
    const message = requireEmailMessage(body.modelo)
    await work((unit) => publishEmailText(unit, actor, message, { expectedVersion: body.versao, text: null }))
    return readEmailText(database, message.id)
  })
}
