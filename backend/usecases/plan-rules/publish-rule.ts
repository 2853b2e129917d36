import { eq } from 'drizzle-orm'
import { dateText } from '#contract/value-text.ts'
import { addDays, saoPauloDateOf } from '#domain/calendar.ts'
import { ruleDrafts } from '../../database/schema/dated-rules.ts'
import { conflict, invalid } from '../../problem.ts'
import { putVersion } from '../../rules/put-version.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { afterPublish } from './after-publish.ts'
import { ruleBefore } from './preview-rule.ts'
import { entity, requireDraft } from './rule-drafts.ts'
import { dayComplaints, kindComplaints, laterVersions } from './rule-obstacles.ts'
import { type RulePlace, requireReadable } from './rule-place.ts'

/**
 * Puts a draft in force from its day on; the draft is gone. The version in force ends the day before, and later ones are withdrawn when
 * `replacesLater` says so.
 * @throws 404; 409 `versao-desatualizada`, or a later version stands in the way; 422 by field
 */
export async function publishDraft(
  work: Work,
  actor: Actor,
  place: RulePlace,
  { version, replacesLater }: { version: number; replacesLater: boolean },
): Promise<void> {
  const { database } = work
  const { kind, plan } = place
  const draft = await requireDraft(work, place, version)
  const today = saoPauloDateOf(work.now)
  const rules = requireReadable(kind, draft.rules)
  const from = draft.fromDay ?? addDays(today, 1)
  const complaints = [
    ...(await kindComplaints(database, place, rules, from)),
    ...(await dayComplaints(database, place, { from: draft.fromDay, today })),
    ...(draft.source === ''
      ? [{ field: 'fonte', sentence: 'Informe a norma ou o ato que define a regra.' }]
      : []),
  ]
  if (complaints.length > 0) {
    throw invalid(Object.fromEntries(complaints.map(({ field, sentence }) => [field, sentence]).toReversed()))
  }
  const before = await ruleBefore(database, place, from)
  const later = await laterVersions(database, place, from)
  if (later[0] && !replacesLater) {
    throw conflict(
      `Já há uma regra publicada a partir de ${dateText(later[0])}. Confirme que ela deve ser substituída ou escolha outro dia.`,
    )
  }
  if (before !== null && later.length === 0 && JSON.stringify(before) === JSON.stringify(rules)) {
    throw invalid({ regras: 'Esta regra é igual à que já vale nesse dia. Mude alguma coisa para publicar.' })
  }
  const number = await putVersion(database, {
    kind,
    plan,
    from,
    rules,
    source: draft.source,
    note: draft.note,
    publishedAt: work.now,
    publishedBy: actor.personId,
  })
  await afterPublish(work, place, from)
  await database.delete(ruleDrafts).where(eq(ruleDrafts.id, draft.id))
  await audit(work, {
    ...entity(place),
    action: 'rule.published',
    ...(before === null ? {} : { before: { rules: before } }),
    after: { number, rules, from, source: draft.source, note: draft.note, withdrawn: later },
  })
}
