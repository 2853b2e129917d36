import type { ReRegistrationProof } from '#domain/re-registration/groups.ts'
import type { ReRegistrationFormState } from './use-re-registration-form.ts'

/** Proofs that are asked for and that the server does not have yet. */
export function missingProofs({
  proofs,
  files,
}: Pick<ReRegistrationFormState, 'proofs' | 'files'>): ReRegistrationProof[] {
  return proofs.filter((proof) => !files.some(({ comprovante }) => comprovante === proof))
}
