import * as v from 'valibot'
import { cnpj, sentence, wordOf } from '../formats.ts'
import { pensionEntitySentences as text } from './pension-entities.text.ts'
import { entityTypeWords } from './wire-words.ts'

export const entityType = wordOf(entityTypeWords, text.type)
export type EntityType = v.InferOutput<typeof entityType>

const digits = (count: number, said: string) =>
  v.pipe(v.string(said), v.trim(), v.regex(new RegExp(`^\\d{${count}}$`), said))

/**
 * A plan of another entity that savings can be taken to. `cnpj`: 14 letters or digits without mask; `codigo`: CNPB of the plan of a closed
 * entity, or the number of the process at SUSEP; `banco`, `agencia`, `conta`: where it receives.
 */
export const pensionEntityData = v.strictObject({
  nome: sentence(120, text.name),
  cnpj: cnpj(text.cnpj),
  tipo: entityType,
  plano: sentence(120, text.plan),
  codigo: sentence(30, text.code),
  banco: digits(3, text.bank),
  agencia: digits(4, text.agency),
  conta: v.pipe(v.string(text.account), v.trim(), v.regex(/^\d{1,12}-[\dX]$/, text.account)),
})
export type PensionEntityData = v.InferOutput<typeof pensionEntityData>
