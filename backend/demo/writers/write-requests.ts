import { addDays, type IsoDate } from '#domain/calendar.ts'
import { isFinalStatus, RequestStatus } from '#domain/requests/request-status.ts'
import type { Transaction } from '../../database/client.ts'
import { openExclusions } from '../../database/schema/balance-blocks.ts'
import { notifications } from '../../database/schema/notifications.ts'
import { requestStages } from '../../database/schema/request-stages.ts'
import {
  protocolSequences,
  requestEvents,
  requestPayloads,
  requests,
} from '../../database/schema/requests.ts'
import { serviceDeskReads } from '../../database/schema/service-desk-reads.ts'
import { allRequestKinds } from '../../usecases/all-kinds.ts'
import { verificationCode } from '../../usecases/request-engine/verification-code.ts'
import type { DemoPerson } from '../demo-person.ts'
import type { DemoRequest } from '../demo-request.ts'
import type { DemoNotification } from '../notifications.ts'
import { insertBatches } from './insert-batches.ts'
import { known, linkKey, type WrittenPeople } from './write-people.ts'

/** Writes requests with their events and payloads, and the last protocol number of each year. Answers their ids by protocol. */
export async function writeRequests(
  database: Transaction,
  demo: readonly DemoRequest[],
  { personIds, linkIds }: WrittenPeople,
): Promise<ReadonlyMap<string, number>> {
  const idOf = (cpf: string | null) => (cpf === null ? null : known(personIds, cpf))
  const written = await database
    .insert(requests)
    .values(
      demo.map((request) => ({
        protocol: request.protocol,
        kindId: request.kindId,
        personId: known(personIds, request.personCpf),
        linkId: known(linkIds, linkKey(request)),
        planId: request.planId,
        status: request.status,
        version: request.version,
        channel: request.channel,
        analystId: idOf(request.analystCpf),
        filedAt: request.filedAt,
        updatedAt: request.updatedAt,
        isPayment: request.isPayment,
        exclusive: allRequestKinds.byId(request.kindId)?.isExclusive ?? false,
        slaBusinessDays: request.slaBusinessDays,
        dueOn: request.dueOn,
        pausedSince: request.pausedSince,
        decidedAt: request.decidedAt,
      })),
    )
    .returning({ id: requests.id, protocol: requests.protocol })
  const requestIds = new Map(written.map(({ id, protocol }) => [protocol, id]))
  await insertBatches(
    database,
    requestStages,
    demo.flatMap(({ protocol, stages }) =>
      stages.map(({ decidedByCpf, ...stage }, index) => ({
        ...stage,
        requestId: known(requestIds, protocol),
        position: index + 1,
        decidedBy: idOf(decidedByCpf),
      })),
    ),
  )
  await insertBatches(database, openExclusions, openPairs(demo, requestIds, linkIds))
  await insertBatches(
    database,
    requestEvents,
    demo.flatMap(({ protocol, events }) =>
      events.map(({ authorCpf, ...event }) => ({
        ...event,
        requestId: known(requestIds, protocol),
        authorId: idOf(authorCpf),
      })),
    ),
  )
  await insertBatches(
    database,
    requestPayloads,
    demo.flatMap(({ protocol, kind, payloads }) =>
      payloads.map(({ data, authorCpf, at }, index) => ({
        requestId: known(requestIds, protocol),
        version: index + 1,
        data,
        verificationCode: verificationCode({ protocol, kind, sentAt: at, data }),
        authorId: idOf(authorCpf),
        createdAt: at,
      })),
    ),
  )
  const years = Map.groupBy(demo, ({ protocol }) => Number(protocol.slice(0, 4)))
  await database
    .insert(protocolSequences)
    .values([...years].map(([year, { length }]) => ({ year, last: length })))
  return requestIds
}

/** Pairs of kinds held by open requests, which keep others from being filed. */
function openPairs(
  demo: readonly DemoRequest[],
  requestIds: ReadonlyMap<string, number>,
  linkIds: WrittenPeople['linkIds'],
) {
  return demo
    .filter(({ status }) => !isFinalStatus(status))
    .flatMap((request) => {
      const kind = allRequestKinds.byId(request.kindId)
      const pairs = kind ? allRequestKinds.pairsOf(kind.slug) : []
      const requestId = known(requestIds, request.protocol)
      return pairs.map((pair) => ({ pair, requestId, linkId: known(linkIds, linkKey(request)) }))
    })
}

/** Days in which what was filed is new to every attendant; they have looked at what is older. */
const NEW_TO_ATTENDANTS_DAYS = 3

/** Writes that every attendant has looked at what has waited for some days. */
export async function writeServiceDeskReads(
  database: Transaction,
  {
    people,
    requests: filed,
    today,
  }: { people: readonly DemoPerson[]; requests: readonly DemoRequest[]; today: IsoDate },
  { personIds }: WrittenPeople,
  requestIds: ReadonlyMap<string, number>,
): Promise<void> {
  const newSince = new Date(`${addDays(today, -NEW_TO_ATTENDANTS_DAYS)}T12:00:00-03:00`)
  const seen = filed.filter(({ status, filedAt }) => status === RequestStatus.received && filedAt < newSince)
  await insertBatches(
    database,
    serviceDeskReads,
    people
      .filter(({ adminLevel }) => adminLevel !== null)
      .flatMap(({ cpf }) =>
        seen.map(({ protocol, filedAt }) => ({
          personId: known(personIds, cpf),
          kind: 'request' as const,
          itemId: known(requestIds, protocol),
          readAt: new Date(filedAt.getTime() + 3 * 3_600_000),
        })),
      ),
  )
}

/** Writes what people were told. */
export async function writeNotifications(
  database: Transaction,
  demo: readonly DemoNotification[],
  { personIds }: WrittenPeople,
  requestIds: ReadonlyMap<string, number>,
): Promise<void> {
  await insertBatches(
    database,
    notifications,
    demo.map(({ personCpf, protocol, ...notification }) => ({
      ...notification,
      personId: known(personIds, personCpf),
      requestId: protocol === null ? null : known(requestIds, protocol),
    })),
  )
}
