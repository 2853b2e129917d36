import type { ReplyScope } from '#app/canned-replies/canned-replies.queries.ts'
import type { ReplyUse } from '#domain/conversations/canned-replies.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'

/** Use of the reason's canned replies, by the status a step leads to. */
const uses: Readonly<Record<number, ReplyUse>> = {
  [RequestStatus.returned]: 'devolucao',
  [RequestStatus.refused]: 'indeferimento',
}

/** The reasons that are usual for a step of one request; null: none is kept for it. */
export function reasonsFor(idRequisicao: number, status: number): ReplyScope | null {
  const uso = uses[status]
  return uso === undefined ? null : { idRequisicao, uso }
}

/** The same for a step that several requests take, which are of these kinds. */
export function reasonsForMany(kinds: readonly number[], status: number): ReplyScope | null {
  const uso = uses[status]
  return uso === undefined ? null : { kinds, uso }
}
