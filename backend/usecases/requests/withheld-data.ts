import type { Api } from '../../api.ts'
import type { FileRow } from '../../files/keep-file.ts'
import { forbidden } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { isServing } from '../../security/permissions.ts'
import type { AnyRequestKind } from './kinds/request-kinds.ts'
import { type RequestFacts, readRequestFacts } from './request-facts.ts'
import { currentStage } from './request-stages.ts'

/**
 * Whether something of a request is withheld from whoever looks at it: of a kind with sensitive data, from every attendant who may not
 * decide on its stage, and from those who act in the person's name.
 */
export function isWithheldFrom(
  { request, stages }: Pick<RequestFacts, 'request' | 'stages'>,
  kind: AnyRequestKind | null,
  actor: Actor,
): boolean {
  if (!kind?.withheld || request.personId === actor.personId) return false
  return isServing(actor, request.personId) || (actor.level ?? 0) < currentStage(stages).level
}

/** @throws 403 for a document of a request whose sensitive data is withheld from the actor. */
export async function requireShownDocument(
  { database, requestKinds }: Pick<Api, 'database' | 'requestKinds'>,
  actor: Actor,
  { subjectKind, subjectId }: Pick<FileRow, 'subjectKind' | 'subjectId'>,
): Promise<void> {
  if (subjectKind !== 'request' || subjectId === null) return
  const facts = await readRequestFacts(database, subjectId)
  if (!facts || !isWithheldFrom(facts, requestKinds.byId(facts.request.kindId), actor)) return
  throw forbidden('Este documento tem dados de saúde. Só quem analisa o pedido pode abri-lo.')
}

/** Which of some requests withhold their sensitive data from the actor. */
export async function withheldRequests(
  { database, requestKinds }: Pick<Api, 'database' | 'requestKinds'>,
  actor: Actor,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const withheld = new Set<number>()
  if (actor.level === null) return withheld
  for (const id of new Set(ids)) {
    const facts = await readRequestFacts(database, id)
    if (facts && isWithheldFrom(facts, requestKinds.byId(facts.request.kindId), actor)) withheld.add(id)
  }
  return withheld
}
