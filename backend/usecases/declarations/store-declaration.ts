import { eq } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import { type DeclarationKind, declarations } from '../../database/schema/declarations.ts'
import { requests } from '../../database/schema/requests.ts'
import { planActs } from '../../due-acts/plan-acts.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import type { Execution } from '../requests/kinds/define-request-kind.ts'
import { requestDigest } from '../requests/request-digest.ts'
import { pepRenewal } from './pep-renewal.ts'

/** Puts a declaration in force; the ones before it stay as history. `validUntil` null: it has no end. */
export async function storeDeclaration(
  work: Work,
  kind: DeclarationKind,
  { row, requestId, data }: Execution<Record<string, unknown>>,
  validUntil: IsoDate | null,
): Promise<void> {
  const { database, now: declaredAt } = work
  const [request] = await database
    .select({ protocol: requests.protocol })
    .from(requests)
    .where(eq(requests.id, requestId))
  if (!request) throw new Error(`there is no request ${requestId}`)
  const digest = requestDigest({ protocol: request.protocol, kind, sentAt: declaredAt, data })
  const personId = row.person.id
  await database.insert(declarations).values({ requestId, personId, kind, declaredAt, validUntil, digest })
  if (kind === 'pep' && validUntil !== null) await planActs(work, [pepRenewal({ requestId, validUntil })])
  await audit(work, {
    subjectId: personId,
    action: 'declaration.made',
    entity: 'declaration',
    entityId: requestId,
    after: { kind, validUntil, digest },
  })
}
