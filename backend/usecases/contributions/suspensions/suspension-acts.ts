import type { ActToPlan } from '#backend/due-acts/plan-acts.ts'
import { addToCompetence, type Competence } from '#domain/calendar.ts'

/** The days on which something happens to a suspension: it begins, its last month begins, contributions are back. */
export function suspensionActs({
  id,
  from,
  to,
}: {
  id: number
  from: Competence
  to: Competence
}): ActToPlan[] {
  // One that was ended before it began has no month at all.
  if (from > to) return []
  const months = [...new Set([from, to, addToCompetence(to, 1)])]
  return months.map((month) => ({
    kind: 'contribution-suspension',
    subjectId: id,
    dueOn: `${month}-01`,
  }))
}
