import { type ReactNode, useState } from 'react'
import { useSession } from '#app/session/session-on-screen.ts'
import { serviceNames } from '#contract/service-names.ts'
import type { ServiceSlug } from '#domain/services/service-ids.ts'
import type { ReturnedRequest } from './filed-request.ts'
import { RequestPageFrame } from './RequestPageFrame.tsx'

/** What a request gets from its page. */
export type RequestOnPage<Receipt, Data> = {
  /** Where the tab keeps what is filled; nobody else who signs in here comes upon it. */
  draftKey: string
  /** The request that is being corrected, when there is one. */
  returned: ReturnedRequest<Data> | null
  onFiled: (receipt: Receipt) => void
}

type RequestPageProps<Receipt, Data> = {
  slug: ServiceSlug
  lead: string
  returned: ReturnedRequest<Data> | null
  /** Why nothing can be asked for now; null when nothing stands in the way. */
  notNow: ReactNode
  /** The receipt of what was filed. */
  receipt: (filed: Receipt) => ReactNode
  /** The request to fill. */
  children: (request: RequestOnPage<Receipt, Data>) => ReactNode
}

/**
 * The page of a request: the form, why it is not possible now, or the receipt of what was filed. The receipt stays although the
 * request that it is about now stands in the way of another one.
 */
export function RequestPage<Receipt, Data>({
  slug,
  lead,
  returned,
  notNow,
  receipt,
  children,
}: RequestPageProps<Receipt, Data>) {
  const { person, link } = useSession()
  const [filed, setFiled] = useState<{ receipt: Receipt } | null>(null)
  const draftKey = [slug, person.id, link?.id, returned?.id].filter(Boolean).join(':')
  const onFiled = (arrived: Receipt) => setFiled({ receipt: arrived })
  return (
    <RequestPageFrame title={serviceNames[slug]} lead={lead}>
      {filed ? receipt(filed.receipt) : (notNow ?? children({ draftKey, returned, onFiled }))}
    </RequestPageFrame>
  )
}
