import type { IsoDate } from '#domain/calendar.ts'
import { addDays, compareIso } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import {
  type ForeignAddress,
  type ForeignAddressProblem,
  foreignAddressProblems,
} from '#domain/people/foreign-address.ts'

/** Rules about the proof of residence abroad. */
export interface ForeignResidenceRules {
  /** The proof may not be older, days. */
  proofMaximumDays: number
}

/** A residence abroad, as the form of those who live there asks for it. */
export interface ForeignResidence extends ForeignAddress {
  complement: string
  /** Day the proof was issued; null while there is none. */
  proofIssuedOn: IsoDate | null
}

export type ForeignResidenceProblem =
  | { field: 'livesAbroad'; code: 'answer-required' }
  | ForeignAddressProblem
  | { field: 'proof'; code: 'required' | 'in-the-future' }
  | { field: 'proof'; code: 'too-old'; notBefore: IsoDate }

/** Effects of living abroad; whoever shows them owns the words. */
export const FOREIGN_RESIDENCE_EFFECTS = [
  'address-abroad',
  'no-boleto-by-post',
  're-registration-abroad',
] as const

/** The declaration of a residence abroad, with its proof: exit declaration or consular document. */
export function checkForeignResidence(
  residence: ForeignResidence,
  rules: ForeignResidenceRules,
  today: IsoDate,
): Outcome<ForeignResidence, ForeignResidenceProblem> {
  const problems: ForeignResidenceProblem[] = [
    ...foreignAddressProblems(residence),
    ...proofProblems(residence.proofIssuedOn, rules, today),
  ]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, result: residence }
}

/** The answer to "do you live abroad?": only a "yes" needs an address and its proof. Null while not answered. */
export function checkResidenceAnswer(
  livesAbroad: boolean | null,
  residence: ForeignResidence,
  rules: ForeignResidenceRules,
  today: IsoDate,
): Outcome<ForeignResidence | null, ForeignResidenceProblem> {
  if (livesAbroad === null)
    return { ok: false, problems: [{ field: 'livesAbroad', code: 'answer-required' }] }
  return livesAbroad ? checkForeignResidence(residence, rules, today) : { ok: true, result: null }
}

function proofProblems(
  issuedOn: IsoDate | null,
  { proofMaximumDays }: ForeignResidenceRules,
  today: IsoDate,
): ForeignResidenceProblem[] {
  if (issuedOn === null) return [{ field: 'proof', code: 'required' }]
  if (compareIso(issuedOn, today) > 0) return [{ field: 'proof', code: 'in-the-future' }]
  const notBefore = addDays(today, -proofMaximumDays)
  return compareIso(issuedOn, notBefore) < 0 ? [{ field: 'proof', code: 'too-old', notBefore }] : []
}
