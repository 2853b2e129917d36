import type { Api } from '../api.ts'
import { allDueActs } from '../due-acts/all-due-acts.ts'
import type { DueActKind } from '../due-acts/due-act-kinds.ts'
import { type Performed, performDueActs } from '../due-acts/perform-due-acts.ts'

/** Does everything that is due by the test's clock, or what is due of one duty, as the schedules do. */
export async function performDue(api: Api, kind?: DueActKind): Promise<Performed> {
  const total: Performed = { done: 0, later: 0, failed: 0 }
  for (const duty of allDueActs) {
    if (kind !== undefined && duty.kind !== kind) continue
    const performed = await performDueActs(api, duty)
    total.done += performed.done
    total.later += performed.later
    total.failed += performed.failed
  }
  return total
}
