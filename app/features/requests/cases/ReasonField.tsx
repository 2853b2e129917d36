import { TextAreaField } from '@portal/design-system/TextAreaField'
import { CannedTextArea } from '#app/canned-replies/CannedTextArea.tsx'
import type { ReplyScope } from '#app/canned-replies/canned-replies.queries.ts'
import { cannedRepliesText } from '#app/canned-replies/canned-replies.text.ts'
import { requestsText } from '../requests.text.ts'
import type { OfferedMove } from './moves.ts'
import type { useReason } from './use-reason.ts'

type ReasonFieldProps = {
  need: OfferedMove['reason']
  field: ReturnType<typeof useReason>['field']
  /** Who reads it. */
  description: string
  /** The reasons that are usual here. */
  ready?: ReplyScope | null
}

/** Why a step is taken, where there is a reason to give. */
export function ReasonField({ need, field, description, ready }: ReasonFieldProps) {
  if (need === 'none') return null
  const { ref, ...written } = field
  const asked = {
    ...written,
    label: need === 'required' ? requestsText.reason : requestsText.reasonOptional,
    description,
    isRequired: need === 'required',
    rows: 3,
  } as const
  return ready ? (
    <CannedTextArea {...asked} area={ref} texts={cannedRepliesText.reasons} wanted={ready} />
  ) : (
    <TextAreaField {...asked} ref={ref} />
  )
}
