import { serviceNames } from '#contract/plans/service-names.ts'
import { words } from '#contract/rules/rule-words.ts'
import { type ServiceReach, serviceReach } from '#domain/plans/services/service-reach.ts'
import type { RuleContext, RuleExample } from '../../rules/define-plan-rules.ts'
import { servicePartsOf, serviceRulesOn } from '../../rules/service-rules.ts'
import { groupedLinks } from './grouped-links.ts'

/** Who gains and who loses which service by a rule, in words; nothing for kinds by which no service is judged. */
export async function touchedServices(
  kind: { id: string },
  { before, after }: { before: unknown; after: unknown },
  { database, plan, day }: RuleContext,
): Promise<RuleExample[]> {
  const partsOf = servicePartsOf.get(kind.id)
  if (!partsOf || !plan || before === null) return []
  const now = await serviceRulesOn(database, plan, day)
  // Both went through the schema of the kind.
  const [old, fresh] = [before, after].map((rule) => ({ ...now, ...partsOf(rule as never) }))
  if (!old || !fresh) return []
  return serviceReach(await groupedLinks(database, plan.id, day), old, fresh).map(reachInWords)
}

function reachInWords({ slug, before, after, gained, lost, toReadOnly, toWhole }: ServiceReach): RuleExample {
  const moved = [
    gained > 0 && `${words.number(gained)} a mais`,
    lost > 0 && `${words.number(lost)} a menos`,
    toReadOnly > 0 && `${words.number(toReadOnly)} só para consultar`,
    toWhole > 0 && `${words.number(toWhole)} para pedir de novo`,
  ].filter((part) => part !== false)
  return {
    label: `Quem tem ${serviceNames[slug]}`,
    before: words.links(before),
    after: `${words.links(after)} (${moved.join(', ')})`,
  }
}
