import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { conflict } from '#backend/problem.ts'
import { serviceRulesOn } from '#backend/rules/service-rules.ts'
import { choiceOverSentence } from '#contract/exits/exit-statement.text.ts'
import { EXIT_OPTION_SLUGS } from '#contract/exits/option-forms.ts'
import { addDays, compareIso, type IsoDate } from '#domain/calendar.ts'
import { presumedOption } from '#domain/exits/presumed-option.ts'
import { Situation } from '#domain/participants.ts'
import { readLinkFacts } from '../../plans/link-facts.ts'
import { readExitClock } from '../exit-statement/exit-clock.ts'

/**
 * Asks whether who left the sponsor still may choose an option: until the end of the last day, whether or not what is presumed afterwards was
 * carried out by then. What is presumed may be asked for after it, since a presumed redemption waits for its person to say how it is paid.
 * @throws 409 with the last day and what is presumed
 */
export async function requireTimeToChoose(
  database: Querier,
  slug: string,
  row: LinkRow,
  today: IsoDate,
): Promise<void> {
  const isOption = EXIT_OPTION_SLUGS.some((option) => option === slug)
  if (!isOption || row.link.situation !== Situation.disconnected) return
  const endsOn = (await readExitClock(database, row.link.id))?.endsOn ?? null
  if (endsOn === null || compareIso(today, endsOn) <= 0) return
  const after = addDays(endsOn, 1)
  const [rules, facts] = await Promise.all([
    serviceRulesOn(database, row.plan, after),
    readLinkFacts(database, row, after),
  ])
  const presumed = presumedOption(rules, facts)
  if (presumed !== slug) throw conflict(choiceOverSentence(endsOn, presumed))
}
