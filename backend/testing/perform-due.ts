import type { Api } from '../api.ts'
import type { DueActKind } from '../due-acts/due-act-kinds.ts'
import { dueActOf } from '../due-acts/kinds/all-due-acts.ts'
import { type Performed, performDueActs } from '../due-acts/perform-due-acts.ts'

/** Does what is due of one duty by the test's clock, as its schedule does. */
export function performDue(api: Api, kind: DueActKind): Promise<Performed> {
  return performDueActs(api, dueActOf(kind))
}
