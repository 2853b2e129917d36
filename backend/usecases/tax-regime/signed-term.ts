import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { regimeChoiceData } from '#contract/tax-regime.ts'
import type { TaxRegimeOption } from '../../database/queries/tax-regime-options.ts'
import type { SignedTerm } from '../../documents/tax-regime-document.ts'

const termSchema = v.object({
  protocolo: v.string(),
  assinadoEm: v.string(),
  nome: v.string(),
  plano: v.string(),
  matricula: v.string(),
  escolha: regimeChoiceData,
}) satisfies v.GenericSchema<unknown, SignedTerm>

/**
 * A term as it is stored, with the SHA-256 of exactly these characters: it proves to ourselves that nobody wrote in the row. What people
 * compare is the verification code of the request.
 */
export function sealTerm(term: SignedTerm): { term: string; termDigest: string } {
  const text = JSON.stringify(term)
  return { term: text, termDigest: digestOf(text) }
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
  if (digestOf(term) !== termDigest) throw new Error('a signed term is not what was signed')
  return v.parse(termSchema, JSON.parse(term))
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
