/** For what a dependant counts, by the product's ids: 1 the income tax, 2 the benefits of the plan. */
export const DependantType = { incomeTax: 1, plan: 2 } as const
export type DependantTypeId = (typeof DependantType)[keyof typeof DependantType]

/** Until when a kinship counts: without an end, up to the age of the rule, or up to that of a student. */
type AgeLimit = 'none' | 'age' | 'student'

export type KinshipProof = 'marriage' | 'union' | 'birth' | 'custody' | 'identity' | 'divorce'

/** Kinships of the income tax (Lei 9.250/1995, art. 35), by the codes of table 07 of eSocial. */
export const taxKinships = {
  '01': { limit: 'none', deducts: true, proof: 'marriage' },
  '02': { limit: 'none', deducts: true, proof: 'union' },
  '03': { limit: 'age', deducts: true, proof: 'birth' },
  '04': { limit: 'student', deducts: true, proof: 'birth' },
  '06': { limit: 'age', deducts: true, proof: 'custody' },
  '07': { limit: 'student', deducts: true, proof: 'custody' },
  '09': { limit: 'none', deducts: true, proof: 'identity' },
  '10': { limit: 'age', deducts: true, proof: 'custody' },
  '11': { limit: 'none', deducts: true, proof: 'custody' },
  '12': { limit: 'none', deducts: false, proof: 'divorce' },
  '99': { limit: 'none', deducts: false, proof: 'identity' },
} as const satisfies Readonly<Record<string, { limit: AgeLimit; deducts: boolean; proof: KinshipProof }>>
export type TaxKinship = keyof typeof taxKinships

/** Classes of the plan's dependants, in the order of Lei 8.213/1991, art. 16; the fourth is whom the person designates. */
export type PlanClass = 1 | 2 | 3 | 4

/** Kinships of the plan, each in its class. */
export const planKinships = {
  conjuge: { class: 1, limit: 'none', proof: 'marriage' },
  companheiro: { class: 1, limit: 'none', proof: 'union' },
  filho: { class: 1, limit: 'age', proof: 'birth' },
  enteado: { class: 1, limit: 'age', proof: 'birth' },
  genitor: { class: 2, limit: 'none', proof: 'identity' },
  irmao: { class: 3, limit: 'age', proof: 'birth' },
  designado: { class: 4, limit: 'none', proof: 'identity' },
} as const satisfies Readonly<Record<string, { class: PlanClass; limit: AgeLimit; proof: KinshipProof }>>
export type PlanKinship = keyof typeof planKinships

export type Kinship = TaxKinship | PlanKinship

// Codes of two digits that don't begin with 0 would come first as keys.
export const TAX_KINSHIPS = (Object.keys(taxKinships) as TaxKinship[]).toSorted()
export const PLAN_KINSHIPS = Object.keys(planKinships) as PlanKinship[]

/** Whether a code is one of the income tax. */
export function isTaxKinship(kinship: string): kinship is TaxKinship {
  return Object.hasOwn(taxKinships, kinship)
}

/** Whether a code is one of the plan. */
export function isPlanKinship(kinship: string): kinship is PlanKinship {
  return Object.hasOwn(planKinships, kinship)
}

/** Whether a dependant of the income tax reduces the basis; an ex-spouse with alimony does not, nor who is only noted. */
export function deducts(kinship: string): boolean {
  return isTaxKinship(kinship) && taxKinships[kinship].deducts
}

/** Kinships among which a person chooses; `acceptsDesignated`: the plan takes whom the person designates. */
export function kinshipsFor(
  type: DependantTypeId,
  { acceptsDesignated }: { acceptsDesignated: boolean },
): readonly Kinship[] {
  if (type === DependantType.incomeTax) return TAX_KINSHIPS
  return PLAN_KINSHIPS.filter((kinship) => acceptsDesignated || planKinships[kinship].class !== 4)
}

/** The class of a plan's dependant; null for any other code. */
export function classOf(kinship: string): PlanClass | null {
  return isPlanKinship(kinship) ? planKinships[kinship].class : null
}

/** Null for a code that is no kinship. */
export function proofOf(kinship: string): KinshipProof | null {
  if (isTaxKinship(kinship)) return taxKinships[kinship].proof
  return isPlanKinship(kinship) ? planKinships[kinship].proof : null
}
