import { carryOutSwitch } from '../../usecases/investments/investment-profiles/carry-out-switches.ts'
import { defineDueAct, HOURLY } from '../define-due-act.ts'

/** A balance goes over to another profile; while the unit values of its day are not published, it waits. Subject: the switch. */
export const investmentProfileSwitchAct = defineDueAct({
  kind: 'investment-profile-switch',
  cron: HOURLY,
  perform: (work, { subjectId }) => carryOutSwitch(work, subjectId),
})
