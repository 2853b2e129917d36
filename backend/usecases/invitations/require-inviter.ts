import type { IsoDate } from '#domain/calendar.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { lockLink } from '../../database/queries/lock-link.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import type { Actor } from '../../security/actor.ts'
import { requireActFor } from '../../security/permissions.ts'
import type { Work } from '../../work.ts'
import { linkTarget } from '../plans/link-target.ts'
import { requireLink } from '../plans/require-link.ts'
import { requireService } from '../plans/require-service.ts'

/** Whose invitation is written. */
export type InviterTarget = { idPessoa: number; idPlano: number; idVinculo?: number | undefined }

/**
 * The link of somebody who may invite today. Their writes wait for each other from here to the commit, so that of two at once to one
 * address one is sent.
 * @throws 403 in somebody else's name, or when the service is not offered; 404 without such a link.
 */
export async function requireInviter(
  work: Work,
  actor: Actor,
  asked: InviterTarget,
): Promise<{ row: LinkRow; today: IsoDate }> {
  const today = saoPauloDateOf(work.now)
  requireActFor(actor, asked.idPessoa)
  const row = await requireLink(work.database, actor, linkTarget(asked), today)
  await requireService(work.database, 'convidar-participante', row, today)
  await lockLink(work.database, row.link.id)
  return { row, today }
}
