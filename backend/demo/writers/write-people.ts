import type { IsoDate } from '#domain/calendar.ts'
import { addDays } from '#domain/calendar.ts'
import { ReRegistrationStatus } from '#domain/re-registration/admin-actions.ts'
import type { Transaction } from '../../database/client.ts'
import { credentials } from '../../database/schema/credentials.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { taxRegimeOptions } from '../../database/schema/tax-regime-options.ts'
import type { DemoLink, DemoPerson } from '../demo-person.ts'

/** Who chose the regressive regime did so on paper, some days after joining. */
const PAPER_OPTION_DAYS = 20

/** Identities that the database gave: people by CPF, links by {@link linkKey}. */
export interface WrittenPeople {
  personIds: ReadonlyMap<string, number>
  linkIds: ReadonlyMap<string, number>
}

/** A link among all others: the enrolment number is unique in its plan. */
export function linkKey({ planId, enrolment }: { planId: number; enrolment: string }): string {
  return `${planId}/${enrolment}`
}

/** Writes people, their links and one password for all. */
export async function writePeople(
  database: Transaction,
  demo: readonly DemoPerson[],
  { passwordHash, today }: { passwordHash: string; today: IsoDate },
): Promise<WrittenPeople> {
  const createdAt = new Date(`${today}T00:00:00-03:00`)
  const written = await database
    .insert(people)
    .values(
      demo.map(({ cpf, name, email, birthDate, sex, adminLevel, onboardingOpen, reRegistrationStatus }) => ({
        cpf,
        name,
        email,
        birthDate,
        sex,
        adminLevel,
        onboardingOpen,
        reRegistrationStatus,
        reRegistrationDueOn: termOf(reRegistrationStatus, today),
        createdAt,
      })),
    )
    .returning({ id: people.id, cpf: people.cpf })
  const personIds = new Map(written.map(({ id, cpf }) => [cpf, id]))
  await database
    .insert(credentials)
    .values(written.map(({ id }) => ({ personId: id, passwordHash, changedAt: createdAt })))
  const links = await database
    .insert(planLinks)
    .values(
      demo.flatMap((person) =>
        person.links.map((link) => linkRow(link, known(personIds, person.cpf), createdAt)),
      ),
    )
    .returning({
      id: planLinks.id,
      planId: planLinks.planId,
      enrolment: planLinks.enrolment,
      taxRegime: planLinks.taxRegime,
      joinedOn: planLinks.joinedOn,
    })
  await database.insert(taxRegimeOptions).values(
    links
      .filter(({ taxRegime }) => taxRegime === 'regressive')
      .map((link) => ({
        linkId: link.id,
        regime: 'regressive' as const,
        chosenOn: addDays(link.joinedOn, PAPER_OPTION_DAYS),
        origin: 'imported' as const,
        createdAt,
      })),
  )
  return { personIds, linkIds: new Map(links.map((link) => [linkKey(link), link.id])) }
}

/** Days that who has not sent their re-registration still has. */
const TERM_DAYS = 45

function termOf(status: number | null, today: IsoDate): IsoDate | null {
  return status === null || status > ReRegistrationStatus.refused ? null : addDays(today, TERM_DAYS)
}

function linkRow(link: DemoLink, personId: number, createdAt: Date): typeof planLinks.$inferInsert {
  const { planId, enrolment, category, situation, joinedOn, situationSince, taxRegime, profileId, benefit } =
    link
  return {
    personId,
    planId,
    enrolment,
    category,
    situation,
    joinedOn,
    situationSince,
    benefitGrantedOn: benefit && `${benefit.since}-01`,
    taxRegime,
    profileId,
    createdAt,
  }
}

/** The value under a key that must be there. @throws RangeError when it is not. */
export function known<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key)
  if (value === undefined) throw new RangeError(`Nothing was written for ${key}`)
  return value
}
