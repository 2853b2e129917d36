import { and, eq, inArray } from 'drizzle-orm'
import { openExclusions } from '../../database/schema/balance-blocks.ts'
import { requestKinds, requests } from '../../database/schema/requests.ts'
import { conflict } from '../../problem.ts'
import type { Work } from '../../work.ts'

/** @throws 409 when a request of a kind that can't be open beside this one is open for the link. */
export async function requireNoneExcluding(
  { database }: Pick<Work, 'database'>,
  linkId: number,
  pairs: readonly string[],
): Promise<void> {
  if (pairs.length === 0) return
  const [open] = await database
    .select({ protocol: requests.protocol, kind: requestKinds.name })
    .from(openExclusions)
    .innerJoin(requests, eq(requests.id, openExclusions.requestId))
    .innerJoin(requestKinds, eq(requestKinds.id, requests.kindId))
    .where(and(eq(openExclusions.linkId, linkId), inArray(openExclusions.pair, [...pairs])))
    .limit(1)
  if (!open) return
  throw conflict(
    `Já existe uma solicitação de ${open.kind} em andamento, de protocolo ${open.protocol}, e as duas não andam juntas. Acompanhe ou cancele a outra antes de pedir.`,
  )
}

/** An open request holds every pair that its kind is in; the database lets nobody else hold one. */
export async function holdExclusions(
  { database }: Pick<Work, 'database'>,
  request: { requestId: number; linkId: number },
  pairs: readonly string[],
): Promise<void> {
  if (pairs.length === 0) return
  await database.insert(openExclusions).values(pairs.map((pair) => ({ ...request, pair })))
}

/** A request that is over holds none. */
export async function releaseExclusions(
  { database }: Pick<Work, 'database'>,
  requestId: number,
): Promise<void> {
  await database.delete(openExclusions).where(eq(openExclusions.requestId, requestId))
}
