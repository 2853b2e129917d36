import * as v from 'valibot'
import { replyVariables, unknownVariables } from '#domain/conversations/canned-replies.ts'
import { sentence } from '../formats.ts'

const variables = replyVariables.map((name) => `{{${name}}}`).join(', ')

/** A text of at most so many characters that names what is filled in as `{{primeiroNome}}`, and nothing unknown. */
export const textToFill = (maximum: number, missing: string) =>
  v.pipe(
    sentence(maximum, missing),
    v.check((text) => unknownVariables(text).length === 0, `Use só estas variáveis: ${variables}.`),
  )
