import { type KinshipProof, proofOf } from './kinships.ts'

/** Papers of a dependant: what proves the kinship, the studies and the disability. */
export const DEPENDANT_PAPERS = ['kinship', 'school', 'medical'] as const
export type DependantPaper = (typeof DEPENDANT_PAPERS)[number]

export type PaperFacts = { kinship: string | null; isStudent: boolean; isDisabled: boolean }

const STUDENTS: ReadonlySet<string> = new Set(['04', '07'])

/** Whether a dependant counts as a student: told so, or by a kinship that only students have. */
export function countsAsStudent({ kinship, isStudent }: Omit<PaperFacts, 'isDisabled'>): boolean {
  return isStudent || (kinship !== null && STUDENTS.has(kinship))
}

/**
 * Papers to send with a dependant: those of what is new about them. `before` is what the plan has on record, null for somebody new.
 */
export function papersFor(now: PaperFacts, before: PaperFacts | null): DependantPaper[] {
  const isNew = (is: boolean, was: boolean | undefined) => is && !(was ?? false)
  return DEPENDANT_PAPERS.filter((paper) => {
    switch (paper) {
      case 'kinship':
        return now.kinship !== null && (!before || proofOf(before.kinship ?? '') !== proofOf(now.kinship))
      case 'school':
        return isNew(countsAsStudent(now), before ? countsAsStudent(before) : false)
      case 'medical':
        return isNew(now.isDisabled, before?.isDisabled)
    }
    return false
  })
}

/** Null while no kinship is chosen. */
export function kinshipProofOf({ kinship }: Pick<PaperFacts, 'kinship'>): KinshipProof | null {
  return kinship === null ? null : proofOf(kinship)
}
