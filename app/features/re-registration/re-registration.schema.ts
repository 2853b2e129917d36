import * as v from 'valibot'
import { proofRules } from '#contract/declarations.ts'
import { cpf, dateText } from '#contract/formats.ts'
import { type ReRegistrationDraft, reRegistrationDraft } from '#contract/re-registration.ts'
import { securityCode } from '#contract/re-registration-access.ts'
import { RE_REGISTRATION_PROOFS } from '#domain/re-registration/groups.ts'
import { reRegistrationText } from './re-registration.text.ts'

const { identify: text } = reRegistrationText

/** Who asks for a code. */
export const identification = v.object({
  cpf,
  dataNascimento: v.pipe(
    v.nullable(dateText),
    v.check((day) => day !== null, text.birthRequired),
    v.transform((day) => day ?? ''),
  ),
})

/** A code on its way; without CPF the one that the address brought counts. */
export const codeInput = v.object({ cpf, codigo: securityCode })

/** What an address brought: whatever it is, the API judges it. */
export const broughtCode = v.object({
  cpf: v.pipe(v.string(), v.maxLength(11)),
  codigo: v.pipe(v.string(), v.maxLength(6)),
})

/** A file on its way to the API, which looks at its bytes. */
export const proofUpload = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({ arquivo: form.get('arquivo'), comprovante: form.get('comprovante') })),
  v.object({
    arquivo: v.pipe(v.instance(File), v.maxSize(proofRules.maximumBytes)),
    comprovante: v.picklist(RE_REGISTRATION_PROOFS),
  }),
)

/** Whether what this tab kept still fits. */
export const isDraft = (stored: unknown): stored is ReRegistrationDraft => v.is(reRegistrationDraft, stored)
