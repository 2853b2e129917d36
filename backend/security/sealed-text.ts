import { createHash } from 'node:crypto'
import * as v from 'valibot'

/** A signed or delivered text as it is stored, with its SHA-256. */
export type SealedText = { text: string; digest: string }

/** A value as it is stored for good, with the SHA-256 of exactly these characters: it proves to ourselves that nobody wrote in the row. */
export function sealText(value: object): SealedText {
  const text = JSON.stringify(value)
  return { text, digest: digestOf(text) }
}

/** @throws Error when the stored text is not the one that was sealed */
export function openSealedText<Schema extends v.GenericSchema>(
  schema: Schema,
  { text, digest }: SealedText,
): v.InferOutput<Schema> {
  if (digestOf(text) !== digest) throw new Error('a sealed text is not what was sealed')
  return v.parse(schema, JSON.parse(text))
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
