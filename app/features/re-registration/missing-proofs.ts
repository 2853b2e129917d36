import type { ReRegistrationProof } from '#domain/re-registration/groups.ts'
import type { SittingState } from './use-sitting.ts'

/** Proofs that are asked for and that the server does not have yet. */
export function missingProofs({
  proofs,
  files,
}: Pick<SittingState, 'proofs' | 'files'>): ReRegistrationProof[] {
  return proofs.filter((proof) => !files.some(({ comprovante }) => comprovante === proof))
}
