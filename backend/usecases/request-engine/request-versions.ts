import { asc, desc, eq, inArray } from 'drizzle-orm'
import { readRequestData } from '#contract/all-readings.ts'
import { type LineText, readingText } from '#contract/readings/reading-text.ts'
import { requestKindSlug } from '#contract/requests/request-kinds.ts'
import type { RequestDetail, RequestItem } from '#contract/requests/requests.ts'
import type { Api } from '../../api.ts'
import { requestPayloads } from '../../database/schema/requests.ts'
import { type RequestKinds, requestKindsIn } from './request-kinds.ts'
import { upgraded } from './stored-data.ts'

export type RequestReader = Pick<Api, 'database' | 'parts'>

/** Data of a request as a version of it keeps it. */
type Stored = { data: Record<string, unknown>; version: number }

/** Everything that was sent of a request, oldest first, each in the shape of today; `isWithheld`: without what is sensitive. */
export async function requestVersions(
  { database, parts }: RequestReader,
  { id, kindId }: { id: number; kindId: number },
  isWithheld: boolean,
): Promise<RequestDetail['versoes']> {
  const rows = await database
    .select()
    .from(requestPayloads)
    .where(eq(requestPayloads.requestId, id))
    .orderBy(asc(requestPayloads.version))
  return rows.map(({ version, createdAt, verificationCode, data, dataVersion }) => ({
    versao: version,
    enviadaEm: createdAt.toISOString(),
    codigo: verificationCode,
    dados: dataFor(requestKindsIn({ parts }), kindId, { data, version: dataVersion }, isWithheld),
  }))
}

/** Requests with what was sent last of each: its verification code, and what it says, without what is sensitive. */
export async function withReadings<Item extends RequestItem>(
  { database, parts }: RequestReader,
  items: readonly Item[],
): Promise<(Item & { code: string; lines: readonly LineText[] | null })[]> {
  const latest = await database
    .selectDistinctOn([requestPayloads.requestId])
    .from(requestPayloads)
    .where(
      inArray(
        requestPayloads.requestId,
        items.map(({ id }) => id),
      ),
    )
    .orderBy(requestPayloads.requestId, desc(requestPayloads.version))
  const byRequest = new Map(latest.map((payload) => [payload.requestId, payload]))
  return items.map((item) => {
    const payload = byRequest.get(item.id)
    if (!payload) throw new Error(`request ${item.id} has no data`)
    const { verificationCode: code, data, dataVersion: version } = payload
    const kindId = item.funcionalidade.id
    const lines = dataReading(kindId, dataFor(requestKindsIn({ parts }), kindId, { data, version }, true))
    return { ...item, code, lines }
  })
}

/** Stored data of a kind in words; null when it does not have the shape that its kind keeps. */
export function storedReading(
  kinds: RequestKinds,
  kindId: number,
  stored: Stored,
): readonly LineText[] | null {
  return dataReading(kindId, dataOfToday(kinds, kindId, stored))
}

/** Data in the shape of today in words; null when it does not have the shape that its kind keeps. */
export function dataReading(kindId: number, data: Record<string, unknown>): readonly LineText[] | null {
  const kind = requestKindSlug(kindId)
  const lines = kind && readRequestData(kind, data)
  return lines && readingText(lines)
}

function dataFor(
  kinds: RequestKinds,
  kindId: number,
  stored: Stored,
  isWithheld: boolean,
): Record<string, unknown> {
  const data = dataOfToday(kinds, kindId, stored)
  return (isWithheld && kinds.byId(kindId)?.withheld?.(data)) || data
}

function dataOfToday(kinds: RequestKinds, kindId: number, stored: Stored): Record<string, unknown> {
  const definition = kinds.byId(kindId)
  return definition ? upgraded(definition.data, stored) : stored.data
}
