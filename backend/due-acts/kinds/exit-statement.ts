import { deliverStatementByItsDay } from '../../usecases/exits/exit-statement/deliver-statement.ts'
import { BY_DAY, defineDueAct } from '../define-due-act.ts'

/** The last day for an exit statement: it is delivered if nobody did so before. Subject: the plan link. */
export const exitStatementAct = defineDueAct({
  kind: 'exit-statement',
  cron: BY_DAY,
  perform: deliverStatementByItsDay,
})
