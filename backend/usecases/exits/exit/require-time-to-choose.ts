import { conflict } from '#backend/problem.ts'
import { choiceOverSentence } from '#contract/exits/exit-statement.text.ts'
import type { EXIT_OPTION_SLUGS } from '#contract/exits/option-forms.ts'
import { addDays, compareIso } from '#domain/calendar.ts'
import { Situation } from '#domain/participants.ts'
import { presumedOn } from '../../life-cycle/presumed-option.ts'
import type { KindContext } from '../../request-engine/define-request-kind.ts'
import { readExitClock } from '../exit-statement/exit-clock.ts'

/**
 * Asks whether who left the sponsor still may choose an option: until the end of the last day, whether or not what is presumed afterwards was
 * carried out by then. What is presumed may be asked for after it, since a presumed redemption waits for its person to say how it is paid.
 * @throws 409 with the last day and what is presumed
 */
export function requireTimeToChoose(slug: (typeof EXIT_OPTION_SLUGS)[number]) {
  return async ({ database, row, today }: KindContext): Promise<void> => {
    if (row.link.situation !== Situation.disconnected) return
    const endsOn = (await readExitClock(database, row.link.id))?.endsOn ?? null
    if (endsOn === null || compareIso(today, endsOn) <= 0) return
    const presumed = await presumedOn(database, row, addDays(endsOn, 1))
    if (presumed !== slug) throw conflict(choiceOverSentence(endsOn, presumed))
  }
}
