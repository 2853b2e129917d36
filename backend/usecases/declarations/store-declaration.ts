import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { type DeclarationKind, declarations } from '../../database/schema/declarations.ts'
import { planActs } from '../../due-acts/plan-acts.ts'
import { declarations as declarationRules } from '../../rules/entity-kinds.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import type { Settling } from '../request-engine/define-request-kind.ts'
import { pepRenewal } from './pep-renewal.ts'

/** Puts a declaration in force; the ones before it stay as history. `validUntil` null: it has no end. */
export async function storeDeclaration(
  work: Work,
  kind: DeclarationKind,
  { row, requestId }: Pick<Settling<unknown>, 'row' | 'requestId'>,
  validUntil: IsoDate | null,
): Promise<void> {
  const { database, now: declaredAt } = work
  const personId = row.person.id
  await database.insert(declarations).values({ requestId, personId, kind, declaredAt, validUntil })
  if (kind === 'pep' && validUntil !== null) {
    const rules = await ruleOn(database, declarationRules, null, saoPauloDateOf(declaredAt))
    await planActs(work, [pepRenewal({ requestId, validUntil }, rules)])
  }
  await audit(work, {
    subjectId: personId,
    action: 'declaration.made',
    entityId: requestId,
    after: { kind, validUntil },
  })
}
