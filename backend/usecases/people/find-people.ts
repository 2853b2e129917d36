import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PersonFound } from '#contract/people/people.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { maskCpf } from '#domain/cpf.ts'
import type { Querier } from '../../database/client.ts'
import { containsPattern } from '../../database/like-pattern.ts'
import { cpfHas } from '../../database/queries/keyword-patterns.ts'
import {
  LETTERS_ANYWHERE,
  nameBegins,
  nameHasWords,
  wordsOfName,
} from '../../database/queries/name-pattern.ts'
import { isServed } from '../../database/queries/served-people.ts'
import { deaths } from '../../database/schema/deaths.ts'
import { people } from '../../database/schema/people.ts'
import { personStatusNamed } from '../../names.ts'
import { notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { refusalOfAccess, refusalToActOn } from '../../security/permissions.ts'

const found = {
  id: people.id,
  name: people.name,
  cpf: people.cpf,
  email: people.email,
  status: people.reRegistrationStatus,
}

/** People found by a keyword of three or more characters: a page of them, and whether there is another. */
export async function findPeople(
  database: Querier,
  { keyword, page, limit }: { keyword: string; page: number; limit: number },
): Promise<{ people: PersonFound[]; hasMore: boolean }> {
  const rows = await database
    .select(found)
    .from(people)
    .where(and(isServed(database), matches(keyword)))
    .orderBy(desc(nameBegins(keyword)), asc(people.searchedName), asc(people.id))
    .offset(page * limit)
    .limit(limit + 1)
  return { people: rows.slice(0, limit).map(personOnWire), hasMore: rows.length > limit }
}

/**
 * One person for the service desk, with the digits of the CPF, and with why this attendant must not act on them, and not change by what they get in
 * (null: they may).
 * @throws 404 for who does not exist or is not served.
 */
export async function readPerson(
  database: Querier,
  actor: Actor,
  personId: number,
): Promise<{
  person: PersonFound
  cpf: string
  refusal: string | null
  accessRefusal: string | null
  diedOn: IsoDate | null
}> {
  const [row] = await database
    .select({ ...found, level: people.adminLevel, diedOn: deaths.diedOn })
    .from(people)
    .leftJoin(deaths, eq(deaths.personId, people.id))
    .where(and(eq(people.id, personId), isServed(database)))
  if (!row) throw notFound('Pessoa não encontrada.')
  const { cpf, level, diedOn } = row
  const refusal = refusalToActOn(actor, { id: personId, level })
  return {
    person: personOnWire(row),
    cpf,
    refusal,
    accessRefusal: refusalOfAccess(actor, { id: personId, level }),
    diedOn,
  }
}

/** Every word in the name, the whole keyword in the e-mail, or its digits in the CPF. */
function matches(keyword: string): SQL | undefined {
  return or(
    nameHasWords(keyword),
    wordsOfName(keyword).length === 1 ? emailHas(keyword) : undefined,
    cpfHas(keyword),
  )
}

function emailHas(word: string): SQL | undefined {
  if (word.length < LETTERS_ANYWHERE) return undefined
  return sql`${people.searchedEmail} like searchable(${containsPattern(word)})`
}

type PersonRow = { id: number; name: string; cpf: string; email: string | null; status: number | null }

function personOnWire({ id, name, cpf, email, status }: PersonRow): PersonFound {
  return {
    id,
    nome: name,
    cpf: maskCpf(cpf),
    email,
    status: status === null ? null : personStatusNamed(status),
  }
}
