import { dateText } from '#contract/value-text.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { SentEmail } from '../../messages/outbox.ts'
import type { SecretEmailContext } from '../../messages/secret-email-context.ts'
import { sendSecretEmail } from '../../messages/send-secret-email.ts'

/** Writes to an address that waits, in the place of what would have opened the access, from when on it does. @returns where it went */
export function notifyEmailWaits(
  context: SecretEmailContext,
  { person, email }: { person: { name: string; cpf: string }; email: string },
  { asked, opensOn }: { asked: string; opensOn: IsoDate },
): Promise<SentEmail> {
  return sendSecretEmail(
    context,
    'acesso_espera',
    { person, email, about: {} },
    { pedido: asked, abreEm: dateText(opensOn) },
  )
}
