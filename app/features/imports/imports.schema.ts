import * as v from 'valibot'
import { id } from '#contract/formats.ts'
import { enviarArquivoImportacao, releaseReason } from '#contract/imports/imports.ts'
import { IMPORT_KINDS } from '#domain/imports/import-sheet.ts'

const tipo = v.picklist(IMPORT_KINDS)
const page = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Which page of a kind's list. */
export const importsPage = v.object({ tipo, page })

/** Which import. */
export const importReference = v.object({ tipo, idImportacao: id })

/** Which of its rows. */
export const importRowsPage = v.object({
  ...importReference.entries,
  page,
  resultado: v.picklist(['recusadas', 'mudam', 'avisos', 'proprias', 'deixadas']),
})

export const sentSheet = enviarArquivoImportacao.answer

/** Sentences about the reason for which a file comes once more. */
export const releaseReasonProblem = (text: string) => v.safeParse(releaseReason, text).issues?.[0]?.message
