import type { ActToPlan } from '#backend/due-acts/plan-acts.ts'
import { suspensionActs } from '../../contributions/suspensions/suspension-acts.ts'

/** The days on which something happens to a suspension of a benefit: the same as to one of contributions. */
export function benefitSuspensionActs(period: Parameters<typeof suspensionActs>[0]): ActToPlan[] {
  return suspensionActs(period).map((act) => ({ ...act, kind: 'benefit-suspension' }))
}
