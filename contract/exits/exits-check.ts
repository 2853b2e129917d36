import { compareIso, type IsoDate } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Complaint } from '../complaints.ts'
import { exitSentences } from './exits.text.ts'
import type { ExitNotice } from './exits.ts'

/** Checks the days of an end of employment; null is a day that is still empty. `joinedOn`: null where only the API knows it. */
export function checkExit(
  { desligadoEm, comunicadoEm, admitidoEm }: { [Field in keyof ExitNotice]: string | null },
  { today, joinedOn }: { today: IsoDate; joinedOn: IsoDate | null },
): Outcome<null, Complaint> {
  const complaint = (field: keyof ExitNotice, sentence: string | null): Complaint[] =>
    sentence === null ? [] : [{ field, sentence }]
  const day = (value: string | null, future: string) => {
    if (value === null) return exitSentences.required
    if (joinedOn !== null && compareIso(value, joinedOn) < 0) return exitSentences.beforeJoining
    return compareIso(value, today) > 0 ? future : null
  }
  const isHiredAfter = admitidoEm !== null && desligadoEm !== null && compareIso(admitidoEm, desligadoEm) > 0
  const problems = [
    ...complaint('desligadoEm', day(desligadoEm, exitSentences.endInFuture)),
    ...complaint('comunicadoEm', day(comunicadoEm, exitSentences.noticeInFuture)),
    ...complaint('admitidoEm', isHiredAfter ? exitSentences.hiredAfter : null),
  ]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, result: null }
}
