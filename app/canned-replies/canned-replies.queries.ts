import { queryOptions } from '@tanstack/react-query'
import { askNow } from '#app/session/ask.ts'
import type { ReplyUse } from '#domain/conversations/canned-replies.ts'

/** Which texts are chosen from: for a conversation, as the reason of a step of a request, or for several requests of these kinds. */
export type ReplyScope =
  | { idConversa: number }
  | { idRequisicao: number; uso: ReplyUse }
  | { kinds: readonly number[]; uso: ReplyUse }

/** Texts that attendants choose from. They change with what they are for and with a setting: they are asked for anew each time. */
export const cannedRepliesQuery = (wanted: ReplyScope) =>
  queryOptions({
    queryKey: ['canned-replies', wanted],
    queryFn: () => {
      if ('idConversa' in wanted) return askNow('retornarRespostasProntas', wanted)
      if ('idRequisicao' in wanted) return askNow('retornarMotivosProntos', wanted)
      const { kinds, uso } = wanted
      return askNow('retornarModelosRespostas', { uso, idFuncionalidade: onlyOf(kinds) })
    },
    staleTime: 0,
  })

/** The kind of all; 0: they are of several. */
function onlyOf(kinds: readonly number[]): number {
  const [kind = 0, ...others] = new Set(kinds)
  return others.length === 0 ? kind : 0
}
