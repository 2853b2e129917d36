import { suspensionsOf } from '#backend/database/queries/suspensions.ts'
import { suspendedChangeSentence, suspensionOpenSentence } from '#contract/contributions/suspensions.text.ts'
import type { Competence } from '#domain/calendar.ts'
import { suspensionIn } from '#domain/contributions/suspensions/suspension.ts'
import type { KindContext } from '../../request-engine/define-request-kind.ts'
import { openSuspension } from './suspension-facts.ts'

/** Why a contribution can't be changed from a month on: it stands still then, or that is being decided. Null when it can. */
export async function suspensionRefusal(
  { database, row: { link } }: Pick<KindContext, 'database' | 'row'>,
  month: Competence,
): Promise<string | null> {
  const open = await openSuspension(database, link.id)
  if (open) return suspensionOpenSentence(open.protocol)
  const suspended = suspensionIn(await suspensionsOf(database, link.id), month)
  return suspended && suspendedChangeSentence(suspended)
}
