import { and, like, or, type SQL, sql } from 'drizzle-orm'
import { onlyDigits } from '#domain/cpf.ts'
import type { Querier } from '../client.ts'
import { containsPattern } from '../like-pattern.ts'
import { people } from '../schema/people.ts'
import { requestKinds, requests } from '../schema/requests.ts'
import { nameHasWords } from './name-pattern.ts'

/** Digits that the index of CPFs needs; fewer would match half of them. */
const DIGITS_OF_CPF = 3

export type KeywordPatterns = {
  /** Of a protocol, which has digits and one dot; undefined: no protocol has the keyword. */
  protocol: ProtocolPatterns | undefined
  /** Of the name of a kind. */
  kind: SQL
  /** Of a person's name or CPF. */
  person: SQL | undefined
}

type ProtocolPatterns = {
  whole: SQL
  /** Whether the keyword is in a year, or ends it. */
  isOfYear: (year: number) => boolean
  /** Of what follows the dot; undefined: whatever it is. */
  sequence: SQL | undefined
  /** With a dot, year and sequence both have their part of the keyword; without one, either has all of it. */
  hasDot: boolean
}

/** Patterns of a keyword for a protocol, for a kind and for a person: it is anywhere in one of them, whatever its accents and capitals. */
export function keywordPatterns(keyword: string): KeywordPatterns {
  const pattern = containsPattern(keyword)
  return {
    protocol: protocolPatterns(keyword),
    kind: sql`searchable(${requestKinds.name}) like searchable(${pattern})`,
    person: or(nameHasWords(keyword), cpfHas(keyword)),
  }
}

function protocolPatterns(keyword: string): ProtocolPatterns | undefined {
  if (!/^\d*\.?\d*$/.test(keyword)) return undefined
  const [before = '', after] = keyword.split('.')
  const sequence = sql`substr(${requests.protocol}, 6)`
  const whole = like(requests.protocol, containsPattern(keyword))
  if (after === undefined) {
    return {
      whole,
      isOfYear: (year) => String(year).includes(before),
      sequence: like(sequence, containsPattern(before)),
      hasDot: false,
    }
  }
  return {
    whole,
    isOfYear: (year) => String(year).endsWith(before),
    // Anywhere in it, as the index finds it sooner than at its beginning, where all are alike; `whole` says the rest.
    sequence: after === '' ? undefined : and(like(sequence, containsPattern(after)), whole),
    hasDot: true,
  }
}

/** A keyword that is digits of a CPF, three or more and written in any way; undefined for another. */
export function cpfHas(keyword: string): SQL | undefined {
  const digits = /^[\d.\-\s]+$/.test(keyword) ? onlyDigits(keyword) : ''
  return digits.length < DIGITS_OF_CPF
    ? undefined
    : sql`(${people.cpf}::text) like ${containsPattern(digits)}`
}

/** Ids of the kinds that a pattern suits. */
export function kindsNamed(database: Querier, pattern: SQL) {
  return database.select({ id: requestKinds.id }).from(requestKinds).where(pattern)
}

/** Ids of the people whom a pattern suits. */
export function peopleNamed(database: Querier, pattern: SQL | undefined) {
  return database.select({ id: people.id }).from(people).where(pattern)
}
