import ky from 'ky'
import * as v from 'valibot'
import { postalCodeDigits } from '#domain/people/postal-code.ts'
import { placeOfPostalCode } from '#domain/people/postal-ranges.ts'

const ANSWER_TIMEOUT_MS = 4_000
/** Anybody may ask, so what waits for the service at once is bounded. */
const MAX_AT_ONCE = 20

const part = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '')
const postalAnswer = v.object({
  logradouro: part,
  complemento: part,
  bairro: part,
  localidade: part,
  uf: part,
})
export type PostalAddress = v.InferOutput<typeof postalAnswer>

let waiting = 0

/**
 * Asks the postal service for a CEP: `POSTAL_CODE_HOST/{cep}/json`. Nothing of the session goes there. Where it does not answer, or not in
 * its form, the state is known by the CEP itself, and the city where that is a capital; null for a CEP that nobody has. The rest the
 * person writes.
 */
export async function findPostalCode(cep: string): Promise<PostalAddress | null> {
  const host = process.env.POSTAL_CODE_HOST
  if (!host || waiting >= MAX_AT_ONCE) return placeAlone(cep)
  waiting += 1
  try {
    const answer = await ky(`${host}/${postalCodeDigits(cep)}/json`, {
      timeout: ANSWER_TIMEOUT_MS,
      retry: 0,
    }).json()
    const parsed = v.safeParse(postalAnswer, answer)
    if (!parsed.success) return placeAlone(cep)
    return Object.values(parsed.output).every((text) => text === '') ? null : parsed.output
  } catch (error) {
    logFailure(error)
    return placeAlone(cep)
  } finally {
    waiting -= 1
  }
}

function placeAlone(cep: string): PostalAddress | null {
  const place = placeOfPostalCode(cep)
  const untold = { logradouro: '', complemento: '', bairro: '' }
  return place && { ...untold, localidade: place.city ?? '', uf: place.state }
}

/** One line without the CEP, which says where somebody lives. */
function logFailure(error: unknown): void {
  if (process.env.LOG_LEVEL === 'silent') return
  const reason = error instanceof Error ? error.name : 'unknown'
  process.stdout.write(
    `${JSON.stringify({ level: 'warn', msg: 'the postal service did not answer', reason })}\n`,
  )
}
