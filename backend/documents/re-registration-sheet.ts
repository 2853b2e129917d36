import { fieldNames, itemNames } from '#contract/re-registration/re-registration.text.ts'
import type { FieldLine } from '#contract/re-registration/re-registration-groups-reading.ts'
import { RE_REGISTRATION_GROUPS } from '#domain/re-registration/groups.ts'
import { type SheetColumn, sheetOf } from './xlsx/write-workbook.ts'

/** A granted re-registration as its row tells it; `attendant`: who went through it with the person. */
export type ReRegistrationRow = {
  protocol: string
  personId: number
  name: string
  /** Masked. */
  cpf: string
  status: string
  filedAt: Date
  decidedAt: Date
  attendant: string | null
  /** Every field that was sent. */
  fields: readonly FieldLine[]
}

const HEAD: readonly SheetColumn<ReRegistrationRow>[] = [
  { title: 'Protocolo', width: 15, read: ({ protocol }) => protocol },
  { title: 'Id da pessoa', width: 12, read: ({ personId }) => String(personId) },
  { title: 'Nome', width: 32, read: ({ name }) => name },
  { title: 'CPF', width: 16, read: ({ cpf }) => cpf },
  { title: 'Status', width: 14, read: ({ status }) => status },
  { title: 'Enviado em', width: 18, read: ({ filedAt }) => ({ instant: filedAt }) },
  { title: 'Decidido em', width: 18, read: ({ decidedAt }) => ({ instant: decidedAt }) },
  { title: 'Atendente', width: 24, read: ({ attendant }) => attendant ?? '' },
]

const FIELDS: readonly SheetColumn<ReRegistrationRow>[] = RE_REGISTRATION_GROUPS.flatMap((group) =>
  Object.entries(fieldNames[group]).flatMap(([field, label]) =>
    (['before', 'after'] as const).map((side) => ({
      title: `${itemNames[group]} · ${label} (${side === 'before' ? 'antes' : 'agora'})`,
      width: 30,
      read: ({ fields }: ReRegistrationRow) =>
        fields.find((told) => told.group === group && told.field === field)?.line[side] ?? '',
    })),
  ),
)

/** The sheet of granted re-registrations, one row a person: the head, then each field as it was on record and as it was sent. */
export function reRegistrationSheet(batches: AsyncIterable<readonly ReRegistrationRow[]>) {
  return sheetOf({ name: 'Recadastramento', columns: [...HEAD, ...FIELDS], batches })
}
