import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { groupLines } from '#contract/readings/re-registration-groups.ts'
import { maskCpf } from '#domain/cpf.ts'
import { ReRegistrationStatus, type ReRegistrationStatusId } from '#domain/re-registration/admin-actions.ts'
import { RE_REGISTRATION_KIND_ID } from '#domain/re-registration/exporting.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { Querier } from '../../database/client.ts'
import { lockPeople } from '../../database/locks.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { requestPayloads, requests } from '../../database/schema/requests.ts'
import type { ReRegistrationRow } from '../../documents/re-registration-sheet.ts'
import { personStatusNamed } from '../../names.ts'
import { auditAll } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { readStored } from '../requests/kinds/stored-data.ts'
import { reRegistrationShape } from './re-registration-shape.ts'

const { granted, exported } = ReRegistrationStatus

/** The granted re-registration of each person among the requests of a condition: the newest one, whether it was exported before or not. */
export async function grantedReRegistrations(
  database: Querier,
  condition: SQL | undefined,
): Promise<ReRegistrationRow[]> {
  const rows = await database
    .selectDistinctOn([requests.personId], {
      request: requests,
      person: { name: people.name, cpf: people.cpf, status: people.reRegistrationStatus },
      stored: { data: requestPayloads.data, version: requestPayloads.dataVersion },
    })
    .from(requests)
    .innerJoin(people, eq(people.id, requests.personId))
    .innerJoin(planLinks, eq(planLinks.id, requests.linkId))
    .innerJoin(requestPayloads, eq(requestPayloads.requestId, requests.id))
    .where(
      and(
        condition,
        eq(requests.status, RequestStatus.completed),
        inArray(people.reRegistrationStatus, [granted, exported]),
        sql`${requests.id} = (select max(newest.id) from ${requests} newest
              where newest.person_id = ${requests.personId} and newest.kind_id = ${RE_REGISTRATION_KIND_ID})`,
      ),
    )
    .orderBy(requests.personId, desc(requestPayloads.version))
  return rows.map(({ request, person, stored }) => {
    const data = readStored(reRegistrationShape, stored)
    return {
      protocol: request.protocol,
      personId: request.personId,
      name: person.name,
      cpf: maskCpf(person.cpf),
      status: personStatusNamed(person.status as ReRegistrationStatusId).nome,
      filedAt: request.filedAt,
      decidedAt: request.updatedAt,
      attendant: data.atendente,
      fields: data.grupos.flatMap(groupLines),
    }
  })
}

/** Marks what a written file holds as exported, with an audit row for each person whose data it carries. */
export async function markExported(work: Work, personIds: readonly number[]): Promise<void> {
  if (personIds.length === 0) return
  await lockPeople(work.database, personIds)
  const moved = await work.database
    .update(people)
    .set({ reRegistrationStatus: exported })
    .where(and(inArray(people.id, [...personIds]), eq(people.reRegistrationStatus, granted)))
    .returning({ id: people.id })
  const isMoved = new Set(moved.map(({ id }) => id))
  await auditAll(
    work,
    personIds.map((personId) => ({
      subjectId: personId,
      action: 're-registration.exported',
      entityId: personId,
      before: { status: isMoved.has(personId) ? granted : exported },
      after: { status: exported },
    })),
  )
}
