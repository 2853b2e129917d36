import { Category, type CategoryId } from '#domain/participants.ts'

/** Groups of data that a person looks through, in their order. */
export const RE_REGISTRATION_GROUPS = [
  'pessoal',
  'endereco',
  'contatos',
  'banco',
  'dependentes',
  'declaracoes',
] as const
export type ReRegistrationGroup = (typeof RE_REGISTRATION_GROUPS)[number]

export const RE_REGISTRATION_ITEMS = [...RE_REGISTRATION_GROUPS, 'documentos'] as const
export type ReRegistrationItem = (typeof RE_REGISTRATION_ITEMS)[number]

/** Steps by the ids of the address (`idStep`). The groups are steps 2 to 7. */
export const ReRegistrationStep = {
  identify: 0,
  code: 1,
  firstGroup: 2,
  documents: 8,
  review: 9,
  protocol: 10,
} as const

/** Groups asked of a person: the bank account only of who is paid by the plan. */
export function groupsFor(categories: readonly CategoryId[]): ReRegistrationGroup[] {
  const isPaid = categories.some(
    (category) => category === Category.assisted || category === Category.pensioner,
  )
  return RE_REGISTRATION_GROUPS.filter((group) => group !== 'banco' || isPaid)
}

/** Step of a group. */
export function stepOfGroup(group: ReRegistrationGroup): number {
  return ReRegistrationStep.firstGroup + RE_REGISTRATION_GROUPS.indexOf(group)
}

/** Group of a step; null for steps that are none. */
export function groupOfStep(step: number): ReRegistrationGroup | null {
  return RE_REGISTRATION_GROUPS[step - ReRegistrationStep.firstGroup] ?? null
}

/** Steps after the code, in their order. */
export function stepsFor(groups: readonly ReRegistrationGroup[]): number[] {
  return [...groups.map(stepOfGroup), ReRegistrationStep.documents, ReRegistrationStep.review]
}

export interface Correction {
  refused: readonly ReRegistrationItem[]
  /** Groups that can't be sent as they are, whatever was refused. */
  incomplete: readonly ReRegistrationGroup[]
  /** A file is missing that is not given in the step of its own group. */
  lacksDocuments: boolean
}

/** Steps of a correction: what was refused, what can't be sent as it is, and the review. */
export function stepsToCorrect(
  groups: readonly ReRegistrationGroup[],
  { refused, incomplete, lacksDocuments }: Correction,
): number[] {
  const open = groups.filter((group) => refused.includes(group) || incomplete.includes(group))
  const asksDocuments = lacksDocuments || refused.includes('documentos')
  return [
    ...open.map(stepOfGroup),
    ...(asksDocuments ? [ReRegistrationStep.documents] : []),
    ReRegistrationStep.review,
  ]
}

/** Files that may go along. */
export const RE_REGISTRATION_PROOFS = [
  'selfie',
  'documento',
  'comprovante-residencia',
  'comprovante-bancario',
  'comprovante-dependentes',
] as const
export type ReRegistrationProof = (typeof RE_REGISTRATION_PROOFS)[number]

/** The proof that the step of its group asks for: the documents ask for it only where it was not given there. */
export const PROOF_IN_ITS_STEP: ReRegistrationProof = 'comprovante-residencia'

export const itemOfProof: Readonly<Record<ReRegistrationProof, ReRegistrationItem>> = {
  selfie: 'documentos',
  documento: 'pessoal',
  'comprovante-residencia': 'endereco',
  'comprovante-bancario': 'banco',
  'comprovante-dependentes': 'dependentes',
}

/** Proofs to send: a photo of the person always, and one for each group that changed and can be proved. */
export function requiredProofs(changed: readonly ReRegistrationGroup[]): ReRegistrationProof[] {
  return RE_REGISTRATION_PROOFS.filter((proof) => {
    const item = itemOfProof[proof]
    return item === 'documentos' || changed.includes(item)
  })
}
