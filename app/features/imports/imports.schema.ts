import { firstComplaint } from '#app/forms/field-errors.schema.ts'
import { enviarArquivoImportacao, releaseReason } from '#contract/imports/imports.ts'

export const sentSheet = enviarArquivoImportacao.answer

/** Sentences about the reason for which a file comes once more. */
export const releaseReasonProblem = (text: string) => firstComplaint(releaseReason, text)
