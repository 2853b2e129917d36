import { StatusTag, type TagTone } from '@portal/design-system/StatusTag'
import type { PersonFound } from '#contract/people/people.ts'
import { ReRegistrationStatus } from '#domain/re-registration/admin-actions.ts'
import { serviceDeskText } from './service-desk.text.ts'

const { pending, refused, granted, exported } = ReRegistrationStatus
const tones: Readonly<Record<number, TagTone>> = {
  [pending]: 'warning',
  [refused]: 'danger',
  [granted]: 'success',
  [exported]: 'success',
}

/** Where a person's re-registration stands. */
export function PersonStatus({ status }: Pick<PersonFound, 'status'>) {
  if (!status) return serviceDeskText.person.noStatus
  return <StatusTag tone={tones[status.id] ?? 'info'}>{status.nome}</StatusTag>
}
