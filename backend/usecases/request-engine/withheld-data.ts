import { and, inArray } from 'drizzle-orm'
import type { Api } from '../../api.ts'
import { requestKindId } from '../../database/reference-data.ts'
import { requests } from '../../database/schema/requests.ts'
import type { FilePurpose } from '../../file-purposes.ts'
import type { FileRow } from '../../files/keep-file.ts'
import { forbidden } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { isServing } from '../../security/permissions.ts'
import { type RequestFacts, readRequestFacts } from './request-facts.ts'
import { type AnyRequestKind, requestKindsIn } from './request-kinds.ts'
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

/** Whether a document goes with what is withheld of a request of a kind. */
export function isWithheldDocument(kind: AnyRequestKind | null, purpose: FilePurpose): boolean {
  return kind?.withheldDocuments?.includes(purpose) ?? true
}

/** @throws 403 for a document of a request whose sensitive data is withheld from the actor. */
export async function requireShownDocument(
  { database, parts, clock }: Pick<Api, 'database' | 'parts' | 'clock'>,
  actor: Actor,
  file: PlacedFile,
): Promise<void> {
  const isWithheld = await withheldDocuments({ database, parts, clock }, actor, [file])
  if (!isWithheld(file)) return
  throw forbidden('Este documento tem dados de saúde. Só quem analisa o pedido pode abri-lo.')
}

/** Tells which of some files are withheld from the actor with the sensitive data of their requests. */
export async function withheldDocuments(
  { database, parts, clock }: Pick<Api, 'database' | 'parts' | 'clock'>,
  actor: Actor,
  placed: readonly PlacedFile[],
): Promise<(file: PlacedFile) => boolean> {
  const kinds = new Map<number, AnyRequestKind | null>()
  const ids = new Set(placed.flatMap((file) => requestOf(file) ?? []))
  const sensitiveKinds = requestKindsIn({ parts })
    .all.filter(({ withheld }) => withheld)
    .map(({ slug }) => slug)
  const sensitive =
    actor.level === null
      ? []
      : await database
          .select({ id: requests.id })
          .from(requests)
          .where(
            and(inArray(requests.id, [...ids]), inArray(requests.kindId, sensitiveKinds.map(requestKindId))),
          )
  for (const { id } of sensitive) {
    const facts = await readRequestFacts(database, id, clock())
    const kind = facts && requestKindsIn({ parts }).byId(facts.request.kindId)
    if (facts && isWithheldFrom(facts, kind, actor)) kinds.set(id, kind)
  }
  return (file) => {
    const kind = kinds.get(requestOf(file) ?? 0)
    return kind !== undefined && isWithheldDocument(kind, file.purpose)
  }
}

type PlacedFile = Pick<FileRow, 'subjectKind' | 'subjectId' | 'purpose'>

const requestOf = ({ subjectKind, subjectId }: PlacedFile) => (subjectKind === 'request' ? subjectId : null)
