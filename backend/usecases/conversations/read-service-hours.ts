import type { ServiceHours } from '#contract/conversations/conversations.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { openingAt } from '#domain/conversations/opening-hours.ts'
import type { Querier } from '../../database/client.ts'
import { openingHours } from '../../rules/entity-kinds.ts'
import { ruleOn } from '../../rules/rule-on.ts'

/** Whether the service desk answers now, today's hours, and when that changes. */
export async function readServiceHours(database: Querier, now: Date): Promise<ServiceHours> {
  const hours = await ruleOn(database, openingHours, null, saoPauloDateOf(now))
  const { isOpen, today, closesAt, opensAt } = openingAt(hours, now)
  return {
    aberto: isOpen,
    hoje: today.map(({ from, to }) => ({ de: from, ate: to })),
    fechaEm: closesAt?.toISOString() ?? null,
    abreEm: opensAt?.toISOString() ?? null,
  }
}
