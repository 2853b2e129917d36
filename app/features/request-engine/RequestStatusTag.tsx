import { StatusTag } from '@portal/design-system/StatusTag'
import { requestStatusTone } from './request-status-tone.ts'

/** Where a request stands, in the words of the API. */
export function RequestStatusTag({ status }: { status: { id: number; nome: string } }) {
  return <StatusTag tone={requestStatusTone(status.id)}>{status.nome}</StatusTag>
}
