import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { groupLines } from '#contract/re-registration/re-registration-groups-reading.ts'
import { maskCpf } from '#domain/cpf.ts'
import { ReRegistrationStatus, type ReRegistrationStatusId } from '#domain/re-registration/admin-actions.ts'
import { RE_REGISTRATION_KIND_ID } from '#domain/re-registration/exporting.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { Querier } from '../../database/client.ts'
import { idList } from '../../database/id-list.ts'
import { lockPeople } from '../../database/locks.ts'
import { people } from '../../database/schema/people.ts'
import { requestPayloads, requests } from '../../database/schema/requests.ts'
import type { ReRegistrationRow } from '../../documents/re-registration-sheet.ts'
import { personStatusNamed } from '../../names.ts'
import { auditEach } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { readStored } from '../request-engine/stored-data.ts'
import { reRegistrationShape } from './re-registration-shape.ts'
import { withoutHealthData } from './without-health-data.ts'

const { granted, exported } = ReRegistrationStatus

/**
 * Ids of the granted re-registrations among the requests of a condition, by person: the newest of each, whether it was exported before or
 * not.
 */
export function grantedIds(database: Querier, condition: SQL | undefined) {
  return database
    .select({ id: requests.id })
    .from(requests)
    .innerJoin(people, eq(people.id, requests.personId))
    .where(
      and(
        condition,
        eq(requests.status, RequestStatus.completed),
        inArray(people.reRegistrationStatus, [granted, exported]),
        sql`${requests.id} = (select max(newest.id) from ${requests} newest
              where newest.person_id = ${requests.personId} and newest.kind_id = ${RE_REGISTRATION_KIND_ID})`,
      ),
    )
    .orderBy(requests.personId)
}

/** Data of granted re-registrations, by person, without the values that spreadsheets never have. */
export async function grantedReRegistrations(
  database: Querier,
  ids: readonly number[],
): Promise<ReRegistrationRow[]> {
  const rows = await database
    .selectDistinctOn([requests.personId], {
      request: requests,
      person: { name: people.name, cpf: people.cpf, status: people.reRegistrationStatus },
      stored: { data: requestPayloads.data, version: requestPayloads.dataVersion },
    })
    .from(requests)
    .innerJoin(people, eq(people.id, requests.personId))
    .innerJoin(requestPayloads, eq(requestPayloads.requestId, requests.id))
    .where(sql`${requests.id} = any(${idList(ids)})`)
    .orderBy(requests.personId, desc(requestPayloads.version))
  return rows.map(({ request, person, stored }) => {
    const data = withoutHealthData(readStored(reRegistrationShape, stored))
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

/** Marks the people whose data a written file holds as exported, with an audit row for each. */
export async function markExported(work: Work, personIds: readonly number[]): Promise<void> {
  if (personIds.length === 0) return
  await lockPeople(work.database, personIds)
  const ids = idList(personIds)
  for (const status of [granted, exported]) {
    await auditEach(
      work,
      sql`select ${people.id} from ${people} where ${people.id} = any(${ids}) and ${people.reRegistrationStatus} = ${status}`,
      { action: 're-registration.exported', before: { status }, after: { status: exported } },
    )
  }
  await work.database
    .update(people)
    .set({ reRegistrationStatus: exported })
    .where(and(sql`${people.id} = any(${ids})`, eq(people.reRegistrationStatus, granted)))
}
