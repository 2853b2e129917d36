import { eq, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import { ruleDrafts } from '../../database/schema/dated-rules.ts'
import { conflict, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { readDraft } from './read-rules.ts'
import { lockPlace, placeName, type RulePlace } from './rule-place.ts'

/** A rule as a person prepares it: the rule as its kind has it, the wanted first day, what sets it, and what to remember. */
export type RuleToSave = { rules: unknown; fromDay: IsoDate | null; source: string; note: string }

/**
 * Keeps a draft. `expectedVersion` is the version that the person saw, 0 for none.
 * @throws 409 `versao-desatualizada`
 */
export async function saveDraft(
  work: Work,
  actor: Actor,
  place: RulePlace,
  { expectedVersion, wanted }: { expectedVersion: number; wanted: RuleToSave },
): Promise<void> {
  await lockPlace(work.database, place)
  const before = await readDraft(work.database, place.kind, place.plan)
  if ((before?.version ?? 0) !== expectedVersion) throw outdated()
  const row = {
    ...wanted,
    version: sql`nextval('rule_draft_versions')`,
    updatedAt: work.now,
    updatedBy: actor.personId,
  }
  await work.database
    .insert(ruleDrafts)
    .values({ kind: place.kind.id, planId: place.plan?.id ?? null, ...row })
    .onConflictDoUpdate({ target: [ruleDrafts.kind, ruleDrafts.planId], set: row })
  await audit(work, {
    ...entity(place),
    action: 'rule-draft.saved',
    ...(before && { before: contentOf(before) }),
    after: contentOf(row),
  })
}

/** Throws a draft away. @throws 404; 409 `versao-desatualizada` */
export async function discardDraft(work: Work, place: RulePlace, version: number): Promise<void> {
  const draft = await requireDraft(work, place, version)
  await work.database.delete(ruleDrafts).where(eq(ruleDrafts.id, draft.id))
  await audit(work, { ...entity(place), action: 'rule-draft.discarded', before: contentOf(draft) })
}

/** The draft that a person saw, held until the transaction ends. @throws 404; 409 `versao-desatualizada` */
export async function requireDraft(work: Work, place: RulePlace, version: number) {
  await lockPlace(work.database, place)
  const draft = await readDraft(work.database, place.kind, place.plan)
  if (!draft) throw notFound('Esta regra não tem rascunho.')
  if (draft.version !== version) throw outdated()
  return draft
}

/** Subject of an audit row about a rule. */
export const entity = (place: RulePlace) => ({ subjectId: null, entityId: placeName(place) }) as const

/** 409 when somebody else wrote in between. */
const outdated = () =>
  conflict(
    'Alguém alterou esta regra depois que você a abriu. Atualize a página e tente de novo.',
    'versao-desatualizada',
  )

const contentOf = ({ rules, fromDay, source, note }: RuleToSave) => ({ rules, fromDay, source, note })
