import { TextAreaField } from '@portal/design-system/TextAreaField'
import type { OfferedMove } from './moves.ts'
import { requestsText } from './requests.text.ts'
import type { useReason } from './use-reason.ts'

type ReasonFieldProps = {
  need: OfferedMove['reason']
  field: ReturnType<typeof useReason>['field']
  /** Who reads it. */
  description: string
}

/** Why a step is taken, where there is a reason to give. */
export function ReasonField({ need, field, description }: ReasonFieldProps) {
  if (need === 'none') return null
  return (
    <TextAreaField
      {...field}
      label={need === 'required' ? requestsText.reason : requestsText.reasonOptional}
      description={description}
      isRequired={need === 'required'}
      rows={3}
    />
  )
}
