import { REMINDER_DAYS } from '#domain/exits/decision-period.ts'
import { notifyOptionDeadline, OPTION_DEADLINE_KINDS } from '../../usecases/exits/exit/option-deadline.ts'
import { presumeOption } from '../../usecases/exits/exit/option-presumed.ts'
import { BY_DAY, defineDueAct } from '../define-due-act.ts'

/** Thirty, fifteen, five days and one day before the decision period of who left ends. Subject: the plan link. */
export const optionDeadlineActs = REMINDER_DAYS.map((daysLeft) =>
  defineDueAct({
    kind: OPTION_DEADLINE_KINDS[daysLeft],
    cron: BY_DAY,
    perform: (work, act) => notifyOptionDeadline(work, act, daysLeft),
  }),
)

/** The day after the last one to choose: what is presumed takes effect. Subject: the plan link. */
export const optionPresumedAct = defineDueAct({
  kind: 'option-presumed',
  cron: BY_DAY,
  perform: presumeOption,
})
