import { eq, sql } from 'drizzle-orm'
import { pensionSentences } from '#contract/deaths/pensions.text.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { isValidCpf } from '#domain/cpf.ts'
import { Category, Situation } from '#domain/participants.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { deaths } from '../../database/schema/deaths.ts'
import type { dependants } from '../../database/schema/dependants.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { conflict } from '../../problem.ts'
import type { Work } from '../../work.ts'

type Dependant = Pick<typeof dependants.$inferSelect, 'name' | 'cpf' | 'birthDate'>

/** The person whom a dependant is, by their CPF; null for who is on record nowhere yet. */
export async function beneficiaryId(
  database: Querier,
  { cpf }: Pick<Dependant, 'cpf'>,
): Promise<number | null> {
  const [known] = await database.select({ id: people.id }).from(people).where(eq(people.cpf, cpf))
  return known?.id ?? null
}

/**
 * Why a dependant cannot receive a pension as they are on record, a sentence for attendants; null when they can: a CPF that is none, or of
 * somebody born on another day, or a death of their own.
 */
export async function refusalOfBeneficiary(
  database: Querier,
  { cpf, birthDate }: Pick<Dependant, 'cpf' | 'birthDate'>,
): Promise<string | null> {
  if (!isValidCpf(cpf)) return pensionSentences.wrongCpf
  const [known] = await database
    .select({ birthDate: people.birthDate, diedOn: deaths.diedOn })
    .from(people)
    .leftJoin(deaths, eq(deaths.personId, people.id))
    .where(eq(people.cpf, cpf))
  if (!known) return null
  if (known.birthDate !== null && known.birthDate !== birthDate) return pensionSentences.otherPerson
  return known.diedOn === null ? null : pensionSentences.deceased
}

/**
 * The person whom a dependant is; one who is on record nowhere is written as the list of dependants has them.
 * @throws 409 for who cannot receive a pension as they are on record
 */
export async function storedBeneficiary(
  { database, now }: Work,
  dependant: Dependant,
): Promise<{ id: number }> {
  const refusal = await refusalOfBeneficiary(database, dependant)
  if (refusal !== null) throw conflict(refusal)
  const { cpf, name, birthDate } = dependant
  // Of two at once the later one finds who the earlier one wrote.
  await database.insert(people).values({ cpf, name, birthDate, createdAt: now }).onConflictDoNothing()
  const id = await beneficiaryId(database, dependant)
  if (id === null) throw new Error('the beneficiary was not stored')
  return { id }
}

/** A link of a beneficiary in the plan of who died, in granting: its balance is invested and taxed as it was. */
export async function beneficiaryLink(
  { database, now }: Work,
  { link, plan }: LinkRow,
  { id: personId }: { id: number },
): Promise<{ id: number }> {
  const today = saoPauloDateOf(now)
  const [stored] = await database
    .insert(planLinks)
    .values({
      personId,
      planId: plan.id,
      enrolment: await freeEnrolment(database, link),
      category: Category.pensioner,
      situation: Situation.inGranting,
      joinedOn: today,
      situationSince: today,
      taxRegime: link.taxRegime,
      profileId: link.profileId,
      createdAt: now,
    })
    .returning({ id: planLinks.id })
  if (!stored) throw new Error('the link of the beneficiary was not stored')
  return stored
}

/** `700099-1`: that of who died with the next number behind it. */
async function freeEnrolment(
  database: Querier,
  { planId, enrolment }: Pick<LinkRow['link'], 'planId' | 'enrolment'>,
): Promise<string> {
  const taken = await database
    .select({ enrolment: planLinks.enrolment })
    .from(planLinks)
    .where(sql`${planLinks.planId} = ${planId} and starts_with(${planLinks.enrolment}, ${`${enrolment}-`})`)
  const names = new Set(taken.map((one) => one.enrolment))
  let number = 1
  while (names.has(`${enrolment}-${number}`)) number += 1
  return `${enrolment}-${number}`
}
