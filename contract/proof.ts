import * as v from 'valibot'

/** Files that are taken as the proof of something, where nothing else is said. */
export const proofRules = {
  types: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
  maximumBytes: 10 * 1024 * 1024,
} as const

/** A proof that was sent and waits for what it belongs to. */
export const sentProof = v.object({ id: v.string(), tipo: v.string(), bytes: v.number() })
export type SentProof = v.InferOutput<typeof sentProof>

/** Of a call that takes a proof by itself. */
export const takesProof = {
  upload: { field: 'arquivo', ...proofRules },
  answer: sentProof,
  problems: [413, 415],
} as const

/** The file that is named is not there, or belongs to another declaration. */
export const proofGone = 'O comprovante não foi encontrado. Envie o arquivo de novo.'

/** The document that a record names is not kept any more. */
export const documentGone = 'Este documento não está mais guardado. Envie-o de novo.'

/** The document of a record, by the id that `enviarDocumentoCadastro` answered; null: none. */
export const registryDocument = v.nullable(v.pipe(v.string(documentGone), v.uuid(documentGone)))
