import * as v from 'valibot'
import { id, idOrZero } from '#contract/formats.ts'
import { replyUses } from '#domain/conversations/canned-replies.ts'

const uso = v.picklist(replyUses)

/** The conversation that is answered. */
export const conversationTexts = v.object({ idConversa: id })

/** The request that is sent back or refused, and which of the two. */
export const requestTexts = v.object({ idRequisicao: id, uso })

/** `idFuncionalidade`: the kind all selected requests share; 0 when they are of several kinds. */
export const textsForMany = v.object({ uso, idFuncionalidade: idOrZero })
