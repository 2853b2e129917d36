import * as v from 'valibot'
import type { EmailTextEdition } from '#contract/messages/email-texts.ts'

const emailTextValues = v.object({ assunto: v.string(), corpo: v.string(), protocolo: v.string() })

/** The words of an e-mail on screen, and the request that the preview is filled in with. */
export type EmailTextValues = v.InferOutput<typeof emailTextValues>

/** Whether what a tab kept is one. */
export function isEmailTextValues(kept: unknown): kept is EmailTextValues {
  return v.is(emailTextValues, kept)
}

/** Initial values: the words in force, with examples. */
export function emailTextValuesOf({ atual }: EmailTextEdition): EmailTextValues {
  return { ...atual, protocolo: '' }
}

/** Whether two say the same in the e-mail. */
export function isSameEmailText(one: EmailTextValues, other: EmailTextValues): boolean {
  return one.assunto === other.assunto && one.corpo === other.corpo
}
