import type { Querier } from '#backend/database/client.ts'
import { registryRecords } from '#backend/database/queries/registry-records.ts'
import { type CannedReply, EVERY_KIND } from '#contract/conversations/canned-replies.ts'
import { requestKindSlug } from '#contract/requests/request-kinds.ts'
import type { ReplyUse } from '#domain/conversations/canned-replies.ts'

/** Most texts that an attendant chooses from. */
const MOST = 200

/** Which texts are asked for: of a use, and about a kind of request; null: about none, or about several. */
export type ReplyScope = { use: ReplyUse; kindId: number | null }

/** The texts that are not archived, as they are kept, by title: those about anything, and those about the kind. */
export async function keptReplies(database: Querier, { use, kindId }: ReplyScope): Promise<CannedReply[]> {
  const kind = kindId === null ? null : requestKindSlug(kindId)
  const replies = await registryRecords(database, 'respostas-prontas')
  return replies
    .filter(({ uso, solicitacao }) => uso === use && [EVERY_KIND, kind].includes(solicitacao))
    .slice(0, MOST)
    .map(({ id, titulo, texto }) => ({ id, titulo, texto }))
}
