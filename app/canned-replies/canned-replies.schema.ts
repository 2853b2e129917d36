import * as v from 'valibot'
import { id, idOrZero } from '#contract/formats.ts'
import { replyUses } from '#domain/conversations/canned-replies.ts'

const uso = v.picklist(replyUses)

/** The conversation that is answered. */
export const conversationTexts = v.object({ idConversa: id })

/** The request that is sent back or refused, and which of the two. */
export const requestTexts = v.object({ idRequisicao: id, uso })

/** What is written about several requests; `idFuncionalidade`: the kind of all of them, 0: they are of several. */
export const textsForMany = v.object({ uso, idFuncionalidade: idOrZero })
