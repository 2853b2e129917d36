import * as v from 'valibot'
import type { TaxRegimeOption } from '#backend/database/queries/tax-regime-options.ts'
import type { SignedTerm } from '#backend/documents/tax-regime-document.ts'
import { openSealedText, sealText } from '#backend/security/sealed-text.ts'
import { regimeChoiceData } from '#contract/taxes/tax-regime.ts'

const termSchema = v.object({
  protocolo: v.string(),
  assinadoEm: v.string(),
  nome: v.string(),
  plano: v.string(),
  matricula: v.string(),
  escolha: regimeChoiceData,
}) satisfies v.GenericSchema<unknown, SignedTerm>

/** A term as it is stored, sealed. What people compare is the verification code of the request. */
export function sealTerm(term: SignedTerm): { term: string; termDigest: string } {
  const { text, digest } = sealText(term)
  return { term: text, termDigest: digest }
}

/**
 * The term of an option; null for one that was not signed here.
 * @throws Error when what is stored is not what was signed.
 */
export function openTerm({
  term,
  termDigest,
}: Pick<TaxRegimeOption, 'term' | 'termDigest'>): SignedTerm | null {
  if (term === null || termDigest === null) return null
  return openSealedText(termSchema, { text: term, digest: termDigest })
}
