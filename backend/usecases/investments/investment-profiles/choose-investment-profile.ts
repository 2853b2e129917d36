import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { lockLink } from '#backend/database/locks.ts'
import { openRequest } from '#backend/database/queries/link-requests.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { requestKindId } from '#backend/database/reference-data.ts'
import { requestPayloads, requests } from '#backend/database/schema/requests.ts'
import type { Actor } from '#backend/security/actor.ts'
import type { Work } from '#backend/work.ts'
import type {
  alterarPerfilInvestimentos,
  InvestmentProfileChangeData,
} from '#contract/investments/investment-profiles.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { moveRequest } from '../../request-engine/move-request.ts'
import type { Receipt } from '../../request-engine/submission.ts'
import { submitRequest } from '../../request-engine/submit-request.ts'
import { investmentProfileChange } from './investment-profile-change-kind.ts'

type Input = v.InferOutput<(typeof alterarPerfilInvestimentos)['body']>

const REPLACED = 'Substituída por uma nova escolha de perfil.'

/**
 * Files a choice of profile. An earlier one that is not decided yet is cancelled in the same transaction: of a window only the last
 * choice counts. The link is held from the beginning, so that of the same choice sent twice at once the second finds the first.
 * @throws as {@link submitRequest}; 409 when the earlier one can't be cancelled any more.
 */
export async function chooseInvestmentProfile(
  work: Work,
  actor: Actor,
  { link }: LinkRow,
  input: Input,
): Promise<Receipt<InvestmentProfileChangeData>> {
  await lockLink(work.database, link.id)
  if (input.idRequisicao === undefined) await cancelEarlier(work, actor, link.id, input.chaveEnvio)
  return submitRequest(work, actor, investmentProfileChange, input)
}

/** A choice that was sent under the same key is no earlier one, but the same. */
async function cancelEarlier(work: Work, actor: Actor, linkId: number, key: string): Promise<void> {
  const open = await openRequest(work.database, linkId, requestKindId('perfil-investimentos'))
  if (!open) return
  const [same] = await work.database
    .select({ version: requestPayloads.version })
    .from(requestPayloads)
    .where(and(eq(requestPayloads.requestId, open.id), eq(requestPayloads.submissionKey, key)))
  if (same) return
  const [request] = await work.database
    .select({ version: requests.version })
    .from(requests)
    .where(eq(requests.id, open.id))
  await moveRequest(work, actor, {
    requestId: open.id,
    to: RequestStatus.cancelled,
    version: request?.version ?? 0,
    reason: REPLACED,
  })
}
