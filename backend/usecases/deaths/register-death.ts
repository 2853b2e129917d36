import { and, eq, isNull } from 'drizzle-orm'
import { byField } from '#contract/complaints.ts'
import { deathSentences } from '#contract/deaths/deaths.text.ts'
import { checkDeath } from '#contract/deaths/deaths-check.ts'
import { dateText } from '#contract/value-text.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { lockLink, lockPerson } from '../../database/locks.ts'
import { type LinkRow, linksOfPerson } from '../../database/queries/plan-links.ts'
import { benefits } from '../../database/schema/benefits.ts'
import { deathLinks, deaths, pensions } from '../../database/schema/deaths.ts'
import { files } from '../../database/schema/files.ts'
import { people } from '../../database/schema/people.ts'
import { findFile } from '../../files/find-file.ts'
import { attachFiles } from '../../files/keep-file.ts'
import { conflict, invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { endSessions } from '../identity/sessions/end-sessions.ts'
import { moveLink, possibleMove } from '../life-cycle/move-link.ts'
import { endLoan } from '../loans/end-loan.ts'
import { cancelContributions } from './cancel-contributions.ts'
import { type DaysOfDeath, linkAtDeath } from './link-at-death.ts'

/** Registration of a death; `certidao`: public id of the certificate that was sent. */
export type DeathToRegister = { faleceuEm: string; certidao: string }

type Registered = DaysOfDeath & { deathId: number }

/**
 * Registers the death of a person, once: in one transaction every link of theirs that had not ended is in situation 5, with all that goes with
 * it, their sessions end, and the certificate goes with the registration. The links wait with their balance for the pensions.
 * @throws 422 for a day that cannot be or no certificate; 409 when it is registered already
 */
export async function registerDeath(
  work: Work,
  actor: Actor,
  personId: number,
  told: DeathToRegister,
): Promise<void> {
  const { database, now } = work
  await lockPerson(database, personId)
  const [before] = await database.select().from(deaths).where(eq(deaths.personId, personId))
  if (before) throw conflict(deathSentences.already(dateText(before.diedOn)))
  const days = { diedOn: told.faleceuEm, today: saoPauloDateOf(now) }
  const certificateId = await checkedCertificate(database, personId, told, days)
  const [death] = await database
    .insert(deaths)
    .values({ personId, diedOn: days.diedOn, registeredById: actor.personId, createdAt: now })
    .returning({ id: deaths.id })
  if (!death) throw new Error('the death was not stored')
  await attachFiles(work, [certificateId], { kind: 'death', id: death.id })
  const ending = await linksToEnd(database, personId)
  for (const row of ending) await endLink(work, row, { ...days, deathId: death.id })
  await endSessions(work, personId)
  await audit(work, {
    subjectId: personId,
    action: 'death.registered',
    entityId: personId,
    after: { diedOn: days.diedOn, links: ending.length },
  })
}

/** Links of a person whom a death ends, in the order in which they are shown. */
export async function linksToEnd(database: Querier, personId: number): Promise<LinkRow[]> {
  const rows = await linksOfPerson(database, personId)
  const possible = await Promise.all(rows.map(({ link }) => possibleMove(database, link, 'death-registered')))
  return rows.filter((_, at) => possible[at]?.ok)
}

async function checkedCertificate(
  database: Querier,
  personId: number,
  told: DeathToRegister,
  { today }: DaysOfDeath,
): Promise<number> {
  const [person] = await database
    .select({ birthDate: people.birthDate })
    .from(people)
    .where(eq(people.id, personId))
  const isWaiting = and(
    eq(files.ownerId, personId),
    eq(files.purpose, 'death-certificate'),
    isNull(files.subjectKind),
  )
  const certificate = await findFile(database, told.certidao, isWaiting)
  const certidao = certificate === null ? null : told.certidao
  const checked = checkDeath(
    { faleceuEm: told.faleceuEm, certidao, nascimento: person?.birthDate ?? null },
    today,
  )
  if (!checked.ok) throw invalid(byField(checked.problems))
  if (certificate === null) throw invalid({ certidao: deathSentences.noCertificate })
  return certificate.id
}

/** Ends one link: first the loan and what is asked for, so that nothing more is collected, then the benefit, then the link itself. */
async function endLink(work: Work, row: LinkRow, { deathId, ...days }: Registered): Promise<void> {
  const { database } = work
  const { link } = row
  await lockLink(database, link.id)
  const { balance, paidAfter, boletos, loan, entitled, obstacle } = await linkAtDeath(database, row, days)
  if (loan !== null) await endLoan(work, { id: loan.id, linkId: link.id, personId: link.personId }, 'covered')
  await cancelContributions(work, link.personId, boletos)
  await database
    .update(benefits)
    .set({ endedOn: days.today })
    .where(and(eq(benefits.linkId, link.id), isNull(benefits.endedOn)))
  const moved = await moveLink(work, { linkId: link.id, event: 'death-registered', on: days.today })
  if (!moved.ok) throw new Error(`link ${link.id} does not end with a death as it stands`)
  await database.insert(deathLinks).values({
    linkId: link.id,
    deathId,
    balance,
    paidAfter,
    cancelledBoletos: boletos.length,
    loanId: loan?.id ?? null,
    loanCovered: loan?.covered ?? null,
    loanStillOwed: loan?.stillOwed ?? null,
    loanRefund: loan?.refund ?? null,
    withoutPension: obstacle,
  })
  if (entitled.length === 0) return
  await database.insert(pensions).values(
    entitled.map(({ dependant, points }) => ({
      deathId,
      linkId: link.id,
      dependantId: dependant.id,
      points,
    })),
  )
}
