import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Competence, type IsoDate, lastDayOfMonth } from '#domain/calendar.ts'
import { deductionsInMonth } from '#domain/dependants/in-force.ts'
import { DependantType, type DependantTypeId, deducts } from '#domain/dependants/kinships.ts'
import type { Querier } from '../client.ts'
import { dependants } from '../schema/dependants.ts'

export type DependantRow = typeof dependants.$inferSelect

/** Whose dependants of which type: those of the income tax are the person's, those of the plan a link's. */
export type DependantList = { personId: number; type: DependantTypeId; linkId: number | null }

/** The list of one type of a link's person. */
export function listOf(
  { id: linkId, personId }: { id: number; personId: number },
  type: DependantTypeId,
): DependantList {
  return { personId, type, linkId: type === DependantType.plan ? linkId : null }
}

function ofList({ personId, type, linkId }: DependantList): SQL | undefined {
  return and(
    eq(dependants.personId, personId),
    eq(dependants.type, type),
    linkId === null ? isNull(dependants.linkId) : eq(dependants.linkId, linkId),
  )
}

const countsFromTo = (from: IsoDate, to: IsoDate) =>
  and(lte(dependants.validFrom, to), or(isNull(dependants.validUntil), gte(dependants.validUntil, from)))

/** Everybody who is or was on a list, newest first; rows that only say what was before a change are left out. */
export function dependantsOf(database: Querier, list: DependantList): Promise<DependantRow[]> {
  const isReplaced = eq(dependants.endReason, 'changed')
  return database
    .select()
    .from(dependants)
    .where(and(ofList(list), or(isNull(dependants.endReason), sql`not ${isReplaced}`)))
    .orderBy(desc(dependants.validFrom), asc(dependants.id))
}

/** Who is on a list on a day, the oldest rows first. */
export function dependantsOn(database: Querier, list: DependantList, day: IsoDate): Promise<DependantRow[]> {
  return database
    .select()
    .from(dependants)
    .where(and(ofList(list), countsFromTo(day, day)))
    .orderBy(asc(dependants.id))
}

/** All dependants of a person on a day, of both types and every plan. */
export function everyDependantOn(database: Querier, personId: number, day: IsoDate): Promise<DependantRow[]> {
  return database
    .select()
    .from(dependants)
    .where(and(eq(dependants.personId, personId), countsFromTo(day, day)))
    .orderBy(asc(dependants.type), asc(dependants.id))
}

/** How many dependants reduce the income tax of a person in a month: what a pay slip of it counts. */
export async function taxDependantsIn(
  database: Querier,
  personId: number,
  month: Competence,
): Promise<number> {
  const rows = await database
    .select()
    .from(dependants)
    .where(
      and(
        ofList({ personId, type: DependantType.incomeTax, linkId: null }),
        countsFromTo(`${month}-01`, lastDayOfMonth(month)),
      ),
    )
  return deductionsInMonth(rows.map(periodOf), month)
}

/** CPFs among these that reduce somebody else's income tax in a month. */
export async function deductedElsewhere(
  database: Querier,
  personId: number,
  cpfs: readonly string[],
  month: Competence,
): Promise<ReadonlySet<string>> {
  if (cpfs.length === 0) return new Set()
  const rows = await database
    .select()
    .from(dependants)
    .where(
      and(
        inArray(dependants.cpf, [...cpfs]),
        eq(dependants.type, DependantType.incomeTax),
        ne(dependants.personId, personId),
        countsFromTo(`${month}-01`, lastDayOfMonth(month)),
      ),
    )
  return new Set(rows.filter(({ kinship }) => deducts(kinship)).map(({ cpf }) => cpf))
}

function periodOf({ cpf, kinship, validFrom: from, validUntil: until }: DependantRow) {
  return { cpf, kinship, from, until }
}
