import type { RequestKindSlug } from '#contract/requests/request-kinds.ts'
import { allRequestKinds } from '../usecases/all-kinds.ts'
import { type RequestKinds, requestKindsOf } from '../usecases/request-engine/request-kinds.ts'

/** The portal's kinds but one, which other systems file then: it has no form, and nothing is known of it. */
export function kindsWithout(slug: RequestKindSlug): RequestKinds {
  return requestKindsOf(allRequestKinds.all.filter((kind) => kind.slug !== slug))
}
